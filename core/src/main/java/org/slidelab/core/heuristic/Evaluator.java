package org.slidelab.core.heuristic;

import org.slidelab.core.board.WorkingBoard;

/**
 * The estimates of a heuristic for one goal, used by one search on one thread.
 *
 * <p>Only {@link #estimate} must be written. An evaluator that can tell how one move changes the estimate overrides
 * {@link #estimateAfter} as well, and engines become several times faster.
 */
@FunctionalInterface
public interface Evaluator {

    /**
     * Estimates the cost from a board to the goal, in units of {@link #unitsPerMove}. Never negative; 0 for the goal.
     *
     * @param board the working board of the search, of the goal's size; it must be left as it was
     */
    int estimate(WorkingBoard board);

    /**
     * Estimates the cost after one move, given the estimate before it. Must equal what {@link #estimate} would give.
     *
     * <p>The board is as it is <em>before</em> the move, so that an engine can prune a successor without ever making
     * the move.
     *
     * @param board the working board before the move; it must be left as it was
     * @param estimate the estimate for that board
     * @param tile the tile that moves
     * @param from the cell that the tile leaves and the blank enters
     * @param to the cell that the tile enters, now the blank's
     */
    default int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
        board.moveBlank(from);
        int after = estimate(board);
        board.moveBlank(to);
        return after;
    }

    /**
     * A note that {@link #memoAfter} is given besides the board: the estimate in the low 32 bits, and above it whatever
     * the evaluator likes to remember of a board. Unless this is overridden, the note is the estimate.
     *
     * @param board the working board; it must be left as it was
     * @param estimate the estimate for that board
     */
    default long memo(WorkingBoard board, int estimate) {
        return estimate;
    }

    /**
     * The note after one move, given the note before it; the arguments are those of {@link #estimateAfter}. Engines call
     * this one, which by default calls that one. An evaluator whose next estimate takes more than the last estimate and
     * the board, such as the number of a pattern, overrides both this and {@link #memo}.
     */
    default long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
        return estimateAfter(board, (int) memo, tile, from, to);
    }

    /**
     * Whether {@link #memoAfter} looks at the board it is given, itself or through {@link #estimateAfter}. An evaluator that
     * needs only the other arguments may say false; then an engine needn't keep the board up to date for it.
     */
    default boolean readsBoard() {
        return true;
    }

    /**
     * How many units one move costs: 1 for estimates in whole moves. A heuristic with fractions, such as Euclidean
     * distance, counts in smaller units instead, so that costs stay exact integers.
     */
    default int unitsPerMove() {
        return 1;
    }
}
