package org.slidelab.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.slidelab.lab.trace.TraceSample.FAR;
import static org.slidelab.lab.trace.TraceSample.NEAR;
import static org.slidelab.lab.trace.TraceSample.configuration;
import static org.slidelab.lab.trace.TraceSample.told;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.search.Limits;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.trace.TraceEvent.Kind;

class TraceTest {

    @TempDir
    Path folder;

    private TraceSample sample;

    @BeforeEach
    void createSample() {
        sample = new TraceSample(folder.resolve("trace"));
    }

    @ParameterizedTest
    @CsvSource({
        "astar, manhattan",
        "astar, euclidean",
        "bfs,",
        "dls:limit=4,",
        "ids,",
        "idastar, manhattan",
        "greedy, misplaced",
        "bidirectional,",
        "bidirectional-astar, manhattan",
        "rbfs, manhattan",
        "anytime, manhattan",
        "beam, manhattan"
    })
    void trace_readAgain_hasWhatTheSearchTold(String algorithm, String heuristic) {
        Configuration configuration = configuration(algorithm, heuristic);
        List<TraceEvent> told = told(NEAR, configuration);
        RunReport report = sample.write(NEAR, configuration, RunSettings.DEFAULT, TraceFormat.JSONL);

        try (TraceReader trace = sample.open()) {
            assertThat(trace.size()).isEqualTo(told.size());
            for (int number = 1; number <= told.size(); number++) {
                assertThat(trace.at(number).event()).isEqualTo(told.get(number - 1));
            }
            assertThat(trace.header().algorithm()).isEqualTo(algorithm);
            assertThat(trace.header().heuristic()).isEqualTo(Optional.ofNullable(heuristic));
            assertThat(trace.header().problem()).isEqualTo(report.problem());
            assertThat(trace.end()).contains(new TraceEnd("solved", report.cost(), told.size()));
        }
    }

    @Test
    void counts_ofBreadthFirstSearch_areThoseOfTheSearch() {
        RunReport report =
                sample.write("0 3 5 4 2 8 6 1 7", configuration("bfs", null), RunSettings.DEFAULT, TraceFormat.JSONL);

        try (TraceReader trace = sample.open()) {
            TraceSummary summary = trace.summary();
            assertThat(summary.count(Kind.EXPAND)).isEqualTo(report.statistics().expanded());
            assertThat(summary.count(Kind.GENERATE) + summary.count(Kind.PRUNE))
                    .isEqualTo(report.statistics().generated());
            assertThat(summary.last().closed()).isEqualTo(report.statistics().expanded());
            assertThat(summary.peakOpen())
                    .isBetween(
                            report.statistics().peakFrontier(),
                            report.statistics().peakFrontier() + 4);
        }
    }

    /** A* finds shorter ways to boards that wait, and with weights to expanded ones too. */
    @ParameterizedTest
    @CsvSource({"astar, misplaced", "astar:tie-break=lifo, misplaced", "wastar:weight=3, manhattan"})
    void counts_ofBestFirstSearch_areThoseOfTheSearch(String algorithm, String heuristic) {
        Configuration configuration = configuration(algorithm, heuristic);
        RunReport report = sample.write("8 0 3 2 1 5 4 7 6", configuration, RunSettings.DEFAULT, TraceFormat.JSONL);

        try (TraceReader trace = sample.open()) {
            TraceSummary summary = trace.summary();
            assertThat(trace.find(0, 1, event -> event instanceof TraceEvent.Node node && node.replaces() >= 0))
                    .isPresent();
            assertThat(summary.peakOpen()).isEqualTo(report.statistics().peakFrontier());
            assertThat(summary.count(Kind.REOPEN)).isEqualTo(report.statistics().reopened());
            assertThat(summary.last().closed())
                    .isEqualTo(
                            report.statistics().expanded() - report.statistics().reopened());
        }
    }

    /** A step of the reader is compared with counting from the beginning. */
    @Test
    void moments_inRandomOrder_areThoseOfReadingOnce() {
        sample.write(
                "8 6 7 2 5 4 3 0 1",
                configuration("idastar", "linear-conflict"),
                RunSettings.DEFAULT,
                TraceFormat.JSONL);

        try (TraceReader trace = sample.open()) {
            List<TraceMoment> inOrder = new ArrayList<>();
            TraceCounts counts = TraceCounts.START;
            for (long number = 1; number <= trace.size(); number++) {
                TraceEvent event = trace.at(number).event();
                counts = counts.after(event);
                inOrder.add(new TraceMoment(number, event, counts));
            }
            Random random = new Random(11);
            for (int i = 0; i < 60; i++) {
                int index = random.nextInt(inOrder.size());
                assertThat(trace.at(index + 1)).isEqualTo(inOrder.get(index));
            }
            assertThat(counts.rounds())
                    .isEqualTo((int) trace.summary().rounds())
                    .isGreaterThan(3);
        }
    }

    @Test
    void find_nextExpansion_goesBothWays() {
        sample.write(NEAR, configuration("astar", "manhattan"), RunSettings.DEFAULT, TraceFormat.JSONL);

        try (TraceReader trace = sample.open()) {
            long second = trace.find(1, 1, TraceTest::isExpansion).orElseThrow();
            assertThat(second).isGreaterThan(1);
            assertThat(trace.find(second, -1, TraceTest::isExpansion)).hasValue(1);
            assertThat(trace.find(1, -1, TraceTest::isExpansion)).isEmpty();
        }
    }

    @Test
    void trace_ofASearchThatALimitStopped_hasItsEnd() {
        RunSettings settings = RunSettings.DEFAULT.withLimits(Limits.DEFAULT.withNodes(50));
        sample.write(FAR, configuration("astar", "manhattan"), settings, TraceFormat.JSONL);

        try (TraceReader trace = sample.open()) {
            assertThat(trace.end().orElseThrow().outcome()).isEqualTo("node-limit");
            assertThat(trace.summary().count(Kind.EXPAND)).isEqualTo(50);
        }
    }

    @Test
    void trace_ofABoardThatParityAnswers_hasNoEvents() {
        sample.write("1 2 3 4 5 0 7 6 8", configuration("bfs", null), RunSettings.DEFAULT, TraceFormat.JSONL);

        try (TraceReader trace = sample.open()) {
            assertThat(trace.size()).isZero();
            assertThat(trace.end().orElseThrow().outcome()).isEqualTo("unsolvable");
        }
    }

    private static boolean isExpansion(TraceEvent event) {
        return event instanceof TraceEvent.Node node && node.kind() == Kind.EXPAND;
    }
}
