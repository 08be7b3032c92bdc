package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;
import org.slidelab.testkit.Distances;
import org.slidelab.testkit.PatchyManhattan;
import org.slidelab.testkit.PlainManhattan;

class BidirectionalAStarTest extends AlgorithmContract {

    private static final Distances DISTANCES = Distances.to(Board.parse("0 1 2 3 4 5 6 7 8"));

    @Override
    protected SearchAlgorithm algorithm() {
        return new BidirectionalAStar();
    }

    /** Each half goes about half of the way. */
    @Override
    protected int depthFor(int cost) {
        return (cost - 1) / 2;
    }

    /**
     * All estimates along the only way are exact, 3. The start and the goal are expanded; then the nodes at g = 1 on both
     * sides are one move apart, and expanding the forward one meets the backward one.
     */
    @Test
    void search_threeMovesAway_meetsOnTheWay() {
        Problem problem = new Problem(Board.parse("1 2 5 3 4 0 6 7 8"), DISTANCES.goal());
        SearchResult result = Small.run(new BidirectionalAStar(), "bidirectional-astar", new PlainManhattan(), problem);

        assertThat(Small.moves(result)).isEqualTo("ULL");
        assertThat(result.statistics().expanded()).isEqualTo(3);
        assertThat(result.statistics().generated()).isEqualTo(3 + 2 + 1);
        assertThat(result.statistics().lowerBound()).isEqualTo(3);
    }

    @Test
    void search_ofSampledBoards_isShortest() {
        for (Heuristic heuristic : List.of(new PlainManhattan(), new PatchyManhattan())) {
            for (Board start : DISTANCES.sample(100, 31, 17)) {
                Problem problem = new Problem(start, DISTANCES.goal());
                SearchResult result = Small.run(new BidirectionalAStar(), "bidirectional-astar", heuristic, problem);

                assertThat(Small.cost(problem, result))
                        .as("cost from %s with %s", start, heuristic.id())
                        .isEqualTo(DISTANCES.of(start));
            }
        }
    }

    @Test
    void search_withConsistentHeuristic_expandsAtMostTwiceWhatAStarMust() {
        Problem problem = new Problem(Board.parse("8 0 6 5 4 7 2 3 1"), DISTANCES.goal());
        SearchResult result = Small.run(new BidirectionalAStar(), "bidirectional-astar", new PlainManhattan(), problem);

        assertThat(Small.cost(problem, result)).isEqualTo(31);
        assertThat(result.statistics().expanded()).isLessThanOrEqualTo(2 * 6549); // A* must expand f < 31
    }

    /** An estimate that is far too large is a fault of the heuristic, but no reason to fail. */
    @ParameterizedTest
    @ValueSource(ints = {1_000, 1 << 28})
    void search_withHugeEstimates_stillSolves(int estimate) {
        String board = "3 1 2 0 4 5 6 7 8";
        SearchResult result = Small.run(
                new BidirectionalAStar(), "bidirectional-astar", view -> view.tile(0) == 0 ? 0 : estimate, board);

        assertThat(Small.moves(result)).isEqualTo("U");
    }
}
