package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;
import org.slidelab.testkit.PlainManhattan;

class GreedyTest extends AlgorithmContract {

    @Override
    protected SearchAlgorithm algorithm() {
        return new Greedy();
    }

    /** On a large board a heuristic that is 0 for half of the boards leads away for ever. */
    @Override
    protected int reach(Spec spec, Dimensions size) {
        return size.cells() <= 9 ? 31 : 0;
    }

    @Test
    void search_onWideBoard_followsAGoodHeuristic() {
        String board = "1 2 3 8 4 / 5 6 7 13 9 / 10 11 12 18 14 / 15 16 17 0 19 / 20 21 22 23 24";
        SearchResult result = Small.run(new Greedy(), "greedy", new PlainManhattan(), board);

        assertThat(Small.moves(result)).isEqualTo("UUULLL");
        assertThat(result.statistics().expanded()).isEqualTo(6);
    }

    @Test
    void search_threeMovesAway_goesStraightDownhill() {
        SearchResult result = Small.run(new Greedy(), "greedy", new PlainManhattan(), "1 2 5 3 4 0 6 7 8");

        assertThat(Small.moves(result)).isEqualTo("ULL");
        assertThat(result.statistics().expanded()).isEqualTo(3);
        assertThat(result.statistics().expandedBeforeLastLayer()).isEqualTo(-1);
    }

    @Test
    void search_ofHardestBoard_isQuickButLong() {
        SearchResult result = Small.run(new Greedy(), "greedy", new PlainManhattan(), "8 0 6 5 4 7 2 3 1");

        assertThat(Small.moves(result)).hasSizeGreaterThan(31);
        assertThat(result.statistics().expanded()).isLessThan(6549); // fewer than any A* must expand
        assertThat(result.statistics().reopened()).isZero();
    }
}
