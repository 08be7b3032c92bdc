package org.slidelab.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.SearchResult;

/** A* with each heuristic and each tie-break expands no fewer and no more states than theory allows. */
class AstarBoundsTest {

    @ParameterizedTest
    @CsvFileSource(resources = "astar-bounds.csv", useHeadersInDisplayName = true)
    void astar_withAnyTieBreak_staysWithinTheBounds(
            String start, String goal, int cost, String heuristic, long surely, long atMost) {
        for (String tieBreak : new String[] {"high-g", "low-g", "fifo", "lifo"}) {
            SearchResult result = Searches.run("astar:tie-break=" + tieBreak, heuristic, start, goal);

            assertThat(((Solved) result.outcome()).cost())
                    .as("cost, %s", tieBreak)
                    .isEqualTo(cost);
            assertThat(result.statistics().expanded())
                    .as("expanded, %s", tieBreak)
                    .isBetween(surely, atMost);
            assertThat(result.statistics().expandedBeforeLastLayer())
                    .as("expanded before the last layer, %s", tieBreak)
                    .isEqualTo(surely);
            assertThat(result.statistics().reopened())
                    .as("reopened, %s", tieBreak)
                    .isZero();
        }
    }
}
