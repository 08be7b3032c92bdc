package org.slidelab.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.run.SearchRunner;
import org.slidelab.lab.trace.TraceEvent.Kind;

class TraceTest {

    private static final Configurations CONFIGURATIONS =
            new Configurations(Catalog.of(TraceTest.class.getClassLoader()));
    private static final String FAR = "8 0 6 5 4 7 2 3 1";
    private static final String NEAR = "1 2 5 3 4 0 6 7 8";

    @TempDir
    Path folder;

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
        List<TraceEvent> told = new ArrayList<>();
        run(NEAR, configuration, RunSettings.DEFAULT.withObserver(new Recorder(told)));
        RunReport report = write(NEAR, configuration, RunSettings.DEFAULT, TraceFormat.JSONL);

        try (TraceReader trace = open()) {
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
                write("0 3 5 4 2 8 6 1 7", configuration("bfs", null), RunSettings.DEFAULT, TraceFormat.JSONL);

        try (TraceReader trace = open()) {
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

    /** A step of the reader is compared with counting from the beginning. */
    @Test
    void moments_inRandomOrder_areThoseOfReadingOnce() {
        write("8 6 7 2 5 4 3 0 1", configuration("idastar", "linear-conflict"), RunSettings.DEFAULT, TraceFormat.JSONL);

        try (TraceReader trace = open()) {
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
        write(NEAR, configuration("astar", "manhattan"), RunSettings.DEFAULT, TraceFormat.JSONL);

        try (TraceReader trace = open()) {
            long second = trace.find(1, 1, TraceTest::isExpansion).orElseThrow();
            assertThat(second).isGreaterThan(1);
            assertThat(trace.find(second, -1, TraceTest::isExpansion)).hasValue(1);
            assertThat(trace.find(1, -1, TraceTest::isExpansion)).isEmpty();
        }
    }

    @Test
    void trace_ofASearchThatALimitStopped_hasItsEnd() {
        RunSettings settings = RunSettings.DEFAULT.withLimits(Limits.DEFAULT.withNodes(50));
        write(FAR, configuration("astar", "manhattan"), settings, TraceFormat.JSONL);

        try (TraceReader trace = open()) {
            assertThat(trace.end().orElseThrow().outcome()).isEqualTo("node-limit");
            assertThat(trace.summary().count(Kind.EXPAND)).isEqualTo(50);
        }
    }

    @Test
    void trace_ofABoardThatParityAnswers_hasNoEvents() {
        write("1 2 3 4 5 0 7 6 8", configuration("bfs", null), RunSettings.DEFAULT, TraceFormat.JSONL);

        try (TraceReader trace = open()) {
            assertThat(trace.size()).isZero();
            assertThat(trace.end().orElseThrow().outcome()).isEqualTo("unsolvable");
        }
    }

    @Test
    void trace_cutOffInTheMiddleOfALine_isReadAsFarAsItGoes() throws IOException {
        write(NEAR, configuration("bfs", null), RunSettings.DEFAULT, TraceFormat.JSONL);
        String text = Files.readString(file());
        Files.writeString(file(), text.substring(0, text.lastIndexOf("\"state\"")));

        try (TraceReader trace = open()) {
            assertThat(trace.end()).isEmpty();
            assertThat(trace.size()).isEqualTo(text.lines().count() - 3);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | version: 1.4.0 | line 1: not a JSON object",
                "1 | {\"hello\":1} | line 1: not the header of a trace of Slidelab",
                "1 | {\"trace\":\"slidelab\",\"version\":99} | line 1: trace format version 99; this Slidelab reads version 1",
                "3 | {\"event\":\"expand\" | line 3: not a JSON object",
                "3 | {\"event\":\"explode\",\"id\":1} | line 3: unknown event 'explode'; expected generate",
                "3 | {\"event\":\"expand\",\"id\":1} | line 3: field 'g' is missing",
                "3 | {\"event\":\"expand\",\"id\":1,\"g\":1,\"h\":1,\"f\":1,\"state\":[1,2]} | line 3: board has 2 tiles",
                "3 | {\"event\":\"end\",\"outcome\":\"solved\",\"events\":7} | line 3: the end tells of 7 events, but there are 1"
            })
    void reader_ofADamagedOrForeignFile_namesFileLineAndReason(int line, String text, String reason)
            throws IOException {
        write(NEAR, configuration("bfs", null), RunSettings.DEFAULT, TraceFormat.JSONL);
        List<String> lines = new ArrayList<>(Files.readAllLines(file()));
        lines.set(line - 1, text);
        Files.write(file(), lines);

        assertThatThrownBy(this::open)
                .isInstanceOf(DamagedTraceException.class)
                .hasMessageStartingWith(file() + ", ")
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\u0000\u0001\u0002"})
    void reader_ofAFileThatIsNoTrace_refusesLine1(String content) throws IOException {
        Files.writeString(file(), content);

        assertThatThrownBy(this::open).isInstanceOf(DamagedTraceException.class).hasMessageContaining("line 1: ");
    }

    @Test
    void reader_ofALineWithoutEnd_doesNotReadItAll() throws IOException {
        Files.writeString(file(), "x".repeat(3 << 20));

        assertThatThrownBy(this::open).hasMessageContaining("more than a megabyte");
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
        List<TraceEvent> told = new ArrayList<>();
        run(NEAR, configuration, RunSettings.DEFAULT.withObserver(new Recorder(told)));
        write(NEAR, configuration, RunSettings.DEFAULT, TraceFormat.POSTHOC);

        List<String> lines = Files.readAllLines(file());
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

    private Path file() {
        return folder.resolve("trace");
    }

    private TraceReader open() {
        return TraceReader.open(file(), () -> false, events -> {});
    }

    private RunReport write(String board, Configuration configuration, RunSettings settings, TraceFormat format) {
        try (TraceFile events = TraceFile.create(file(), format, configuration)) {
            RunReport report = run(board, configuration, settings.withObserver(events));
            events.finish(report);
            assertThat(events.failure()).isEmpty();
            return report;
        }
    }

    private static RunReport run(String text, Configuration configuration, RunSettings settings) {
        Board board = Board.parse(text);
        return SearchRunner.run(new Problem(board, NamedGoal.BLANK_FIRST.on(board.size())), configuration, settings);
    }

    private static Configuration configuration(String algorithm, String heuristic) {
        return CONFIGURATIONS.choose(
                Optional.of(algorithm),
                Optional.ofNullable(heuristic),
                Board.parse(NEAR).size());
    }

    private static boolean isExpansion(TraceEvent event) {
        return event instanceof TraceEvent.Node node && node.kind() == Kind.EXPAND;
    }

    /** Keeps what it is told. */
    private record Recorder(List<TraceEvent> events) implements SearchObserver {

        @Override
        public void iteration(int bound) {
            events.add(new TraceEvent.Round(bound));
        }

        @Override
        public void generated(Node node, WorkingBoard board) {
            add(Kind.GENERATE, node, board);
        }

        @Override
        public void pruned(Node node, WorkingBoard board) {
            add(Kind.PRUNE, node, board);
        }

        @Override
        public void reopened(Node node, WorkingBoard board) {
            add(Kind.REOPEN, node, board);
        }

        @Override
        public void expanded(Node node, WorkingBoard board) {
            add(Kind.EXPAND, node, board);
        }

        @Override
        public void improved(int cost) {
            events.add(new TraceEvent.Improved(cost));
        }

        @Override
        public void goal(Node node, WorkingBoard board) {
            add(Kind.GOAL, node, board);
        }

        private void add(Kind kind, Node node, WorkingBoard board) {
            events.add(new TraceEvent.Node(
                    kind, node.id(), node.parent(), node.g(), node.h(), node.f(), node.replaces(), board.toBoard()));
        }
    }
}
