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

    /** Board 92 of Korf's: 27.9 million expansions with linear conflict. */
    private static final String HARD = "3 2 7 9 0 15 12 4 6 11 5 14 8 13 10 1";

    private static final int COST = 57;

    @TempDir
    private Path cache;

    private Distribution slidelab = Distribution.packaged();

    @BeforeEach
    void useOwnCache() {
        slidelab = Distribution.packaged().with("SLIDELAB_CACHE", cache.toString());
    }

    @Test
    void solve_ofAHardBoard_buildsTablesOnceAndKeepsThem() throws IOException {
        Result first = slidelab.run("solve", "--format", "json", HARD).exits(0);
        Result second = slidelab.run("solve", "--format", "json", HARD).exits(0).quietly();

        assertThat(first.err())
                .contains("20,000,000 expansions with idastar linear-conflict did not solve it")
                .contains("built in", "kept in " + cache);
        assertThat(solution(first).get("heuristic").asString()).isEqualTo("pdb:partition=6-6-3");
        assertThat(solution(first).get("note").asString())
                .isEqualTo("before that 20,000,000 expansions with idastar linear-conflict");
        assertThat(solution(second).get("note").isNull()).isTrue();
        assertThat(solution(second).get("heuristic").asString()).isEqualTo("pdb");
        assertThat(solution(first).get("cost").asInt()).isEqualTo(COST);
        assertThat(solution(second).get("cost").asInt()).isEqualTo(COST);
        assertThat(tables()).isEqualTo(3);
    }

    @Test
    void solve_whereTablesCannotBeKept_saysSoAndSolves() throws IOException {
        Path file = Files.createFile(cache.resolve("file"));
        Result solved = slidelab.with("SLIDELAB_CACHE", file.toString())
                .run("solve", "--format", "json", HARD)
                .exits(0);

        assertThat(solved.err()).contains("can't be written", "for this run only");
        assertThat(solution(solved).get("cost").asInt()).isEqualTo(COST);
    }

    @Test
    void solve_withANodeLimitBelow_buildsNothing() throws IOException {
        Result stopped = slidelab.run("solve", "--format", "json", "--max-nodes", "20M", HARD)
                .exits(22)
                .quietly();

        assertThat(solution(stopped).get("expanded").asLong()).isEqualTo(20_000_000);
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

        assertThat(solution(solved).get("heuristic").asString()).isEqualTo("linear-conflict");
        assertThat(tables()).isZero();
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
