package org.slidelab.algorithms.uninformed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;

class UcsTest extends AlgorithmContract {

    @Override
    protected SearchAlgorithm algorithm() {
        return new Ucs();
    }

    /** As every move costs one, the oldest of the cheapest nodes is the next in the queue of breadth-first search. */
    @ParameterizedTest
    @ValueSource(strings = {"1 2 5 3 4 0 6 7 8", "8 0 3 2 1 5 4 7 6", "8 0 6 5 4 7 2 3 1", "1 2 3 4 5 0 7 6 8"})
    void search_withUnitCosts_doesWhatBreadthFirstDoes(String board) {
        SearchResult ucs = Small.run(new Ucs(), "ucs", board);
        SearchResult bfs = Small.run(new Bfs(), "bfs", board);

        assertThat(ucs.outcome()).isEqualTo(bfs.outcome());
        assertThat(ucs.statistics().expanded()).isEqualTo(bfs.statistics().expanded());
        assertThat(ucs.statistics().generated()).isEqualTo(bfs.statistics().generated());
        assertThat(ucs.statistics().duplicates()).isEqualTo(bfs.statistics().duplicates());
        assertThat(ucs.statistics().peakFrontier()).isEqualTo(bfs.statistics().peakFrontier());
        assertThat(ucs.statistics().depth()).isEqualTo(bfs.statistics().depth());
        assertThat(ucs.statistics().reopened()).isZero();
    }
}
