package org.slidelab.heuristics;

import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;

/**
 * The evaluator of {@link InversionDistance}.
 *
 * <p>The memo carries the inversions of both readings, 16 bits each, and a move changes one of them. Without the memo that
 * one is counted anew.
 */
final class Inversions implements Evaluator {

    private static final int BITS_OF_COUNT = 16;
    private static final int MASK_OF_COUNT = (1 << BITS_OF_COUNT) - 1;

    private final Reading byRows;
    private final Reading byColumns;

    Inversions(Board goal) {
        byRows = new Reading(goal, false);
        byColumns = new Reading(goal, true);
    }

    @Override
    public int estimate(WorkingBoard board) {
        return byRows.moves(byRows.inversions(board), board.blank())
                + byColumns.moves(byColumns.inversions(board), board.blank());
    }

    @Override
    public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
        Reading reading = Math.abs(from - to) == 1 ? byColumns : byRows;
        int inversions = reading.inversions(board);
        int change = reading.change(board, tile, from, to);
        return estimate + reading.moves(inversions + change, from) - reading.moves(inversions, to);
    }

    @Override
    public long memo(WorkingBoard board, int estimate) {
        long counts = (long) byRows.inversions(board) << BITS_OF_COUNT | byColumns.inversions(board);
        return counts << Integer.SIZE | estimate;
    }

    @Override
    public long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
        boolean horizontally = Math.abs(from - to) == 1;
        int shift = horizontally ? Integer.SIZE : Integer.SIZE + BITS_OF_COUNT;
        Reading reading = horizontally ? byColumns : byRows;
        int inversions = (int) (memo >>> shift) & MASK_OF_COUNT;
        int change = reading.change(board, tile, from, to);
        int moves = reading.moves(inversions + change, from) - reading.moves(inversions, to);
        return memo + ((long) change << shift) + moves;
    }
}
