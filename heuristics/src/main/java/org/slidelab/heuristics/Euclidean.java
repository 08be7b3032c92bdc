package org.slidelab.heuristics;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.Board;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Options;

/**
 * Adds up the straight-line distances of the tiles to their goal cells.
 *
 * <p>Each distance is rounded down to a multiple of 1/65536 move. The sum is then never above the true one, and one move
 * still changes it by at most one: if x ≤ y + 1 then ⌊sx⌋ ≤ ⌊sy⌋ + s for a whole s.
 */
@AutoService(Heuristic.class)
public final class Euclidean implements Heuristic {

    private static final int UNITS_PER_MOVE = 1 << 16;

    @Override
    public String id() {
        return "euclidean";
    }

    @Override
    public String summary() {
        return "sum of the tiles' straight-line distances";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT;
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        return new TileSum(goal, UNITS_PER_MOVE, (cell, goalCell) -> {
            int rows = goal.row(cell) - goal.row(goalCell);
            int columns = goal.column(cell) - goal.column(goalCell);
            return (int) (UNITS_PER_MOVE * Math.sqrt(rows * rows + columns * columns));
        });
    }
}
