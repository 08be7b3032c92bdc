package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
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

class WeightedAStarTest extends AlgorithmContract {

    private static final String HARDEST = "8 0 6 5 4 7 2 3 1";
    private static final Distances DISTANCES = Distances.to(Board.parse("0 1 2 3 4 5 6 7 8"));

    @Override
    protected SearchAlgorithm algorithm() {
        return new WeightedAStar();
    }

    @Override
    protected List<Spec> specs() {
        List<Spec> specs = new ArrayList<>(super.specs());
        specs.add(Spec.parse("wastar:weight=1.37"));
        return specs;
    }

    @Test
    void search_withWeightOne_isAStar() {
        SearchResult weighted = Small.run(new WeightedAStar(), "wastar:weight=1", new PlainManhattan(), HARDEST);
        SearchResult plain = Small.run(new AStar(), "astar", new PlainManhattan(), HARDEST);

        assertThat(weighted.outcome()).isEqualTo(plain.outcome());
        assertThat(weighted.statistics().expanded())
                .isEqualTo(plain.statistics().expanded());
        assertThat(weighted.statistics().expandedBeforeLastLayer())
                .isEqualTo(plain.statistics().expandedBeforeLastLayer());
    }

    /** Also with an inconsistent heuristic, thanks to reopening; and the lower bound is one. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 1.01, 1.5, 3, 10})
    void search_ofSampledBoards_keepsTheBound(double weight) {
        for (Heuristic heuristic : List.of(new PlainManhattan(), new PatchyManhattan())) {
            for (Board start : DISTANCES.sample(20, heuristic instanceof PlainManhattan ? 31 : 20, 11)) {
                Problem problem = new Problem(start, DISTANCES.goal());
                SearchResult result = Small.run(new WeightedAStar(), "wastar:weight=" + weight, heuristic, problem);
                int distance = DISTANCES.of(start);

                assertThat((double) Small.cost(problem, result))
                        .as("cost from %s with %s", start, heuristic.id())
                        .isBetween((double) distance, weight * distance);
                assertThat(result.statistics().lowerBound())
                        .as("lower bound from %s with %s", start, heuristic.id())
                        .isBetween(0, distance);
            }
        }
    }

    @Test
    void search_withLargerWeight_expandsLess() {
        SearchResult light = Small.run(new WeightedAStar(), "wastar", new PlainManhattan(), HARDEST);
        SearchResult heavy = Small.run(new WeightedAStar(), "wastar:weight=5", new PlainManhattan(), HARDEST);

        assertThat(light.statistics().expanded()).isLessThan(6549); // fewer than any A* must expand
        assertThat(heavy.statistics().expanded()).isLessThan(light.statistics().expanded());
    }

    /** Hundredths make keys that are too large for buckets on the way; the heap takes over. */
    @Test
    void search_withUnevenWeight_goesOnWithAHeap() {
        Problem problem = new Problem(Board.parse(HARDEST), DISTANCES.goal());
        SearchResult result = Small.run(new WeightedAStar(), "wastar:weight=99.99", new PlainManhattan(), problem);

        assertThat(Small.cost(problem, result)).isGreaterThanOrEqualTo(31);
    }

    @Test
    void search_withEstimateThatCannotBeWeighted_namesIt() {
        Evaluator huge = board -> board.tile(0) == 0 ? 0 : 1 << 28;

        assertThatThrownBy(() -> Small.run(new WeightedAStar(), "wastar:weight=50", huge, HARDEST))
                .isInstanceOf(InvalidEstimateException.class)
                .hasMessageContaining("268435456");
    }
}
