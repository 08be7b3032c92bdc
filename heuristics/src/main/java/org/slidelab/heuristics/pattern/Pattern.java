package org.slidelab.heuristics.pattern;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.slidelab.core.board.Dimensions;

/**
 * A part of a goal: some tiles, known by the cells on which they belong, and the blank's cell.
 *
 * @param size the size of the board
 * @param blank the goal cell of the blank
 * @param cells the goal cells of the part's tiles, in ascending order
 */
record Pattern(Dimensions size, int blank, List<Integer> cells) {

    Pattern {
        cells = cells.stream().sorted().toList();
    }

    /** A pattern, given its cells as bits. */
    static Pattern ofMask(Dimensions size, int blank, int mask) {
        return new Pattern(
                size,
                blank,
                IntStream.range(0, size.cells())
                        .filter(cell -> (mask >>> cell & 1) != 0)
                        .boxed()
                        .toList());
    }

    /** The same on a board that is turned or mirrored, given the image of each cell. */
    Pattern mapped(IntUnaryOperator image) {
        return new Pattern(
                size,
                image.applyAsInt(blank),
                cells.stream().map(image::applyAsInt).toList());
    }

    /** The number of tiles. */
    int tiles() {
        return cells.size();
    }

    /** The goal cells as bits. */
    int mask() {
        return cells.stream().mapToInt(cell -> 1 << cell).sum();
    }

    /** The number of placements of the tiles. */
    long placements() {
        return IntStream.range(0, tiles())
                .mapToLong(i -> size.cells() - i)
                .reduce(1, (count, factor) -> Math.multiplyExact(count, factor));
    }

    /** The sets of cells that the tiles can take. */
    CellSets sets() {
        return new CellSets(size.cells(), tiles());
    }

    /** How far each cell is from each tile's goal cell, the tiles in the order of the cells. */
    byte[][] distances() {
        byte[][] distances = new byte[size.cells()][tiles()];
        for (int cell = 0; cell < distances.length; cell++) {
            for (int tile = 0; tile < tiles(); tile++) {
                distances[cell][tile] = (byte) size.distance(cell, cells.get(tile));
            }
        }
        return distances;
    }

    /** The drawing: the pattern's cells as {@code a}, the blank's as a dot, others as a dash. */
    String drawing() {
        return IntStream.range(0, size.rows())
                .mapToObj(row -> IntStream.range(row * size.columns(), (row + 1) * size.columns())
                        .mapToObj(cell -> cell == blank ? "." : cells.contains(cell) ? "a" : "-")
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
    }

    /** The size and the drawing. */
    @Override
    public String toString() {
        return size + " " + drawing();
    }
}
