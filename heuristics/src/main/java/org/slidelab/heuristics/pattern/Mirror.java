package org.slidelab.heuristics.pattern;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.slidelab.core.board.Dimensions;

/**
 * The reflection of a square board in a diagonal that runs through the blank's goal cell.
 *
 * <p>It maps the goal to itself with the tiles renamed, so a board and its mirror image are equally far from the goal,
 * and what a table says of the mirror image holds for the board.
 */
final class Mirror {

    private Mirror() {}

    /** The cell that each cell is reflected to, if there is such a diagonal. */
    static Optional<IntUnaryOperator> through(Dimensions size, int blank) {
        if (size.rows() != size.columns()) {
            return Optional.empty();
        }
        int last = size.rows() - 1;
        IntUnaryOperator mainDiagonal = cell -> size.column(cell) * size.columns() + size.row(cell);
        IntUnaryOperator otherDiagonal = cell -> (last - size.column(cell)) * size.columns() + last - size.row(cell);
        if (mainDiagonal.applyAsInt(blank) == blank) {
            return Optional.of(mainDiagonal);
        }
        return otherDiagonal.applyAsInt(blank) == blank ? Optional.of(otherDiagonal) : Optional.empty();
    }
}
