package org.slidelab.core.heuristic;

import org.slidelab.core.board.WorkingBoard;

/**
 * The estimates of another evaluator, rounded up to whole moves.
 *
 * <p>The cost of a solution is a whole number, so an estimate that never exceeds it still doesn't when it is rounded up,
 * and one that changes by at most a move with each move still does. Searches that keep many bounds, or weigh them, get
 * small numbers and fewer of them.
 */
public final class WholeMoves implements Evaluator {

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
        int estimate = fractions.estimate(board);
        return estimate < 0 ? estimate : (int) ((estimate - 1L + units) / units);
    }
}
