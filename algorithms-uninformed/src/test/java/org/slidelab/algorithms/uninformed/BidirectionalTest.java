package org.slidelab.algorithms.uninformed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;
import org.slidelab.testkit.Distances;

class BidirectionalTest extends AlgorithmContract {

    private static final Board GOAL = Board.parse("0 1 2 3 4 5 6 7 8");

    @Override
    protected SearchAlgorithm algorithm() {
        return new Bidirectional();
    }

    /** Each half goes about half of the way. */
    @Override
    protected int depthFor(int cost) {
        return (cost - 1) / 2;
    }

    @Test
    void search_oneMoveAway_expandsTheStartOnly() {
        SearchResult result = Small.run(new Bidirectional(), "bidirectional", "1 0 2 3 4 5 6 7 8");

        assertThat(Small.moves(result)).isEqualTo("L");
        assertThat(result.statistics().expanded()).isEqualTo(1);
        assertThat(result.statistics().generated()).isEqualTo(3);
    }

    /**
     * The start has three successors, so the goal's level is smaller and is expanded next: its two successors, then
     * theirs, down to the first successor of the third node, which the start knows.
     */
    @Test
    void search_threeMovesAway_meetsOnTheWay() {
        SearchResult result = Small.run(new Bidirectional(), "bidirectional", "1 2 5 3 4 0 6 7 8");

        assertThat(Small.moves(result)).isEqualTo("ULL");
        assertThat(result.statistics().expanded()).isEqualTo(3);
        assertThat(result.statistics().lowerBound()).isEqualTo(3);
        assertThat(result.statistics().depth()).isEqualTo(1);
    }

    @Test
    void search_ofSampledBoards_isShortest() {
        Distances distances = Distances.to(GOAL);
        for (Board start : distances.sample(200, 31, 7)) {
            SearchResult result = Small.run(new Bidirectional(), "bidirectional", start.toString());

            assertThat(Small.moves(result)).as("moves from %s", start).hasSize(distances.of(start));
        }
    }

    @Test
    void search_ofHardestBoard_seesAFractionOfTheSpace() {
        SearchResult result = Small.run(new Bidirectional(), "bidirectional", "8 0 6 5 4 7 2 3 1");

        assertThat(Small.moves(result)).hasSize(31);
        assertThat(result.statistics().expanded()).isLessThan(181_439 / 10);
    }

    /** Twelve states are seen from the side whose levels are smaller; the other is ahead by a level at most. */
    @Test
    void search_ofUnsolvable2x2_exhaustsOneEnd() {
        SearchResult result = Small.run(new Bidirectional(), "bidirectional", "0 2 / 1 3");

        assertThat(result.outcome()).isEqualTo(new Outcome.Unsolvable());
        assertThat(result.statistics().expanded()).isBetween(12L, 24L);
    }
}
