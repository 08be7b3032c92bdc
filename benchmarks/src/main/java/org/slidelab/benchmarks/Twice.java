package org.slidelab.benchmarks;

import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;

/**
 * The estimates of another evaluator, worked out twice for each move: what a search takes longer with it is what the other
 * one takes, and the rest is the engine.
 */
final class Twice implements Evaluator {

    private final Evaluator other;

    /** Always 0. As it is no constant, the compiler can't know that the second time is the same as the first. */
    @SuppressWarnings("FieldMayBeFinal")
    private int nothing;

    Twice(Evaluator other) {
        this.other = other;
    }

    @Override
    public int estimate(WorkingBoard board) {
        return other.estimate(board);
    }

    @Override
    public long memo(WorkingBoard board, int estimate) {
        return other.memo(board, estimate);
    }

    @Override
    public long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
        long once = other.memoAfter(board, memo, tile, from, to);
        long again = other.memoAfter(board, memo ^ nothing, tile ^ nothing, from, to ^ nothing);
        return once | again;
    }

    @Override
    public boolean readsBoard() {
        return other.readsBoard();
    }

    @Override
    public int unitsPerMove() {
        return other.unitsPerMove();
    }
}
