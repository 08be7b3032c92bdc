package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.cli.Distribution.Result;

/** Traces written by solve and read by replay, through the packaged distribution. */
class TraceIT {

    private static final Distribution SLIDELAB =
            Distribution.packaged().with("TERM", "xterm").with("LC_ALL", "C.UTF-8");
    private static final String HARD = "15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0";

    @TempDir
    Path folder;

    @Test
    void trace_withoutFile_printsExpansionsWhateverComesNext() {
        for (String line : List.of(
                "solve -a bfs --trace 125340678",
                "solve -a bfs --trace 1 2 5 3 4 0 6 7 8",
                "solve -a bfs --trace 1,2,5,3,4,0,6,7,8",
                "solve --trace -a bfs 125/340/678",
                "solve -a bfs 125/340/678 --trace")) {
            Result result = SLIDELAB.command(line).exits(0).quietly();

            assertThat(result.lines().get(0))
                    .as(line)
                    .startsWith("expand 1     g=0    h=0")
                    .endsWith("1 2 5 3 4 0 6 7 8");
            assertThat(result.out()).contains("solved in 3 moves");
        }
        assertThat(SLIDELAB.runWithInput("125340678\n", "solve", "--trace", "-")
                        .exits(0)
                        .out())
                .startsWith("expand 1 ");
    }

    @Test
    void traceFile_hasAHeaderEveryEventAndTheEnd() throws IOException {
        for (String form : List.of("--trace FILE", "--trace=FILE")) {
            Result result = SLIDELAB.command("solve -a astar " + form.replace("FILE", file()) + " 125340678")
                    .exits(0)
                    .quietly();

            assertThat(result.out()).contains("solved in 3 moves").doesNotContain("expand 1");
            List<String> lines = Files.readAllLines(Path.of(file()));
            assertThat(lines.get(0))
                    .isEqualTo(
                            "{\"trace\":\"slidelab\",\"version\":1,\"board\":[1,2,5,3,4,0,6,7,8],\"rows\":3,\"columns\":3,"
                                    + "\"goal\":[0,1,2,3,4,5,6,7,8],\"moveOrder\":\"RDLU\",\"algorithm\":\"astar\","
                                    + "\"heuristic\":\"manhattan\",\"unitsPerMove\":1}");
            assertThat(lines.get(1))
                    .isEqualTo("{\"event\":\"expand\",\"id\":0,\"parent\":null,\"g\":0,\"h\":3,\"f\":3,"
                            + "\"state\":[1,2,5,3,4,0,6,7,8]}");
            assertThat(lines.get(lines.size() - 1))
                    .isEqualTo("{\"event\":\"end\",\"outcome\":\"solved\",\"cost\":3,\"events\":" + (lines.size() - 2)
                            + "}");
        }
    }

    @Test
    void replay_inAPipe_printsASummaryOrLines() {
        SLIDELAB.command("solve -a astar --trace " + file() + " 806547231").exits(0);

        assertThat(SLIDELAB.command("replay " + file()).exits(0).quietly().lines())
                .contains("algorithm      astar", "heuristic      manhattan", "outcome        solved in 31 moves")
                .anyMatch(line -> line.matches("  expand +[\\d,]+"))
                .anyMatch(line -> line.matches("at the end +[\\d,]+ open, [\\d,]+ closed"));
        assertThat(SLIDELAB.command("replay " + file() + " --from 1 --to 2")
                        .exits(0)
                        .lines())
                .hasSize(2)
                .first()
                .asString()
                .matches("1  expand +id=0 +parent=- +g=0 +h=21 +f=21 +8 0 6 5 4 7 2 3 1  open=0 closed=1");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void replay_onATerminal_stepsForwardAndBackAndJumps() {
        SLIDELAB.command("solve -a astar --trace " + file() + " 806547231").exits(0);

        String out = SLIDELAB.typeOnTerminal(
                        "replay " + file(), "n", "\u001b[C", "p", "e", "E", ">", "n", "<", "g12\n", "x", "q")
                .exits(0)
                .out();

        assertThat(out)
                .containsSubsequence(
                        "event 1 of ",
                        "event 2 of ",
                        "event 3 of ",
                        "event 2 of ",
                        "expand",
                        "event 1 of ",
                        "goal",
                        "this is the last event",
                        "event 1 of ",
                        "event 12 of ",
                        "'x' is no key")
                .contains("┌───┬───┬───┐", "open ", "closed ", "q leave");
    }

    @Test
    void posthoc_isWrittenAndRefusedByReplay() throws IOException {
        SLIDELAB.command("solve -a ids --trace " + file() + " --trace-format posthoc 125340678")
                .exits(0)
                .quietly();

        assertThat(Files.readAllLines(Path.of(file())).subList(0, 2)).containsExactly("# ids", "version: 1.4.0");
        assertThat(SLIDELAB.command("replay " + file()).exits(2).err())
                .startsWith("slidelab: " + file() + ", line 1: not a JSON object")
                .hasLineCount(1);
    }

    @Test
    void badInput_isOneLineAndExitCode2() {
        assertBad(
                "solve --trace " + folder + "/no/such.jsonl 125340678",
                "no/such.jsonl' can't be written (no such folder)");
        assertBad(
                "solve --trace-format posthoc 125340678", "--trace-format posthoc needs a file; expected --trace FILE");
        assertBad("solve --trace " + file() + " 125340678 312045678", "takes the events of one board; found 2 boards");
        assertBad(
                "solve --trace " + file() + " --trace-format xml 125340678", "expected jsonl or posthoc, found 'xml'");
        assertBad("replay " + folder + "/nothing", "nothing' can't be read");
        assertBad("replay " + folder, "can't be read");
        SLIDELAB.command("solve -a bfs --trace " + file() + " 125340678").exits(0);
        assertBad("replay " + file() + " --from 5 --to 4", "events 5 to 4: expected numbers from 1 to ");
        assertBad("replay " + file() + " --from 0", "expected a whole number from 1 to ");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void fullDisk_isToldAfterTheResult() {
        Result result =
                SLIDELAB.command("solve -a bfs --trace /dev/full 806547231").exits(2);

        assertThat(result.out()).contains("solved in 31 moves");
        assertThat(result.err())
                .startsWith("slidelab: trace file '/dev/full' is not complete: No space left on device after ")
                .hasLineCount(1);
    }

    @Test
    void limit_leavesACompleteTrace() {
        SLIDELAB.command("solve -a astar --max-nodes 20 --trace " + file() + " 806547231")
                .exits(22);

        assertThat(SLIDELAB.command("replay " + file()).exits(0).lines()).contains("outcome        node-limit");
    }

    @Test
    void interruption_leavesACompleteTrace() throws Exception {
        Process process =
                SLIDELAB.start("solve", "-a", "idastar", "-H", "zero", "--trace", file(), HARD.replace(' ', ','));
        while (process.isAlive() && (!Files.exists(Path.of(file())) || Files.size(Path.of(file())) < 100_000)) {
            Thread.sleep(20);
        }
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();

        Distribution.finish(process, "").exits(24);
        assertThat(SLIDELAB.command("replay " + file()).exits(0).lines()).contains("outcome        cancelled");
    }

    private void assertBad(String line, String message) {
        assertThat(SLIDELAB.command(line).exits(2).err()).contains(message).hasLineCount(1);
    }

    private String file() {
        return folder.resolve("run.jsonl").toString();
    }
}
