package org.slidelab.algorithms.uninformed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;

class DlsTest extends AlgorithmContract {

    @Override
    protected SearchAlgorithm algorithm() {
        return new Dls();
    }

    @Override
    protected List<Spec> specs() {
        return List.of(
                Spec.parse("dls"),
                Spec.parse("dls:limit=12"),
                Spec.parse("dls:limit=10,duplicates=same-depth"),
                Spec.parse("dls:limit=10,duplicates=path"),
                Spec.parse("dls:limit=9,duplicates=none"));
    }

    /** Boards within the limit are solved; down to the default limit takes seconds on all but the smallest boards. */
    @Override
    protected int reach(Spec spec, Dimensions size) {
        String limit = spec.settings().get("limit");
        if (limit == null) {
            return size.cells() <= 6 ? 31 : 0;
        }
        return Integer.parseInt(limit);
    }

    /** Only whoever remembers depths knows that nothing new lies below the limit. */
    @Override
    protected boolean exhausts(Spec spec, Dimensions size) {
        return spec.settings().isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"best-depth", "same-depth", "path", "none"})
    void search_goalBelowLimit_isCutOffByDepth(String duplicates) {
        SearchResult result = Small.run(new Dls(), "dls:limit=2,duplicates=" + duplicates, "1 2 5 3 4 0 6 7 8");

        assertThat(result.outcome()).isEqualTo(new Outcome.CutOff(Limit.DEPTH));
        assertThat(result.statistics().depth()).isEqualTo(2);
    }

    /** Three successors of the start, each with as many as its blank has ways; with path and marks one of them is back. */
    @Test
    void search_withLimitTwo_countsEachWayByItsDuplicates() {
        String board = "1 2 5 3 4 0 6 7 8";

        assertThat(Small.run(new Dls(), "dls:limit=2,duplicates=none", board)
                        .statistics()
                        .taken())
                .isEqualTo(1 + 3 + 2 + 4 + 2);
        assertThat(Small.run(new Dls(), "dls:limit=2,duplicates=path", board)
                        .statistics()
                        .taken())
                .isEqualTo(1 + 3 + 1 + 3 + 1);
        assertThat(Small.run(new Dls(), "dls:limit=2", board).statistics().expanded())
                .isEqualTo(4);
    }

    @Test
    void search_ofHardestBoard_reachesItsGoalAtTheDefaultLimit() {
        SearchResult result = Small.run(new Dls(), "dls", "8 0 6 5 4 7 2 3 1");

        assertThat(Small.moves(result)).hasSize(31);
        assertThat(result.statistics().depth()).isEqualTo(31);
    }

    @Test
    void search_ofUnsolvable2x2JustDeepEnough_provesIt() {
        assertThat(Small.run(new Dls(), "dls:limit=7", "0 2 / 1 3").outcome()).isEqualTo(new Outcome.Unsolvable());
        assertThat(Small.run(new Dls(), "dls:limit=6", "0 2 / 1 3").outcome())
                .isEqualTo(new Outcome.CutOff(Limit.DEPTH));
    }
}
