package org.slidelab.core.heuristic;

import java.lang.invoke.MethodHandles;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;

/**
 * The evaluator of a {@link PlainHeuristic}.
 *
 * <p>This class is a template for {@link PrivateCopy}: each plain heuristic has an evaluator class of its own, so that engines
 * which keep evaluator classes apart keep plain heuristics apart too.
 */
final class PlainEvaluator implements Evaluator {

    private static final PrivateCopy<Evaluator> COPIES = new PrivateCopy<>(
            MethodHandles.lookup(), PlainEvaluator.class, Evaluator.class, PlainHeuristic.class, Board.class);

    private final PlainHeuristic heuristic;
    private final Board goal;

    /** Public for the copies. */
    public PlainEvaluator(PlainHeuristic heuristic, Board goal) {
        this.heuristic = heuristic;
        this.goal = goal;
    }

    static Evaluator of(PlainHeuristic heuristic, Board goal) {
        return COPIES.newInstance(heuristic.getClass(), heuristic, goal);
    }

    @Override
    public int estimate(WorkingBoard board) {
        return heuristic.estimate(board, goal);
    }
}
