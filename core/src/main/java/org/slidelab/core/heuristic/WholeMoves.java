package org.slidelab.core.heuristic;

import org.slidelab.core.board.WorkingBoard;

/**
 * The estimates of another evaluator, rounded up to whole moves.
 *
 * <p>The cost of a solution is a whole number, so an estimate that never exceeds it still doesn't when it is rounded up,
 * and one that changes by at most a move with each move still does. Searches that keep many bounds, or weigh them, get
 * small numbers and fewer of them.
 *
 * <p>What one move changes is asked of the other evaluator, with the exact estimate, which is kept in the upper half of the
 * memo. An evaluator whose own memo holds more than its estimate leaves no room for that: it estimates each board anew.
 */
public final class WholeMoves implements Evaluator {

    private static final long ANEW = -1L << Integer.SIZE;
    private static final long LOWER_HALF = (1L << Integer.SIZE) - 1;

    private final Evaluator fractions;
    private final int units;

    private WholeMoves(Evaluator fractions) {
        this.fractions = fractions;
        units = fractions.unitsPerMove();
    }

    /** An evaluator in whole moves; the given one if it is one already. */
    public static Evaluator of(Evaluator evaluator) {
        return evaluator.unitsPerMove() == 1 ? evaluator : new WholeMoves(evaluator);
    }

    @Override
    public int estimate(WorkingBoard board) {
        return whole(fractions.estimate(board));
    }

    /** Rounds up; what no heuristic may give is left as it is, to be named. */
    private int whole(int estimate) {
        boolean valid = estimate >= 0 && estimate <= InvalidEstimateException.MAX_ESTIMATE;
        return valid ? (int) ((estimate - 1L + units) / units) : estimate;
    }

    @Override
    public long memo(WorkingBoard board, int estimate) {
        return memo(fractions.memo(board, fractions.estimate(board)));
    }

    @Override
    public long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
        if (memo >= 0) {
            return memo(fractions.memoAfter(board, memo >>> Integer.SIZE, tile, from, to));
        }
        board.moveBlank(from);
        long after = memo(board, 0);
        board.moveBlank(to);
        return after;
    }

    /** The memo of a board, given the other evaluator's. */
    private long memo(long exact) {
        boolean estimateOnly = exact >= 0 && exact <= InvalidEstimateException.MAX_ESTIMATE;
        return (estimateOnly ? exact << Integer.SIZE : ANEW) | (whole((int) exact) & LOWER_HALF);
    }
}
