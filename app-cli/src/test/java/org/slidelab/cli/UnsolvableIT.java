package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.cli.Distribution.Result;
import tools.jackson.databind.JsonNode;

class UnsolvableIT {

    private static final Distribution SLIDELAB = Distribution.packaged();

    @Test
    void unsolvableBoard_byDefault_isAnsweredByParityWithTheReason() {
        Result result = SLIDELAB.command("solve 1 2 3 4 5 0 7 6 8").exits(10).quietly();

        assertThat(result.lines()).anyMatch(line -> line.matches("outcome +unsolvable \\(by parity, .*"));
        assertThat(result.lines()).anyMatch(line -> line.matches("reason +.*swaps.*steps.*"));
        assertThat(result.out()).doesNotContain("expanded");
    }

    @Test
    void unsolvableBoard_ofAnySize_takesNoSearch() {
        JsonNode run = SLIDELAB.run(
                        "solve", "--goal", "blank-last", "--format", "json", "1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0")
                .exits(10)
                .json()
                .get(0);

        assertThat(run.get("outcome").asString()).isEqualTo("unsolvable");
        assertThat(run.get("expanded").asInt()).isZero();
        assertThat(run.get("note").asString()).contains("swaps");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bfs", "dfs", "astar", "ids", "ucs", "greedy"})
    void exhaust_provesItBySeeingHalfOfAllStates(String algorithm) {
        JsonNode run = SLIDELAB.command("solve --exhaust -a " + algorithm + " --format json 521768043")
                .exits(10)
                .json()
                .get(0);

        assertThat(run.get("outcome").asString()).isEqualTo("unsolvable");
        // Rounds expand a state several times, and a node is stored anew for each shorter way to its state.
        assertThat(run.get(algorithm.equals("ids") ? "peakStored" : "expanded").asInt())
                .isEqualTo(181_440);
    }
}
