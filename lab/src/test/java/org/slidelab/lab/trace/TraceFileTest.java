package org.slidelab.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.slidelab.lab.trace.TraceSample.FAR;
import static org.slidelab.lab.trace.TraceSample.NEAR;
import static org.slidelab.lab.trace.TraceSample.configuration;
import static org.slidelab.lab.trace.TraceSample.run;
import static org.slidelab.lab.trace.TraceSample.told;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;

class TraceFileTest {

    @TempDir
    Path folder;

    private TraceSample sample;

    @BeforeEach
    void createSample() {
        sample = new TraceSample(folder.resolve("trace"));
    }

    @Test
    void create_inAFolderThatIsNot_saysSo() {
        assertThatThrownBy(() -> TraceFile.create(
                        folder.resolve("no/such.jsonl"), TraceFormat.JSONL, configuration("bfs", null)))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("such.jsonl' can't be written (no such folder)");
    }

    /** /dev/full is a disk that is always full. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void fullDisk_costsTheTraceAndNotTheResult() {
        Configuration configuration = configuration("bfs", null);
        try (TraceFile events = TraceFile.create(Path.of("/dev/full"), TraceFormat.JSONL, configuration)) {
            RunReport report = run(FAR, configuration, RunSettings.DEFAULT.withObserver(events));
            events.finish(report);

            assertThat(report.cost()).hasValue(31);
            assertThat(events.failure().orElseThrow())
                    .contains("'/dev/full' is not complete", "No space left on device");
        }
    }

    @ParameterizedTest
    @CsvSource({"astar, euclidean", "idastar, manhattan", "bidirectional,"})
    void posthoc_hasALineForEachEventAndNamesEachNodeOnce(String algorithm, String heuristic) throws IOException {
        Configuration configuration = configuration(algorithm, heuristic);
        List<TraceEvent> told = told(NEAR, configuration);
        sample.write(NEAR, configuration, RunSettings.DEFAULT, TraceFormat.POSTHOC);

        List<String> lines = Files.readAllLines(sample.file());
        List<String> events =
                lines.stream().filter(line -> line.startsWith("  - {type: ")).toList();
        assertThat(lines).contains("version: 1.4.0", "views:", "events:").noneMatch(line -> line.contains("\t"));
        assertThat(events).hasSize(told.size() + 2);
        assertThat(events.get(0)).isEqualTo("  - {type: source, id: 0, pId: null, tiles: [1,2,5,3,4,0,6,7,8]}");
        assertThat(events.stream()
                        .filter(line -> line.contains("type: generating"))
                        .map(line -> line.replaceAll(".* id: ([^,]*),.*", "$1")))
                .isNotEmpty()
                .doesNotHaveDuplicates();
        assertThat(events).anyMatch(line -> line.contains("type: end, "));
    }
}
