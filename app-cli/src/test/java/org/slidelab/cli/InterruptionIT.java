package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ctrl-C in the middle of a search; its trace tells when that has begun. */
class InterruptionIT {

    private static final String HARD = "15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0";

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM"})
    void signal_inTheMiddleOfASearch_endsItWithTheStatisticsSoFar(String signal) throws Exception {
        Process process = Distribution.packaged().start("solve", "-a", "idastar", "--trace", HARD);

        List<String> afterwards = interrupt(process, signal);

        assertThat(process.waitFor()).isEqualTo(24);
        assertThat(afterwards)
                .anyMatch(line -> line.matches("outcome +cancelled.*"))
                .anyMatch(line -> line.matches("expanded +[1-9][0-9,]* .*"))
                .anyMatch(line -> line.startsWith("time "));
        assertThat(process.getErrorStream().readAllBytes()).isEmpty();
    }

    @Test
    void signal_withJson_stillGivesTheJson() throws Exception {
        Process process = Distribution.packaged()
                .start("solve", "-a", "idastar", "--format", "json", "125340678", HARD.replace(' ', ','), "125340678");
        BufferedReader out = reader(process);
        assertThat(out.readLine()).contains("\"solved\"");

        kill(process, "INT");

        List<String> rest = out.lines().toList();
        assertThat(process.waitFor()).isEqualTo(24);
        assertThat(rest).hasSizeLessThan(2).allMatch(line -> line.contains("\"outcome\":\"cancelled\""));
    }

    private static List<String> interrupt(Process process, String signal) throws IOException, InterruptedException {
        BufferedReader out = reader(process);
        String line = out.readLine();
        while (line != null && !line.startsWith("expand 3 ")) {
            line = out.readLine();
        }
        assertThat(line).isNotNull();
        kill(process, signal);
        return out.lines().filter(later -> !later.startsWith("expand ")).toList();
    }

    private static void kill(Process process, String signal) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                .start()
                .waitFor();
    }

    private static BufferedReader reader(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }
}
