package org.slidelab.benchmarks;

import java.lang.invoke.MethodHandles;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.PrivateCopy;

/**
 * The estimates of another evaluator, worked out twice for each move: what a search takes longer with it is what the other
 * one takes, and the rest is the engine.
 *
 * <p>The second time may go on beside the first, since neither needs the other, or wait for it. What it costs beside the first
 * is the work alone, less than what an estimate really costs; waiting takes the whole way from question to answer, more than it
 * really costs, as an engine has other things to do meanwhile. So the truth lies between.
 */
final class Twice implements Evaluator {

    private static final boolean IN_TURN = PrivateCopy.constant(MethodHandles.lookup(), false);
    private static final PrivateCopy<Evaluator> COPIES =
            new PrivateCopy<>(MethodHandles.lookup(), Twice.class, Evaluator.class, Evaluator.class);

    private final Evaluator other;

    /** Always 0. As it is no constant, the compiler can't know that the second time is the same as the first. */
    @SuppressWarnings("FieldMayBeFinal")
    private int nothing;

    /** Public for the copies. */
    public Twice(Evaluator other) {
        this.other = other;
    }

    /** Doubles an evaluator; the second estimate waits for the first or doesn't. */
    static Evaluator of(Evaluator other, boolean inTurn) {
        return COPIES.madeFor(inTurn).newInstance(other.getClass(), other);
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
        int wait = IN_TURN ? (int) once & nothing : nothing;
        long again = other.memoAfter(board, memo ^ wait, tile ^ wait, from, to ^ wait);
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
