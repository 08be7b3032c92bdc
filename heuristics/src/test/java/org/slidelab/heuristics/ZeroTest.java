package org.slidelab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Options;
import org.slidelab.testkit.HeuristicContract;

class ZeroTest extends HeuristicContract {

    @Override
    protected Heuristic heuristic() {
        return new Zero();
    }

    @Test
    void estimate_ofHardestBoard_isZero() {
        Evaluator evaluator = new Zero().evaluator(Board.parse("0 1 2 3 4 5 6 7 8"), Options.DEFAULTS);

        assertThat(evaluator.estimate(new WorkingBoard(Board.parse("8 0 6 5 4 7 2 3 1"))))
                .isZero();
    }
}
