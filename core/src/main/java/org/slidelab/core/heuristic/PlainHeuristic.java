package org.slidelab.core.heuristic;

import org.slidelab.core.board.Board;
import org.slidelab.core.board.BoardView;
import org.slidelab.core.provider.Options;

/**
 * A heuristic written as one method from board and goal to a number of moves.
 *
 * <pre>{@code
 * @AutoService(Heuristic.class)
 * public final class CornersFirst implements PlainHeuristic {
 *     public String id() { return "first-corner"; }
 *     public String summary() { return "1 unless the top left corner is right"; }
 *     public int estimate(BoardView board, BoardView goal) {
 *         return board.tile(0) == goal.tile(0) || board.tile(0) == 0 ? 0 : 1;
 *     }
 * }
 * }</pre>
 *
 * <p>Nothing is claimed of it unless {@link #traits} is overridden.
 */
public interface PlainHeuristic extends Heuristic {

    /**
     * Estimates the number of moves from {@code board} to {@code goal}: never negative, and 0 for the goal itself. Both
     * have the same size. The board belongs to the running search: read it, don't keep it.
     */
    int estimate(BoardView board, BoardView goal);

    @Override
    default HeuristicTraits traits() {
        return HeuristicTraits.NOTHING_CLAIMED;
    }

    @Override
    default Evaluator evaluator(Board goal, Options options) {
        return PlainEvaluator.of(this, goal);
    }
}
