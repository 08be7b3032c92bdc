package org.slidelab.algorithms.uninformed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;

class BfsTest extends AlgorithmContract {

    @Override
    protected SearchAlgorithm algorithm() {
        return new Bfs();
    }

    /** From the corner: the start, its two neighbours, their two successors each, and at depth 3 the goal is taken. */
    @Test
    void search_threeMovesAway_expandsLevelByLevel() {
        SearchResult result = Small.run(new Bfs(), "bfs", "1 2 5 3 4 0 6 7 8");

        assertThat(Small.moves(result)).isEqualTo("ULL");
        assertThat(result.statistics().expanded()).isEqualTo(18);
        assertThat(result.statistics().taken()).isEqualTo(19);
        assertThat(result.statistics().depth()).isEqualTo(3);
        assertThat(result.statistics().lowerBound()).isEqualTo(3);
    }

    @Test
    void search_goalOneMoveAwayTestedWhenGenerated_expandsTheStartOnly() {
        SearchResult result = Small.run(new Bfs(), "bfs:goal-test=generation", "1 0 2 3 4 5 6 7 8");

        assertThat(Small.moves(result)).isEqualTo("L");
        assertThat(result.statistics().expanded()).isEqualTo(1);
        assertThat(result.statistics().generated()).isEqualTo(3);
        assertThat(result.statistics().taken()).isEqualTo(2);
        assertThat(result.statistics().peakStored()).isEqualTo(4);
    }

    @Test
    void search_ofUnsolvable2x2_seesAllTwelveStates() {
        SearchResult result = Small.run(new Bfs(), "bfs", "0 2 / 1 3");

        assertThat(result.outcome()).isEqualTo(new Outcome.Unsolvable());
        assertThat(result.statistics().expanded()).isEqualTo(12);
        assertThat(result.statistics().peakStored()).isEqualTo(12);
        assertThat(result.statistics().generated())
                .isEqualTo(13); // the start has two, the others one besides the way back
        assertThat(result.statistics().duplicates()).isEqualTo(2); // both branches meet
        assertThat(result.statistics().depth()).isEqualTo(6);
    }
}
