package org.slidelab.heuristics;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.Board;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Options;

/** Counts the tiles that are not where they belong; each needs at least one move. */
@AutoService(Heuristic.class)
public final class Misplaced implements Heuristic {

    @Override
    public String id() {
        return "misplaced";
    }

    @Override
    public String summary() {
        return "number of tiles that are not on their goal cell";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT;
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        return new TileSum(goal, 1, (cell, goalCell) -> cell == goalCell ? 0 : 1);
    }
}
