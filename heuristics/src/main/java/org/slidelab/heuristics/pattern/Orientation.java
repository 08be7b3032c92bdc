package org.slidelab.heuristics.pattern;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.slidelab.core.board.Dimensions;

/**
 * How a pattern lies on the board, compared with the one that its table is for.
 *
 * <p>Patterns that are turned or mirrored images of each other have the same distances, so one table serves them all:
 * that of the first of them, by the blank's cell and then by the other cells. So the goals {@code blank-first} and
 * {@code blank-last} share their tables.
 *
 * @param pattern the pattern of the table
 * @param image the cell on the board of the table for each cell of the board
 */
record Orientation(Pattern pattern, IntUnaryOperator image) {

    /** The orientation of a pattern. */
    static Orientation of(Pattern pattern) {
        return symmetries(pattern.size()).stream()
                .map(symmetry -> new Orientation(pattern.mapped(symmetry), symmetry))
                .min(Comparator.<Orientation>comparingInt(each -> each.pattern().blank())
                        .thenComparingInt(each -> each.pattern().mask()))
                .orElseThrow();
    }

    /** The image of each cell. */
    int[] images() {
        return IntStream.range(0, pattern.size().cells()).map(image).toArray();
    }

    /** The same seen in a mirror. */
    Orientation seenIn(IntUnaryOperator mirror) {
        return new Orientation(pattern, cell -> image.applyAsInt(mirror.applyAsInt(cell)));
    }

    /** The ways to turn and mirror a board so that it stays in shape. */
    private static List<IntUnaryOperator> symmetries(Dimensions size) {
        int lastRow = size.rows() - 1;
        int lastColumn = size.columns() - 1;
        List<IntUnaryOperator> flips = List.of(
                cell -> cell,
                cell -> (lastRow - size.row(cell)) * size.columns() + size.column(cell),
                cell -> size.row(cell) * size.columns() + lastColumn - size.column(cell),
                cell -> lastRow * size.columns() + lastColumn - cell);
        List<IntUnaryOperator> all = new ArrayList<>(flips);
        if (lastRow == lastColumn) {
            IntUnaryOperator turned = cell -> size.column(cell) * size.columns() + size.row(cell);
            flips.forEach(flip -> all.add(turned.andThen(flip)));
        }
        return all;
    }
}
