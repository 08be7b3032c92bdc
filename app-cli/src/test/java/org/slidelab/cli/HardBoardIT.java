package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.cli.Distribution.Result;
import tools.jackson.databind.JsonNode;

/** A board that takes long without tables, given to solve with no word on how to search. */
class HardBoardIT {

    /** Board 53 of Korf's: 107.3 million expansions with linear conflict. */
    private static final String HARD = "14 9 12 13 15 4 8 10 0 2 1 7 3 11 5 6";

    private static final int COST = 64;

    @TempDir
    private Path cache;

    private Distribution slidelab = Distribution.packaged();

    @BeforeEach
    void useOwnCache() {
        slidelab = Distribution.packaged().with("SLIDELAB_CACHE", cache.toString());
    }

    @Test
    void solve_ofAHardBoard_buildsTablesOnceAndKeepsThem() throws IOException {
        Result first = slidelab.runWithInput(HARD + "\n" + HARD, "solve", "--format", "json", "-")
                .exits(0);
        Result second = slidelab.run("solve", "--format", "json", HARD).exits(0).quietly();

        assertThat(first.err())
                .contains("90,000,000 expansions with idastar linear-conflict did not solve it")
                .contains("built in", "kept in " + cache);
        assertSolvedWith("pdb:partition=6-6-3", solution(first));
        assertThat(solution(first).get("note").asString())
                .isEqualTo("before that 90,000,000 expansions with idastar linear-conflict");
        assertSolvedWith("pdb:partition=6-6-3", first.json().get(1));
        assertThat(first.json().get(1).get("note").isNull()).isTrue();
        assertSolvedWith("pdb", solution(second));
        assertThat(solution(second).get("note").isNull()).isTrue();
        assertThat(tables()).isEqualTo(3);
    }

    @Test
    void solve_whereTablesCannotBeKept_saysSoAndSolves() throws IOException {
        Path file = Files.createFile(cache.resolve("file"));
        Result solved = slidelab.with("SLIDELAB_CACHE", file.toString())
                .run("solve", "--format", "json", HARD)
                .exits(0);

        assertThat(solved.err()).contains("can't be written", "for this run only");
        assertSolvedWith("pdb:partition=6-6-3", solution(solved));
    }

    @Test
    void solve_withANodeLimitBelow_buildsNothing() throws IOException {
        Result stopped = slidelab.run("solve", "--format", "json", "--max-nodes", "80M", HARD)
                .exits(22)
                .quietly();

        assertThat(solution(stopped).get("expanded").asLong()).isEqualTo(80_000_000);
        assertThat(tables()).isZero();
    }

    @Test
    void solve_withATimeLimit_endsWithIt() {
        Result stopped = slidelab.run("solve", "--format", "json", "--max-time", "1ms", HARD)
                .exits(20)
                .quietly();

        assertThat(solution(stopped).get("outcome").asString()).isEqualTo("time-limit");
    }

    @Test
    void solve_withAHeuristicThatWasNamed_keepsToIt() throws IOException {
        Result solved = slidelab.run("solve", "--format", "json", "-H", "linear-conflict", HARD)
                .exits(0)
                .quietly();

        assertSolvedWith("linear-conflict", solution(solved));
        assertThat(tables()).isZero();
    }

    private static void assertSolvedWith(String heuristic, JsonNode solution) {
        assertThat(solution.get("heuristic").asString()).isEqualTo(heuristic);
        assertThat(solution.get("cost").asInt()).isEqualTo(COST);
    }

    private static JsonNode solution(Result result) {
        return result.json().get(0);
    }

    private long tables() throws IOException {
        try (Stream<Path> files = Files.list(cache)) {
            return files.filter(file -> file.toString().endsWith(".table")).count();
        }
    }
}
