package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;
import org.slidelab.testkit.PlainManhattan;

class IdaStarTest extends AlgorithmContract {

    @Override
    protected SearchAlgorithm algorithm() {
        return new IdaStar();
    }

    @Override
    protected List<Spec> specs() {
        return List.of(Spec.parse("idastar"), Spec.parse("idastar:threads=3"));
    }

    /** Without a heuristic every path is followed, and their number doubles with each move. */
    @Override
    protected int reach(Spec spec, Dimensions size) {
        return size.cells() <= 9 ? 20 : 11;
    }

    /** The bound grows for ever: memory of the states seen would be needed to know better. */
    @Override
    protected boolean exhausts(Spec spec, Dimensions size) {
        return false;
    }

    @Test
    void search_threeMovesAway_needsOneRound() {
        SearchResult result = Small.run(new IdaStar(), "idastar", new PlainManhattan(), "1 2 5 3 4 0 6 7 8");

        assertThat(Small.moves(result)).isEqualTo("ULL");
        assertThat(result.statistics().expanded()).isEqualTo(3);
        assertThat(result.statistics().expandedBeforeLastLayer()).isZero();
        assertThat(result.statistics().generated()).isEqualTo(3 + 1 + 2); // all but the ways back
        assertThat(result.statistics().peakStored()).isEqualTo(3);
    }

    @Test
    void search_withNegativeEstimate_namesIt() {
        Evaluator negative = board -> board.tile(0) == 0 ? 0 : board.tile(0) == 3 ? -7 : 1;

        assertThatThrownBy(() -> Small.run(new IdaStar(), "idastar", negative, "1 2 5 3 4 0 6 7 8"))
                .isInstanceOf(InvalidEstimateException.class)
                .hasMessageContaining("-7");
    }

    @Test
    void search_withHugeEstimates_stillSolves() {
        Evaluator huge = board -> board.tile(0) == 0 ? 0 : 1 << 28;

        assertThat(Small.moves(Small.run(new IdaStar(), "idastar", huge, "3 1 2 0 4 5 6 7 8")))
                .isEqualTo("U");
    }
}
