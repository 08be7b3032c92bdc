package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;
import org.slidelab.testkit.Distances;
import org.slidelab.testkit.PatchyManhattan;
import org.slidelab.testkit.PlainManhattan;

class RbfsTest extends AlgorithmContract {

    @Override
    protected SearchAlgorithm algorithm() {
        return new Rbfs();
    }

    /** Without a heuristic every path is followed, and their number doubles with each move. */
    @Override
    protected int reach(Spec spec, Dimensions size) {
        return size.cells() <= 9 ? 18 : 10;
    }

    /** Values grow for ever: memory of the states seen would be needed to know better. */
    @Override
    protected boolean exhausts(Spec spec, Dimensions size) {
        return false;
    }

    @Test
    void search_threeMovesAway_goesStraightDown() {
        SearchResult result = Small.run(new Rbfs(), "rbfs", new PlainManhattan(), "1 2 5 3 4 0 6 7 8");

        assertThat(Small.moves(result)).isEqualTo("ULL");
        assertThat(result.statistics().expanded()).isEqualTo(3);
        assertThat(result.statistics().generated()).isEqualTo(3 + 1 + 2);
        assertThat(result.statistics().peakFrontier()).isEqualTo(2 + 0 + 2); // all but the nodes on the path
        assertThat(result.statistics().peakStored()).isEqualTo(1 + 3 + 1 + 2);
    }

    /**
     * On 2x2 every node but the start has one successor, so two chains take turns. Blind, the first goes to value 2 when
     * the second waits at 1, and so on: each turn walks its chain anew from the top. Six moves away, both chains reach
     * the goal at depth 6, and the first to get there is the one whose turn it is.
     */
    @Test
    void search_blindOn2x2_walksItsChainsAgainAndAgain() {
        Evaluator blind = board -> 0;
        SearchResult result = Small.run(new Rbfs(), "rbfs", blind, "3 2 / 1 0");

        assertThat(Small.moves(result)).hasSize(6);
        assertThat(result.statistics().lowerBound()).isEqualTo(6);
        assertThat(result.statistics().generated()).isGreaterThan(2 * 6);
        assertThat(result.statistics().peakStored()).isLessThanOrEqualTo(2 + 6 + 1);
    }

    @Test
    void search_ofSampledBoards_isShortest() {
        Distances distances = Distances.to(Board.parse("0 1 2 3 4 5 6 7 8"));
        for (Heuristic heuristic : List.of(new PlainManhattan(), new PatchyManhattan())) {
            for (Board start : distances.sample(40, heuristic instanceof PlainManhattan ? 31 : 18, 13)) {
                Problem problem = new Problem(start, distances.goal());
                SearchResult result = Small.run(new Rbfs(), "rbfs", heuristic, problem);

                assertThat(Small.cost(problem, result))
                        .as("cost from %s with %s", start, heuristic.id())
                        .isEqualTo(distances.of(start));
                assertThat(result.statistics().lowerBound()).isEqualTo(distances.of(start));
            }
        }
    }

    @Test
    void search_withNegativeEstimate_namesIt() {
        Evaluator negative = board -> board.tile(0) == 0 ? 0 : board.tile(5) == 8 ? -7 : 1;

        assertThatThrownBy(() -> Small.run(new Rbfs(), "rbfs", negative, "1 2 5 3 4 0 6 7 8"))
                .isInstanceOf(InvalidEstimateException.class)
                .hasMessageContaining("-7");
    }
}
