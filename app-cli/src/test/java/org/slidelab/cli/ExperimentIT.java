package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.cli.Distribution.Result;

/** Experiments as a user runs them: killed and started again, with files, with wrong input. */
class ExperimentIT {

    private static final Distribution SLIDELAB = Distribution.packaged();

    @TempDir
    Path folder;

    @Test
    void experiment_killedInTheMiddleAgainAndAgain_losesAndRepeatsNoRun() throws Exception {
        String command = "experiment -o %s --depth 18 --count 100 -a bfs,astar,idastar -H manhattan".formatted(out());
        Set<String> before = Set.of();
        int kills = 0;
        while (kills < 3) {
            Process process = SLIDELAB.start(command.split(" "));
            boolean ended = waitForRuns(process, before.size() + 40);
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
            if (ended) {
                break;
            }
            kills++;
            Set<String> finished = written().finished();
            assertThat(finished).containsAll(before);
            before = finished;
        }

        Result rest = SLIDELAB.command("experiment -o " + out()).exits(0);

        assertThat(kills).isPositive();
        assertThat(rest.err()).contains("going on after ", " of 300 runs");
        assertThat(written().finished()).hasSize(300).containsAll(before);
        assertThat(written().all())
                .hasSize(300)
                .allMatch(run -> run.get("outcome").asString().equals("solved"));
        assertThat(Files.readAllLines(out().resolve("runs.csv"))).hasSize(301);
    }

    @Test
    void experiment_interrupted_saysHowToGoOn() throws Exception {
        Process process = SLIDELAB.start("experiment -o %s --set korf-15 -a idastar -H manhattan --max-time 300s"
                .formatted(out())
                .split(" "));
        assertThat(waitForFile(process, out().resolve("study.properties"))).isTrue();
        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();

        Result result = Distribution.finish(process, "");

        assertThat(result.exitCode()).isEqualTo(24);
        assertThat(result.err()).contains("of 100 runs; it goes on with: slidelab experiment -o " + out());
        assertThat(written().all())
                .noneMatch(run -> run.get("outcome").asString().equals("cancelled"));
    }

    @Test
    void experiment_onATerminal_showsABarWithAnEstimateAndTakesItAway() {
        Result result = SLIDELAB.runOnTerminal("experiment -o %s --depth 20 --count 40 -a bfs".formatted(out()));

        assertThat(result.out()).contains("% ", " of 40 runs, ", " left", "\r\u001b[K", "results in ");
    }

    @Test
    void experiment_onAFolderInUse_isRefused() throws Exception {
        Process first = SLIDELAB.start("experiment -o %s --set korf-15 -a idastar -H manhattan --max-time 300s"
                .formatted(out())
                .split(" "));
        try {
            assertThat(waitForFile(first, out().resolve("study.properties"))).isTrue();
            Result second = SLIDELAB.command("experiment -o " + out()).exits(2);
            assertThat(second.err().lines()).hasSize(1).first().asString().contains("in use by another experiment");
        } finally {
            first.destroyForcibly().waitFor();
        }
    }

    @Test
    void experiment_ofAStudyFileWithAnOption_keepsTheStudyWithTheResults() throws IOException {
        Path study = Files.writeString(
                folder.resolve("mine.properties"),
                "title = Mine\ndepth = 3-5\ncount = 2\nalgorithm = bfs, astar\nheuristic = manhattan\nmax-nodes = 1k\n");

        SLIDELAB.command("experiment -o %s --study %s --max-nodes 2k".formatted(out(), study))
                .exits(0)
                .quietly();

        assertThat(Files.readAllLines(out().resolve("study.properties")))
                .containsExactly(
                        "title = Mine",
                        "size = 3x3",
                        "count = 2",
                        "seed = 1",
                        "depth = 3-5",
                        "algorithm = bfs, astar",
                        "heuristic = manhattan",
                        "max-nodes = 2000",
                        "max-time = 60s");
        SLIDELAB.command("experiment -o %s --study %s".formatted(folder.resolve("again"), out() + "/study.properties"))
                .exits(0);
        assertThat(Files.readString(folder.resolve("again/study.properties")))
                .isEqualTo(Files.readString(out().resolve("study.properties")));
        assertThat(Files.readString(folder.resolve("again/boards.txt")))
                .isEqualTo(Files.readString(out().resolve("boards.txt")));
    }

    @Test
    void experiment_withAWrongLine_namesItBeforeAnythingRan() throws IOException {
        Path boards = Files.writeString(
                folder.resolve("boards.txt"), "125340678 # good\n\n1 2 3 4 x 0 6 7 8\n112345678\n0 1 2 3\n");
        String command = "experiment -o %s --file %s -a astar".formatted(out(), boards);

        Result result = SLIDELAB.command(command).exits(2);
        assertThat(result.err().lines())
                .hasSize(1)
                .first()
                .asString()
                .contains("boards.txt, line 3: ", "position 5", "'x'");
        assertThat(out()).doesNotExist();

        Result skipped = SLIDELAB.command(command + " --skip-bad").exits(0);
        assertThat(skipped.err().lines())
                .hasSize(4)
                .anyMatch(line -> line.contains("line 4: "))
                .anyMatch(line -> line.contains("line 5: a board of size 2x2; expected 3x3"))
                .anyMatch(line -> line.equals("boards read: 1; wrong lines left out: 3"));
        assertThat(written().all()).hasSize(1);
    }

    @Test
    void experiment_intoAFolderThatIsNone_isFoundBeforeTheFirstRun() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        Result result = SLIDELAB.command("experiment -o %s/results -a bfs".formatted(file))
                .exits(2);

        assertThat(result.err().lines()).hasSize(1).first().asString().contains("file/results", "can't be written");
    }

    private Path out() {
        return folder.resolve("out");
    }

    private WrittenRuns written() {
        return new WrittenRuns(out());
    }

    private boolean waitForRuns(Process process, int runs) throws Exception {
        while (process.isAlive() && written().finished().size() < runs) {
            process.waitFor(5, TimeUnit.MILLISECONDS);
        }
        return !process.isAlive();
    }

    private static boolean waitForFile(Process process, Path file) throws InterruptedException {
        for (int i = 0; i < 2_000 && !Files.exists(file) && process.isAlive(); i++) {
            process.waitFor(10, TimeUnit.MILLISECONDS);
        }
        return Files.exists(file);
    }
}
