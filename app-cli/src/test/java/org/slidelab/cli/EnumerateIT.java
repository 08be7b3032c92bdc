package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.slidelab.cli.Distribution.Result;
import tools.jackson.databind.JsonNode;

class EnumerateIT {

    private static final Distribution SLIDELAB = Distribution.packaged();

    @Test
    void enumerate_ofTheSmallestBoards_isATable() {
        Result result = SLIDELAB.command("enumerate --size 2x2").exits(0).quietly();

        assertThat(result.out()).startsWith("""
                        size 2x2, goal 0 1 2 3
                        depth  boards  cumulative
                            0       1           1
                            1       2           3
                            2       2           5
                            3       2           7
                            4       2           9
                            5       2          11
                            6       1          12
                        12 boards, the farthest 6 moves from the goal; \
                        """);
    }

    @Test
    void enumerate_asCsv_hasALineForEachDepth() {
        Result result = SLIDELAB.command("enumerate --size 2x3 --goal blank-last --max-depth 2 --format csv")
                .exits(0)
                .quietly();

        assertThat(result.lines())
                .containsExactly(
                        "size,goal,depth,boards,cumulative",
                        "2x3,1 2 3 4 5 0,0,1,1",
                        "2x3,1 2 3 4 5 0,1,2,3",
                        "2x3,1 2 3 4 5 0,2,3,6");
    }

    @Test
    void enumerate_ofThreeByFour_countsAllBoards() {
        JsonNode counts = SLIDELAB.command("enumerate --size 3x4 --format json")
                .exits(0)
                .quietly()
                .json()
                .get(0);

        assertThat(counts.get("outcome").asString()).isEqualTo("complete");
        assertThat(counts.get("boards").asLong()).isEqualTo(239_500_800);
        assertThat(counts.get("deepest").asInt()).isEqualTo(53);
        assertThat(counts.get("counts").get(53).asLong()).isEqualTo(18);
        assertThat(counts.get("counts")).hasSize(54);
    }

    /** The interpreter alone is so slow that there is time to press Ctrl-C on the terminal that shows the progress. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void enumerate_onATerminal_showsAnEstimateAndCtrlCEndsIt() throws IOException, InterruptedException {
        Process process = SLIDELAB.with("TERM", "xterm")
                .with("SLIDELAB_JAVA_OPTS", "-Xint")
                .startOnTerminal("enumerate --size 3x4");
        StringBuilder shown = new StringBuilder();
        try (BufferedReader terminal =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            while (!shown.toString().matches("(?s).*of 239,500,800 boards \\(\\d+ %\\), \\d+ s.*")) {
                shown.append((char) terminal.read());
            }
            process.getOutputStream().write(3);
            process.getOutputStream().flush();
            terminal.lines().forEach(line -> shown.append(line).append('\n'));
        }

        assertThat(process.waitFor()).isEqualTo(24);
        assertThat(shown).contains(" until cancelled; ").containsPattern("depth \\d+: [\\d,]+ of 239,500,800 boards");
    }
}
