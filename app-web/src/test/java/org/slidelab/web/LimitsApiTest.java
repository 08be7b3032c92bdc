package org.slidelab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.search.Limits;
import org.slidelab.lab.window.WindowSettings;
import org.slidelab.web.Served.Answer;

/** What a request may not do. */
class LimitsApiTest {

    private static final Served SERVED = Served.with(WindowSettings.local()
            .withSearches(1, 1)
            .withLimits(new Limits(50_000_000, Duration.ofSeconds(20), 64L << 20)));

    @AfterAll
    static void close() {
        SERVED.close();
    }

    @ParameterizedTest
    @CsvSource({
        "astar, maxNodes, 1000, node-limit",
        "idastar, maxSeconds, 0.05, time-limit",
        "bfs, maxBytes, 2000000, memory-limit",
        "dls:limit=5, maxNodes, 100000, depth-limit"
    })
    void search_thatReachesALimit_saysWhich(String algorithm, String limit, String value, String outcome) {
        Answer answer =
                SERVED.post("/api/v1/solve", Map.of("board", Served.HARD, "algorithm", algorithm, limit, value));

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().get("outcome").asString()).isEqualTo(outcome);
    }

    @Test
    void search_withoutALimit_hasThoseOfTheWindow() {
        Answer answer = SERVED.post("/api/v1/solve", Map.of("board", Served.HARD, "algorithm", "bfs"));

        assertThat(answer.json().get("outcome").asString()).isEqualTo("memory-limit");
    }

    @ParameterizedTest
    @CsvSource({
        "maxNodes, 50000001, at most|1 to 50000000",
        "maxNodes, 0, 1 to 50000000",
        "maxSeconds, 21, at most 20.0",
        "maxSeconds, -1, at most 20.0",
        "maxSeconds, NaN, at most 20.0",
        "maxBytes, 67108865, 1 to 67108864",
        "maxBytes, many, 1 to 67108864"
    })
    void limit_beyondTheWindows_isRefused(String limit, String value, String sentence) {
        Answer answer = SERVED.post("/api/v1/solve", Map.of("board", "125340678", limit, value));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().get("field").asString()).isEqualTo(limit);
        assertThat(answer.error()).containsAnyOf(sentence.split("\\|"));
    }

    @Test
    void trace_ofMoreExpansionsThanAllowed_isRefused() {
        Answer answer = SERVED.post("/api/v1/trace", Map.of("board", "125340678", "expansions", 20_001));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().get("field").asString()).isEqualTo("expansions");
    }

    @Test
    void body_thatIsTooLarge_isRefused() {
        Answer announced = SERVED.post("/api/v1/board", "{\"board\":\"" + "1".repeat(300_000) + "\"}");
        assertThat(announced.status()).isEqualTo(413);
        assertThat(announced.error()).contains("262144 bytes");

        Answer inChunks = SERVED.send(SERVED.request("/api/v1/board")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArrays(
                        Stream.generate(() -> " ".repeat(10_000).getBytes(StandardCharsets.UTF_8))
                                .limit(30)
                                .toList())));
        assertThat(inChunks.status()).isEqualTo(413);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "7",
                "{",
                "{\"board\":",
                "{\"board\":\"125340678\"} x",
                "[[[[[[[[[[[[[[[[[[]]]]]]",
                "\u0000"
            })
    void body_thatIsNoObject_isRefusedInOneSentence(String body) {
        Answer answer = SERVED.post("/api/v1/solve", body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.error())
                .startsWith("the body isn't")
                .doesNotContain("\n", "tools.jackson", "\tat ", "Source");
    }

    @Test
    void body_ofAnotherType_isRefused() {
        Answer answer = SERVED.send(SERVED.request("/api/v1/solve")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString("{\"board\":\"125340678\"}")));

        assertThat(answer.status()).isEqualTo(415);
        assertThat(answer.error()).contains("application/json");
    }

    @Test
    void method_thatIsNotTaken_isRefusedWithThoseThatAre() {
        Answer answer = SERVED.get("/api/v1/solve");

        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.header("Allow")).isEqualTo("POST");
        assertThat(SERVED.post("/index.html", "{}").status()).isEqualTo(405);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/v1/nothing", "/api/v2/solve", "/nothing.html", "/%2e%2e/JettyWindow.class"})
    void path_thatThereIsNot_isRefused(String path) {
        Answer answer = SERVED.get(path);

        assertThat(answer.status()).isIn(400, 404);
        assertThat(answer.json().has("error")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "'\"bfs\"', expected a list of texts",
        "'{\"a\":1}', expected a list of texts",
        "'[1]', expected texts",
        "'[]', no algorithms"
    })
    void compare_ofWhatIsNoList_isRefused(String algorithms, String sentence) {
        Answer answer =
                SERVED.post("/api/v1/compare", "{\"board\":\"125340678\",\"algorithms\":%s}".formatted(algorithms));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().get("field").asString()).isEqualTo("algorithms");
        assertThat(answer.error()).contains(sentence);
    }

    @Test
    void parameter_whereNoneIsTaken_isRefused() {
        Answer answer = SERVED.get("/api/v1/catalog?x=1");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.error()).isEqualTo("unknown parameter 'x'; none is taken");
    }

    @Test
    void compare_ofTooManyRuns_isRefused() {
        Answer answer = SERVED.post(
                "/api/v1/compare",
                Map.of(
                        "board",
                        "125340678",
                        "algorithms",
                        Stream.generate(() -> "all").limit(200).toList(),
                        "heuristics",
                        List.of("all")));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.error()).contains("at most 500");
    }

    @ParameterizedTest
    @CsvSource({
        "astr, manhattan, algorithm, did you mean 'astar'",
        "astar, manhatan, heuristic, did you mean 'manhattan'",
        "bfs, manhattan, heuristic, takes no heuristic",
        "dls:limit=x, manhattan, algorithm, option limit='x'"
    })
    void choice_thatThereIsNot_isRefused(String algorithm, String heuristic, String field, String sentence) {
        Answer answer = SERVED.post(
                "/api/v1/solve", Map.of("board", "125340678", "algorithm", algorithm, "heuristic", heuristic));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().get("field").asString()).isEqualTo(field);
        assertThat(answer.error()).contains(sentence);
    }
}
