package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.cli.Distribution.Result;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Experiments as a user runs them: killed and started again, with plugins that misbehave, with wrong input. */
class ExperimentIT {

    private static final Distribution SLIDELAB = Distribution.packaged();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    Path folder;

    @Test
    void experiment_killedInTheMiddleAgainAndAgain_losesAndRepeatsNoRun() throws Exception {
        String command = "experiment -o %s --size 3x3 --count 150 -a bfs,astar,idastar -H manhattan".formatted(out());
        Set<String> before = Set.of();
        int kills = 0;
        while (kills < 4) {
            Process process = SLIDELAB.start(command.split(" "));
            boolean ended = waitForRuns(process, before.size() + 40);
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
            if (ended) {
                break;
            }
            kills++;
            Set<String> finished = finishedRuns();
            assertThat(finished).containsAll(before);
            before = finished;
        }

        Result rest = SLIDELAB.command("experiment -o " + out()).exits(0);

        assertThat(kills).isPositive();
        assertThat(rest.err()).contains("going on after ", " of 450 runs");
        assertThat(finishedRuns()).hasSize(450).containsAll(before);
        assertThat(runs())
                .hasSize(450)
                .allMatch(run -> run.get("outcome").asString().equals("solved"));
        assertThat(Files.readAllLines(out().resolve("runs.csv"))).hasSize(451);
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
        assertThat(runs()).noneMatch(run -> run.get("outcome").asString().equals("cancelled"));
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
    void experiment_withThrowingAndHangingPlugins_costsTheirRunsOnly() throws IOException {
        Result result = SLIDELAB.command(
                "experiment -o %s --plugins %s --depth 4 --count 1 -a astar -H throws,hangs,late,manhattan --max-time 1s --grace 200ms --max-preparation 500ms"
                        .formatted(out(), misbehaving()));

        result.exits(31);
        assertThat(outcomes("throws")).containsExactly("failed");
        assertThat(outcomes("hangs")).containsExactly("failed");
        assertThat(outcomes("manhattan")).containsExactly("solved");
        assertThat(result.err())
                .contains(
                        "heuristic 'throws' (org.example.Throws in throws.jar) threw IllegalStateException: on purpose")
                .contains("astar hangs: hangs: its search had not begun after 1s");
        assertThat(note("late")).isEqualTo("hangs: no answer 200ms after its time limit of 1s");
    }

    @Test
    void experiment_withTooManyHangingRuns_stopsAndCanGoOn() throws IOException {
        String command =
                "experiment -o %s --plugins %s --depth 4 --count 6 -a astar -H hangs --max-time 1s --grace 100ms --max-preparation 100ms"
                        .formatted(out(), misbehaving());

        Result stopped = SLIDELAB.command(command).exits(31);
        assertThat(stopped.err().lines())
                .filteredOn(line -> line.startsWith("slidelab: "))
                .hasSize(1)
                .first()
                .asString()
                .contains("4 runs hang", "'astar hangs'", "--isolate");
        assertThat(runs()).hasSize(4);

        SLIDELAB.command(command).exits(31);
        assertThat(runs()).hasSize(6);
    }

    @Test
    void experiment_isolated_killsWhatHangsAndSurvivesWhatEndsItsMachine() throws IOException {
        Result result = SLIDELAB.command(
                "experiment -o %s --plugins %s --depth 4 --count 1 -a astar -H hangs,exits,throws,manhattan --isolate --heap 64M --max-time 1s --max-preparation 10s"
                        .formatted(out(), misbehaving()));

        result.exits(31);
        assertThat(note("hangs")).contains("had not begun after 10s; its process was killed");
        assertThat(note("exits")).contains("ended with exit code 7", "the last words");
        assertThat(note("throws")).contains("on purpose");
        assertThat(outcomes("manhattan")).containsExactly("solved");
        assertThat(runs()).allSatisfy(run -> {
            assertThat(run.get("isolated").asBoolean()).isTrue();
            assertThat(run.get("heapBytes").asLong()).isEqualTo(64L << 20);
        });
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
        Path boards =
                Files.writeString(folder.resolve("boards.txt"), "125340678 # good\n\n1 2 3 4 x 0 6 7 8\n112345678\n");
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
                .hasSize(3)
                .anyMatch(line -> line.contains("line 4: "))
                .anyMatch(line -> line.equals("boards read: 1; wrong lines left out: 2"));
        assertThat(runs()).hasSize(1);
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

    private Path misbehaving() throws IOException {
        Path plugins = Files.createDirectories(folder.resolve("plugins"));
        PluginFolder jars = new PluginFolder(plugins, SLIDELAB.coreJar());
        jars.heuristic(
                "throws.jar",
                "Throws",
                PluginFolder.plain(
                        "Throws",
                        "throws",
                        "if (board.tile(0) != goal.tile(0)) throw new IllegalStateException(\"on purpose\"); return 0;"));
        jars.heuristic("hangs.jar", "Hangs", PluginFolder.plain("Hangs", "hangs", "while (true) {}"));
        jars.heuristic(
                "late.jar",
                "Late",
                PluginFolder.plain(
                        "Late",
                        "late",
                        "if (board.tile(0) == 0 || calls++ < 3) return 0; while (true) {}",
                        "private static int calls;"));
        jars.heuristic(
                "exits.jar",
                "Exits",
                PluginFolder.plain(
                        "Exits", "exits", "System.out.println(\"the last words\"); System.exit(7); return 0;"));
        return plugins;
    }

    private List<String> outcomes(String heuristic) throws IOException {
        return runs().stream()
                .filter(run -> run.get("heuristic").asString().equals(heuristic))
                .map(run -> run.get("outcome").asString())
                .toList();
    }

    private String note(String heuristic) throws IOException {
        return runs().stream()
                .filter(run -> run.get("heuristic").asString().equals(heuristic))
                .filter(run -> !run.get("note").isNull())
                .map(run -> run.get("note").asString())
                .findFirst()
                .orElse("");
    }

    private List<JsonNode> runs() throws IOException {
        Path file = out().resolve("runs.jsonl");
        return Files.exists(file)
                ? Files.readAllLines(file).stream().map(JSON::readTree).toList()
                : List.of();
    }

    /** The runs whose lines have an end: the last line may be torn. */
    private Set<String> finishedRuns() throws IOException {
        Path file = out().resolve("runs.jsonl");
        if (!Files.exists(file)) {
            return Set.of();
        }
        String text = Files.readString(file);
        List<String> whole =
                text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
        Set<String> runs = new HashSet<>(whole);
        assertThat(runs).hasSameSizeAs(whole);
        return runs;
    }

    private boolean waitForRuns(Process process, int runs) throws Exception {
        while (process.isAlive() && finishedRuns().size() < runs) {
            Thread.sleep(5);
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
