package org.slidelab.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.ToLongFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.SearchResult;
import org.slidelab.core.search.Statistics;

/**
 * Every figure that the course systems A, B and C published for breadth-first, depth-first and iterative deepening
 * search, and C for what it called A*, comes out exactly: each system had its own way of counting.
 */
class PublishedExactTest {

    private static final String GOAL = "0 1 2 3 4 5 6 7 8";
    private static final String NONE = "none";

    /** By policy: the spec that searches in the same order, and what was counted as nodes. */
    private static final Map<String, Policy> POLICIES = Map.of(
            "a-bfs", new Policy("bfs:goal-test=generation", statistics -> statistics.expanded() + 1),
            "a-dfs", new Policy("dfs", Statistics::taken),
            "a-ids", new Policy("ids:duplicates=same-depth", Statistics::taken),
            "b-bfs", new Policy("bfs", Statistics::expanded),
            "b-dfs", new Policy("dfs:mark=pop", Statistics::expanded),
            "b-ids", new Policy("ids:max-limit=31", Statistics::expanded),
            "c-bfs", new Policy("bfs", Statistics::expanded),
            "c-dfs", new Policy("dfs", Statistics::taken),
            "c-astar", new Policy("ucs", Statistics::expanded));

    @ParameterizedTest
    @CsvFileSource(resources = "published-exact.csv", useHeadersInDisplayName = true)
    void search_asThePolicySays_givesThePublishedFigures(
            String system, String policyName, String start, String cost, Long nodes, String depth) {
        Policy policy = POLICIES.get(policyName);
        SearchResult result = Searches.run(policy.spec, start, GOAL);

        if (NONE.equals(cost)) {
            assertThat(result.outcome()).isNotInstanceOf(Solved.class);
        } else if (cost != null) {
            assertThat(((Solved) result.outcome()).cost())
                    .as("cost, system %s", system)
                    .isEqualTo(Integer.parseInt(cost));
        }
        if (nodes != null) {
            assertThat(policy.nodes.applyAsLong(result.statistics()))
                    .as("nodes, system %s", system)
                    .isEqualTo(nodes);
        }
        if (depth != null && !depth.equals(NONE)) {
            assertThat(result.statistics().depth())
                    .as("depth, system %s", system)
                    .isEqualTo(Integer.parseInt(depth));
        }
    }

    private record Policy(String spec, ToLongFunction<Statistics> nodes) {}
}
