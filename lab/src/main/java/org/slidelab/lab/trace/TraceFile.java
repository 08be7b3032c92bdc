package org.slidelab.lab.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.RunReport;

/**
 * Writes the events of one search to a file as they come, in constant memory.
 *
 * <p>A file that can't be created is refused at once. A disk that is full later on costs the rest of the trace and not the
 * search: writing stops, and {@link #failure} tells why.
 */
public final class TraceFile implements SearchObserver, AutoCloseable {

    private final Path path;
    private final Configuration configuration;
    private final Writer out;
    private final TraceEncoding encoding;
    private Optional<String> failure = Optional.empty();
    private boolean begun;
    private boolean closed;
    private long events;

    private TraceFile(Path path, TraceFormat format, Configuration configuration, Writer out) {
        this.path = path;
        this.configuration = configuration;
        this.out = out;
        encoding = format.encoding(out);
    }

    /**
     * Creates the file, in place of one that is there.
     *
     * @throws UncheckedIOException with the line to show if that is impossible
     */
    public static TraceFile create(Path path, TraceFormat format, Configuration configuration) {
        try {
            return new TraceFile(path, format, configuration, Files.newBufferedWriter(path));
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "trace file '%s' can't be written (%s); expected a path in a folder that exists and is writable"
                            .formatted(path, reason(e)),
                    e);
        }
    }

    @Override
    public void started(Problem problem, int unitsPerMove) {
        begin(problem, unitsPerMove);
    }

    @Override
    public void iteration(int bound) {
        write(() -> encoding.round(bound));
    }

    @Override
    public void generated(Node node, WorkingBoard board) {
        write(() -> encoding.node(TraceEvent.Kind.GENERATE, node, board));
    }

    @Override
    public void pruned(Node node, WorkingBoard board) {
        write(() -> encoding.node(TraceEvent.Kind.PRUNE, node, board));
    }

    @Override
    public void reopened(Node node, WorkingBoard board) {
        write(() -> encoding.node(TraceEvent.Kind.REOPEN, node, board));
    }

    @Override
    public void expanded(Node node, WorkingBoard board) {
        write(() -> encoding.node(TraceEvent.Kind.EXPAND, node, board));
    }

    @Override
    public void improved(int cost) {
        write(() -> encoding.improved(cost));
    }

    @Override
    public void goal(Node node, WorkingBoard board) {
        write(() -> encoding.node(TraceEvent.Kind.GOAL, node, board));
    }

    /** Writes how the search ended and closes the file; a search that parity answered has no events. */
    public void finish(RunReport report) {
        if (!begun) {
            begin(report.problem(), 1);
        }
        end(new TraceEnd(report.word(), report.cost(), events));
    }

    /** Closes the file of a search that failed. */
    @Override
    public void close() {
        if (!closed) {
            end(new TraceEnd("failed", OptionalInt.empty(), events));
        }
    }

    /** Why the trace is not complete, in one line; empty if it is. */
    public Optional<String> failure() {
        return failure.map(why -> "trace file '%s' is not complete: %s after %,d events".formatted(path, why, events));
    }

    private void begin(Problem problem, int unitsPerMove) {
        begun = true;
        attempt(() -> encoding.begin(new TraceHeader(
                problem,
                configuration.algorithm().spec().toString(),
                configuration.heuristic().map(chosen -> chosen.spec().toString()),
                unitsPerMove)));
    }

    private void end(TraceEnd end) {
        closed = true;
        attempt(() -> encoding.end(end));
        try {
            out.close();
        } catch (IOException e) {
            failure = failure.or(() -> Optional.of(reason(e)));
        }
    }

    private void write(Writing writing) {
        if (failure.isEmpty()) {
            attempt(writing);
            events++;
        }
    }

    private void attempt(Writing writing) {
        if (failure.isPresent()) {
            return;
        }
        try {
            writing.write();
        } catch (IOException e) {
            failure = Optional.of(reason(e));
        }
    }

    private static String reason(IOException exception) {
        if (exception instanceof NoSuchFileException) {
            return "no such folder";
        }
        if (exception instanceof AccessDeniedException) {
            return "access denied";
        }
        return String.valueOf(exception.getMessage());
    }

    /** Something that writes. */
    private interface Writing {
        void write() throws IOException;
    }
}
