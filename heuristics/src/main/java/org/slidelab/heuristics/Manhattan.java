package org.slidelab.heuristics;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Options;

/** Adds up the steps that each tile is from its goal cell; a move brings one tile one step closer at most. */
@AutoService(Heuristic.class)
public final class Manhattan implements Heuristic {

    @Override
    public String id() {
        return "manhattan";
    }

    @Override
    public String summary() {
        return "sum of the tiles' horizontal and vertical distances";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT;
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        TileSum sum = new TileSum(goal, 1, goal.size()::distance);
        return goal.cells() <= WorkingBoard.MAX_PACKED_CELLS ? new TileSteps(goal, sum) : sum;
    }

    @Override
    public int suitability(Board goal) {
        return 50;
    }
}
