package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.cli.Distribution.Result;

/** Experiments with plugins that fail, hang and end the machine. */
class ExperimentPluginIT {

    private static final Distribution SLIDELAB = Distribution.packaged();

    @TempDir
    Path folder;

    @Test
    void experiment_withThrowingAndHangingPlugins_costsTheirRunsOnly() throws IOException {
        Result result = SLIDELAB.command(
                "experiment -o %s --plugins %s --depth 4 --count 1 -a astar -H throws,hangs,late,manhattan --max-time 1s --grace 200ms --max-preparation 500ms"
                        .formatted(out(), misbehaving()));

        result.exits(31);
        assertThat(written().outcomes("throws")).containsExactly("failed");
        assertThat(written().outcomes("hangs")).containsExactly("failed");
        assertThat(written().outcomes("manhattan")).containsExactly("solved");
        assertThat(result.err())
                .contains(
                        "heuristic 'throws' (org.example.Throws in throws.jar) threw IllegalStateException: on purpose")
                .contains("astar hangs: hangs: its search had not begun after 1s");
        assertThat(written().note("late")).isEqualTo("hangs: no answer 200ms after its time limit of 1s");
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
        assertThat(written().all()).hasSize(4);

        SLIDELAB.command(command).exits(31);
        assertThat(written().all()).hasSize(6);
    }

    @Test
    void experiment_isolated_survivesWhatEndsItsMachine() throws IOException {
        Result result = SLIDELAB.command(
                "experiment -o %s --plugins %s --depth 4 --count 1 -a astar -H exits,throws,manhattan --isolate --heap 64M --max-time 1s"
                        .formatted(out(), misbehaving()));

        result.exits(31);
        assertThat(written().note("exits")).contains("ended with exit code 7", "the last words");
        assertThat(written().note("throws")).contains("on purpose");
        assertThat(written().outcomes("manhattan")).containsExactly("solved");
        assertThat(written().all()).allSatisfy(run -> {
            assertThat(run.get("isolated").asBoolean()).isTrue();
            assertThat(run.get("heapBytes").asLong()).isEqualTo(64L << 20);
        });
    }

    @Test
    void experiment_isolated_killsWhatHangs() throws IOException {
        SLIDELAB.command(
                        "experiment -o %s --plugins %s --depth 4 --count 1 -a astar -H hangs --isolate --heap 64M --max-time 1s --max-preparation 2s"
                                .formatted(out(), misbehaving()))
                .exits(31);

        assertThat(written().note("hangs")).contains("had not begun after 2s; its process was killed");
    }

    private Path out() {
        return folder.resolve("out");
    }

    private WrittenRuns written() {
        return new WrittenRuns(out());
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
}
