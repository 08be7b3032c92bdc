package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;
import org.slidelab.testkit.PatchyManhattan;
import org.slidelab.testkit.PlainManhattan;

class AStarTest extends AlgorithmContract {

    @Override
    protected SearchAlgorithm algorithm() {
        return new AStar();
    }

    /** The estimate is exact along the only way, so nothing beside it is expanded. */
    @ParameterizedTest
    @ValueSource(strings = {"high-g", "low-g", "fifo", "lifo"})
    void search_threeMovesAway_expandsThePathOnly(String tieBreak) {
        SearchResult result =
                Small.run(new AStar(), "astar:tie-break=" + tieBreak, new PlainManhattan(), "1 2 5 3 4 0 6 7 8");

        assertThat(Small.moves(result)).isEqualTo("ULL");
        assertThat(result.statistics().expanded()).isEqualTo(3);
        assertThat(result.statistics().generated()).isEqualTo(3 + 1 + 2);
        assertThat(result.statistics().expandedBeforeLastLayer()).isZero();
        assertThat(result.statistics().lowerBound()).isEqualTo(3);
    }

    @Test
    void search_withInconsistentHeuristic_reopens() {
        SearchResult result = Small.run(new AStar(), "astar", new PatchyManhattan(), "8 0 6 5 4 7 2 3 1");

        assertThat(Small.moves(result)).hasSize(31);
        assertThat(result.statistics().reopened()).isPositive();
    }

    @Test
    void search_withConsistentHeuristic_neverReopens() {
        SearchResult result = Small.run(new AStar(), "astar", new PlainManhattan(), "8 0 6 5 4 7 2 3 1");

        assertThat(Small.moves(result)).hasSize(31);
        assertThat(result.statistics().reopened()).isZero();
    }
}
