package org.slidelab.testkit;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;

/**
 * One move on a board, in the words of an evaluator.
 *
 * @param number the moves made before it
 * @param move the move of the blank
 * @param tile the tile that moves
 * @param from the cell that the tile leaves
 * @param to the cell that the tile enters
 */
record Step(int number, Move move, int tile, int from, int to) {

    /** All steps from a board. */
    static List<Step> from(Board board) {
        return from(board, 0);
    }

    /** All steps from a board that was reached by a number of moves. */
    static List<Step> from(Board board, int number) {
        List<Step> steps = new ArrayList<>();
        for (Move move : Move.values()) {
            int target = move.target(board.size(), board.blank());
            if (target >= 0) {
                steps.add(new Step(number, move, board.tile(target), target, board.blank()));
            }
        }
        return steps;
    }

    @Override
    public String toString() {
        return "tile %d from cell %d to cell %d".formatted(tile, from, to);
    }
}
