package org.slidelab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.slidelab.web.Served.Event;
import tools.jackson.databind.JsonNode;

/** Solving, comparing and tracing through the API. */
class SearchApiTest {

    private static final Served SERVED = Served.withDefaults();

    @AfterAll
    static void close() {
        SERVED.close();
    }

    @Test
    void solve_hardestEightPuzzle_isWhatTheEngineGives() {
        JsonNode report = SERVED.post(
                        "/api/v1/solve", Map.of("board", "806547231", "algorithm", "astar", "heuristic", "manhattan"))
                .json();

        assertThat(report.get("outcome").asString()).isEqualTo("solved");
        assertThat(report.get("cost").asInt()).isEqualTo(31);
        assertThat(report.get("expanded").asInt()).isEqualTo(6728);
        assertThat(report.get("moves").asString()).hasSize(31);
        assertThat(report.get("optimal").asBoolean()).isTrue();
    }

    @Test
    void solve_withNothingChosen_takesWhatSuitsTheSize() {
        JsonNode report = SERVED.post("/api/v1/solve", Map.of("board", List.of(1, 2, 5, 3, 4, 0, 6, 7, 8)))
                .json();

        assertThat(report.get("outcome").asString()).isEqualTo("solved");
        assertThat(report.get("algorithm").asString()).isNotEmpty();
    }

    @Test
    void solve_unsolvableBoard_isToldAtOnce() {
        JsonNode report =
                SERVED.post("/api/v1/solve", Map.of("board", "021345678")).json();

        assertThat(report.get("outcome").asString()).isEqualTo("unsolvable");
        assertThat(report.get("expanded").asInt()).isZero();
        assertThat(report.get("note").asString()).contains("swaps");
    }

    @Test
    void solve_asEvents_beginsWithANumberAndEndsWithTheResult() {
        List<Event> events = SERVED.events("/api/v1/solve", Map.of("board", "806547231", "algorithm", "ids"));

        assertThat(events).first().satisfies(event -> assertThat(event.name()).isEqualTo("accepted"));
        assertThat(events).last().satisfies(event -> {
            assertThat(event.name()).isEqualTo("result");
            assertThat(event.data().get("expanded").asLong()).isEqualTo(3_633_577);
        });
    }

    @Test
    void solve_cancelledByNumber_givesTheStatisticsSoFar() {
        try (Stream<String> lines = SERVED.open(
                "/api/v1/solve", Map.of("board", Served.HARD, "algorithm", "idastar", "heuristic", "manhattan"))) {
            Iterator<String> each = lines.iterator();
            String id = dataOf(each, "accepted").get("id").asString();
            JsonNode progress = dataOf(each, "progress");

            assertThat(SERVED.delete("/api/v1/searches/" + id).status()).isEqualTo(204);

            JsonNode report = dataOf(each, "result");
            assertThat(report.get("outcome").asString()).isEqualTo("cancelled");
            assertThat(report.get("expanded").asLong())
                    .isGreaterThanOrEqualTo(progress.get("expanded").asLong());
            assertThat(SERVED.delete("/api/v1/searches/" + id).status()).isEqualTo(404);
        }
    }

    @Test
    void compare_asEvents_givesEachRunWhenItIsDone() {
        List<Event> events = SERVED.events(
                "/api/v1/compare",
                Map.of(
                        "board", "125340678",
                        "algorithms", List.of("bfs", "astar", "wastar:weight=2"),
                        "heuristics", List.of("misplaced", "manhattan")));

        assertThat(events).extracting(Event::name).containsSubsequence("accepted", "begun", "run", "begun", "run");
        List<JsonNode> runs = events.stream()
                .filter(event -> event.name().equals("run"))
                .map(Event::data)
                .toList();
        assertThat(runs)
                .extracting(run -> run.get("algorithm").asString() + " "
                        + run.get("heuristic").asString("-"))
                .containsExactly(
                        "bfs -",
                        "astar misplaced",
                        "astar manhattan",
                        "wastar:weight=2 misplaced",
                        "wastar:weight=2 manhattan");
        JsonNode result = events.get(events.size() - 1).data();
        assertThat(result.get("complete").asBoolean()).isTrue();
        assertThat(result.get("runs").size()).isEqualTo(5);
    }

    @Test
    void compare_all_runsEverythingOnce() {
        JsonNode catalog = SERVED.get("/api/v1/catalog").json();
        JsonNode result = SERVED.post(
                        "/api/v1/compare", Map.of("board", "125340678", "algorithms", List.of("all"), "maxNodes", 2000))
                .json();

        assertThat(result.get("runs").size())
                .isEqualTo(catalog.get("algorithms").size());
    }

    @Test
    void path_ofASolution_hasEstimatesAndTrueDistances() {
        JsonNode path = SERVED.post(
                        "/api/v1/path", Map.of("board", "125340678", "moves", "ULL", "heuristic", "manhattan"))
                .json();

        assertThat(path.get("estimates").valueStream().map(JsonNode::asDouble).toList())
                .containsExactly(3.0, 2.0, 1.0, 0.0);
        assertThat(path.get("distances").valueStream().map(JsonNode::asInt).toList())
                .containsExactly(3, 2, 1, 0);
    }

    @Test
    void path_onALargeBoard_hasNoTrueDistances() {
        JsonNode path = SERVED.post(
                        "/api/v1/path",
                        Map.of("board", "1 0 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "moves", "L", "heuristic", "zero"))
                .json();

        assertThat(path.get("distances").isNull()).isTrue();
        assertThat(path.get("estimates").size()).isEqualTo(2);
    }

    private static JsonNode dataOf(Iterator<String> lines, String event) {
        while (!lines.next().equals("event: " + event)) {
            // The events before it.
        }
        return Served.JSON.readTree(lines.next().substring("data: ".length()));
    }
}
