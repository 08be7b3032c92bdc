package org.slidelab.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.run.SearchRunner;
import org.slidelab.lab.trace.TraceEvent.Kind;

/**
 * A file with a trace, for tests.
 *
 * @param file the file
 */
record TraceSample(Path file) {

    private static final Configurations CONFIGURATIONS =
            new Configurations(Catalog.of(TraceSample.class.getClassLoader()));
    static final String FAR = "8 0 6 5 4 7 2 3 1";
    static final String NEAR = "1 2 5 3 4 0 6 7 8";

    /** The events that a search tells of. */
    static List<TraceEvent> told(String board, Configuration configuration) {
        List<TraceEvent> events = new ArrayList<>();
        run(board, configuration, RunSettings.DEFAULT.withObserver(new Recorder(events)));
        return events;
    }

    TraceReader open() {
        return TraceReader.open(file, () -> false, events -> {});
    }

    RunReport write(String board, Configuration configuration, RunSettings settings, TraceFormat format) {
        try (TraceFile events = TraceFile.create(file, format, configuration)) {
            RunReport report = run(board, configuration, settings.withObserver(events));
            events.finish(report);
            assertThat(events.failure()).isEmpty();
            return report;
        }
    }

    static RunReport run(String text, Configuration configuration, RunSettings settings) {
        Board board = Board.parse(text);
        return SearchRunner.run(new Problem(board, NamedGoal.BLANK_FIRST.on(board.size())), configuration, settings);
    }

    static Configuration configuration(String algorithm, String heuristic) {
        return CONFIGURATIONS.choose(
                Optional.of(algorithm),
                Optional.ofNullable(heuristic),
                NamedGoal.BLANK_FIRST.on(Board.parse(NEAR).size()));
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
