package org.slidelab.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.SearchResult;

/**
 * What systems A, B and E published for A*, and E for uniform-cost search. Costs and depths come out; the counts of
 * nodes can't, since only a fault produces them: some are below what every correct A* must expand.
 */
class PublishedAstarTest {

    private static final String NONE = "none";
    private static final long STATES = 181_440;

    private final Map<String, Bounds> bounds = bounds();

    @ParameterizedTest
    @CsvFileSource(resources = "published-astar.csv", useHeadersInDisplayName = true)
    void search_ofPublishedBoard_givesCostAndDepthAndStaysWithinBounds(
            String system,
            String algorithm,
            String heuristic,
            String start,
            String goal,
            String cost,
            String nodes,
            String depth,
            String queue) {
        String order = system.equals("E") ? "LRUD" : "RDLU";
        SearchResult result = Searches.run(
                algorithm,
                heuristic == null ? "zero" : heuristic,
                Searches.problem(Board.parse(start), Board.parse(goal), order));

        if (NONE.equals(cost)) {
            assertThat(result.outcome()).isEqualTo(new Outcome.Unsolvable());
            assertThat(result.statistics().expanded()).isEqualTo(STATES);
            return;
        }
        if (cost != null) {
            assertThat(((Solved) result.outcome()).cost()).isEqualTo(Integer.parseInt(cost));
        }
        if (depth != null) {
            assertThat(((Solved) result.outcome()).cost()).isEqualTo(Integer.parseInt(depth));
            assertThat(result.statistics().depth()).isEqualTo(Integer.parseInt(depth));
        }
        if (algorithm.equals("astar")) {
            Bounds allowed = bounds.get(Bounds.key(start, goal, heuristic));
            assertThat(result.statistics().expanded())
                    .as("expanded, where system %s published %s nodes", system, nodes)
                    .isBetween(allowed.surely, allowed.atMost);
        }
    }

    @Test
    void publishedNodes_belowTheMinimumOfAnyCorrectAstar_areTheseFour() {
        List<String> below = new ArrayList<>();
        for (String[] row : rows("published-astar.csv")) {
            Bounds allowed = bounds.get(Bounds.key(row[3], row[4], row[2]));
            if (row[1].equals("astar") && allowed != null && Long.parseLong(row[6]) < allowed.surely) {
                below.add("%s %s %s: %s < %d".formatted(row[0], row[2], row[3], row[6], allowed.surely));
            }
        }

        assertThat(below)
                .containsExactlyInAnyOrder(
                        "A euclidean 8 0 6 5 4 7 2 3 1: 34825 < 38432",
                        "A manhattan 8 0 6 5 4 7 2 3 1: 5132 < 6549",
                        "A misplaced 8 0 6 5 4 7 2 3 1: 119933 < 121515",
                        "B euclidean 8 0 6 5 4 7 2 3 1: 37351 < 38432");
    }

    private static Map<String, Bounds> bounds() {
        Map<String, Bounds> bounds = new HashMap<>();
        for (String[] row : rows("astar-bounds.csv")) {
            bounds.put(Bounds.key(row[0], row[1], row[3]), new Bounds(Long.parseLong(row[4]), Long.parseLong(row[5])));
        }
        return bounds;
    }

    private static List<String[]> rows(String resource) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                PublishedAstarTest.class.getResourceAsStream(resource), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .skip(1)
                    .map(line -> line.split(",", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private record Bounds(long surely, long atMost) {

        static String key(String start, String goal, String heuristic) {
            return start + " to " + goal + " with " + heuristic;
        }
    }
}
