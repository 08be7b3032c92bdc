package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.cli.Distribution.Result;
import tools.jackson.databind.JsonNode;

class LimitsIT {

    private static final Distribution SLIDELAB = Distribution.packaged();
    private static final String FIFTEEN_PUZZLE = "15 2 1 12 8 5 6 11 4 9 10 7 3 14 13 0";
    private static final String TWENTY_FOUR_PUZZLE = "24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0";
    private static final String LARGEST =
            "63 62 61 60 59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38"
                    + " 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0";

    static Stream<String> algorithms() {
        JsonNode catalog =
                SLIDELAB.command("list --format json").exits(0).json().get(0);
        return catalog.get("algorithms")
                .valueStream()
                .map(algorithm -> algorithm.get("id").asString());
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void nodeLimit_ofEveryAlgorithm_isExact(String algorithm) {
        JsonNode run = solve(22, algorithm, "--max-nodes", "1k", LARGEST);

        assertThat(run.get("outcome").asString()).isEqualTo("node-limit");
        assertThat(run.get("expanded").asInt()).isEqualTo(1000);
        assertThat(run.get("generated").asInt()).isGreaterThan(1000);
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void timeLimit_ofEveryAlgorithm_endsTheSearch(String algorithm) {
        JsonNode run = solve(20, algorithm, "--max-time", "1ms", LARGEST);

        assertThat(run.get("outcome").asString()).isEqualTo("time-limit");
        assertThat(run.get("seconds").asDouble()).isGreaterThanOrEqualTo(0.001);
    }

    /** Building these tables takes several times as long. */
    @ParameterizedTest
    @ValueSource(strings = {"pdb:partition=7-8", "max:of=pdb:partition=7-8+manhattan"})
    void timeLimit_whileTablesAreBuilt_endsTheBuilding(String heuristic) {
        Result stopped = SLIDELAB.run(
                        "solve",
                        "--format",
                        "json",
                        "-a",
                        "idastar",
                        "-H",
                        heuristic,
                        "--max-time",
                        "500ms",
                        "15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0")
                .exits(20);

        assertThat(stopped.json().get(0).get("outcome").asString()).isEqualTo("time-limit");
        assertThat(stopped.json().get(0).get("expanded").asInt()).isZero();
    }

    /** An algorithm that keeps no states may never reach the limit; then it keeps within it. */
    @ParameterizedTest
    @MethodSource("algorithms")
    void memoryLimit_ofEveryAlgorithm_holds(String algorithm) {
        Result result = SLIDELAB.run(
                "solve",
                "-a",
                algorithm,
                "--format",
                "json",
                "--max-memory",
                "300k",
                "--max-nodes",
                "100k",
                TWENTY_FOUR_PUZZLE,
                "--goal",
                "blank-last");
        JsonNode run = result.json().get(0);

        assertThat(run.get("peakBytes").asLong()).isLessThanOrEqualTo(300 << 10);
        assertThat(run.get("expanded").asInt()).isPositive();
        assertThat(result.exitCode()).isIn(0, 21, 22);
        if (List.of("bfs", "dfs", "ids", "ucs", "astar").contains(algorithm)) {
            assertThat(run.get("outcome").asString()).isEqualTo("memory-limit");
        }
    }

    @Test
    void memoryLimit_tooSmallToBegin_isReachedAllTheSame() {
        Result result = SLIDELAB.command("solve -a bfs --max-memory 1 806547231")
                .exits(21)
                .quietly();

        assertThat(result.out()).contains("memory-limit", "expanded      0");
    }

    @ParameterizedTest
    @CsvSource({"dls:limit=5", "ids:max-limit=5"})
    void depthLimit_ofAnAlgorithm_isAnOutcomeOfItsOwn(String algorithm) {
        JsonNode run = solve(23, algorithm, "--max-nodes", "1M", "806547231");

        assertThat(run.get("outcome").asString()).isEqualTo("depth-limit");
        assertThat(run.get("depth").asInt()).isEqualTo(5);
        assertThat(run.get("expanded").asInt()).isPositive();
    }

    @Test
    void limit_asText_showsTheStatisticsSoFarAndTheLowerBound() {
        Result result =
                SLIDELAB.command("solve --max-nodes 100 806547231").exits(22).quietly();

        assertThat(result.lines())
                .anyMatch(line -> line.matches("outcome +node-limit \\(a solution takes at least \\d+ moves\\)"))
                .anyMatch(line -> line.matches("expanded +100 .*"))
                .anyMatch(line -> line.matches("peak stored +\\d+ states, .*"));
    }

    @Test
    void limit_ofOneOfSeveralBoards_isTheExitCodeAndTheOthersAreSolved() {
        Result result = SLIDELAB.command("solve --max-nodes 100 --format json 806547231 125340678")
                .exits(22);

        assertThat(result.json())
                .extracting(run -> run.get("outcome").asString())
                .containsExactly("node-limit", "solved");
    }

    static Stream<List<String>> hungry() {
        return Stream.of("bfs", "dfs", "ids", "ucs", "astar", "greedy", "ids:duplicates=same-depth", "dfs:mark=pop")
                .flatMap(algorithm -> Stream.of(FIFTEEN_PUZZLE, TWENTY_FOUR_PUZZLE)
                        .filter(board -> !algorithm.contains(":") || board.equals(FIFTEEN_PUZZLE))
                        .map(board -> List.of(algorithm, board)));
    }

    @ParameterizedTest
    @MethodSource("hungry")
    void smallHeap_isFullBeforeTheEnd_withoutAStackTrace(List<String> run) {
        boolean informed = run.get(0).equals("greedy") || run.get(0).equals("astar");
        Stream<String> heuristic = informed ? Stream.of("-H", "zero") : Stream.of();
        String[] arguments = Stream.concat(Stream.of("solve", "-a", run.get(0), run.get(1)), heuristic)
                .toArray(String[]::new);

        Result result = SLIDELAB.with("SLIDELAB_JAVA_OPTS", "-Xmx48m")
                .run(arguments)
                .exits(21)
                .quietly();

        assertThat(result.out())
                .contains("memory-limit", "expanded", "peak stored")
                .doesNotContain("OutOfMemory", "\tat ");
    }

    private static JsonNode solve(int exitCode, String algorithm, String limit, String value, String board) {
        return SLIDELAB.run("solve", "-a", algorithm, limit, value, "--format", "json", board)
                .exits(exitCode)
                .quietly()
                .json()
                .get(0);
    }
}
