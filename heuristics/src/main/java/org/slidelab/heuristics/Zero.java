package org.slidelab.heuristics;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Options;

/** No estimate at all: turns A* into uniform-cost search, which makes it the baseline of comparisons. */
@AutoService(Heuristic.class)
public final class Zero implements Heuristic {

    @Override
    public String id() {
        return "zero";
    }

    @Override
    public String summary() {
        return "always 0: no guidance, the baseline";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT;
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        return new Evaluator() {
            @Override
            public int estimate(WorkingBoard board) {
                return 0;
            }

            @Override
            public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
                return 0;
            }
        };
    }
}
