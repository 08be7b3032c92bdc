package org.slidelab.algorithms.uninformed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;

class DfsTest extends AlgorithmContract {

    @Override
    protected SearchAlgorithm algorithm() {
        return new Dfs();
    }

    /** On a large board depth-first search loses its way, however near the goal is. */
    @Override
    protected int reach(Spec spec, Dimensions size) {
        return size.cells() <= 9 ? 31 : 0;
    }

    @Test
    void search_goalStraightUp_takesTheMovePushedLast() {
        SearchResult result =
                Small.run(new Dfs(), "dfs", "5 1 2 3 4 / 10 6 7 8 9 / 0 11 12 13 14 / 15 16 17 18 19 / 20 21 22 23 24");

        assertThat(Small.moves(result)).isEqualTo("UU");
        assertThat(result.statistics().expanded()).isEqualTo(2);
        assertThat(result.statistics().taken()).isEqualTo(3);
        assertThat(result.statistics().generated()).isEqualTo(3 + 3); // the way back is a duplicate
        assertThat(result.statistics().duplicates()).isEqualTo(1);
    }

    /** The space of 2x2 is a ring of 12 states: from the corner, right is pushed first and down is followed. */
    @Test
    void search_onRing_goesTheLongWay() {
        SearchResult result = Small.run(new Dfs(), "dfs", "1 0 / 2 3");

        assertThat(Small.moves(result)).isEqualTo("L");
        assertThat(Small.moves(Small.run(new Dfs(), "dfs", "1 3 / 2 0"))).isEqualTo("UL");
        assertThat(Small.moves(Small.run(new Dfs(), "dfs", "2 1 / 0 3"))).isEqualTo("U");
        assertThat(Small.moves(Small.run(new Dfs(), "dfs", "2 1 / 3 0"))).isEqualTo("ULDRULDRUL");
    }

    @Test
    void search_ofUnsolvable2x2_takesEveryStateOnceIfMarkedWhenPushed() {
        SearchResult pushed = Small.run(new Dfs(), "dfs", "0 2 / 1 3");
        SearchResult popped = Small.run(new Dfs(), "dfs:mark=pop", "0 2 / 1 3");

        assertThat(pushed.outcome()).isEqualTo(new Outcome.Unsolvable());
        assertThat(pushed.statistics().expanded()).isEqualTo(12);
        assertThat(popped.outcome()).isEqualTo(new Outcome.Unsolvable());
        assertThat(popped.statistics().expanded())
                .isEqualTo(13); // the other neighbour of the start was waiting all along
    }
}
