package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;
import org.slidelab.testkit.Distances;
import org.slidelab.testkit.PlainManhattan;

class BeamTest extends AlgorithmContract {

    private static final Distances DISTANCES = Distances.to(Board.parse("0 1 2 3 4 5 6 7 8"));

    @Override
    protected SearchAlgorithm algorithm() {
        return new Beam();
    }

    @Override
    protected List<Spec> specs() {
        return List.of(Spec.parse("beam"), Spec.parse("beam:width=100000"));
    }

    /** Blind, a beam finds only what it has room for. */
    @Override
    protected int reach(Spec spec, Dimensions size) {
        if (!spec.settings().isEmpty()) {
            return size.cells() <= 9 ? 18 : 12;
        }
        return size.cells() <= 6 ? 24 : size.cells() <= 9 ? 12 : 8;
    }

    @Test
    void search_threeMovesAway_expandsThreeNodesInABeamOfOne() {
        SearchResult result = Small.run(new Beam(), "beam:width=1", new PlainManhattan(), "1 2 5 3 4 0 6 7 8");

        assertThat(Small.moves(result)).isEqualTo("ULL");
        assertThat(result.statistics().expanded()).isEqualTo(3);
        assertThat(result.statistics().generated()).isEqualTo(3 + 1 + 2);
    }

    /** A beam that drops nothing is breadth-first search. */
    @Test
    void search_wideEnough_isShortest() {
        for (Board start : DISTANCES.sample(5, 31, 3)) {
            Problem problem = new Problem(start, DISTANCES.goal());
            SearchResult result = Small.run(new Beam(), "beam:width=100000", new PlainManhattan(), problem);

            assertThat(Small.cost(problem, result)).as("cost from %s", start).isEqualTo(DISTANCES.of(start));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 1000})
    void search_ofSampledBoards_solvesThem(int width) {
        for (Board start : DISTANCES.sample(50, 31, 5)) {
            Problem problem = new Problem(start, DISTANCES.goal());
            SearchResult result = Small.run(new Beam(), "beam:width=" + width, new PlainManhattan(), problem);

            assertThat(Small.cost(problem, result))
                    .as("cost from %s", start)
                    .isGreaterThanOrEqualTo(DISTANCES.of(start));
            assertThat(result.statistics().peakFrontier()).isLessThanOrEqualTo(4L * width);
        }
    }

    /** In a beam of one, each of the two ways round is followed or dropped: what dies out proves nothing. */
    @Test
    void search_thatDroppedNodes_provesNothing() {
        SearchResult result = Small.run(new Beam(), "beam:width=1", new PlainManhattan(), "0 2 / 1 3");

        assertThat(result.outcome()).isEqualTo(new Outcome.CutOff(Limit.MEMORY));
    }

    @Test
    void search_thatDroppedNothing_provesUnsolvable() {
        SearchResult result = Small.run(new Beam(), "beam:width=2", new PlainManhattan(), "0 2 / 1 3");

        assertThat(result.outcome()).isEqualTo(new Outcome.Unsolvable());
        assertThat(result.statistics().expanded()).isEqualTo(12);
    }
}
