package org.slidelab.lab.trace;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import java.util.function.Predicate;

/**
 * Reads a trace of JSON lines event by event, in any order.
 *
 * <p>Opening reads the file once, checks every line and remembers for every 256th event where it lies and how many nodes
 * were open and closed before it. An event is found by reading from there, and the 256 events around it are kept, so a step
 * costs next to nothing and memory hardly grows with the trace: some 50 bytes for 256 events.
 */
public final class TraceReader implements Closeable {

    private static final int STRIDE = 256;
    private static final int CHECK_INTERVAL = 4096;

    private final Path path;
    private final LineSource lines;
    private final List<Mark> marks = new ArrayList<>();
    private final TraceHeader header;
    private TraceSummary summary = TraceSummary.EMPTY;
    private Optional<TraceEnd> end = Optional.empty();
    private List<TraceMoment> block = List.of();
    private long blockNumber = -1;

    /** Where the first event of a block lies, and where the search is before it. */
    private record Mark(long position, TraceCounts before) {}

    private TraceReader(Path path, LineSource lines, BooleanSupplier cancelled, LongConsumer progress)
            throws IOException {
        this.path = path;
        this.lines = lines;
        header = readHeader();
        readEvents(cancelled, progress);
    }

    /**
     * Opens a trace.
     *
     * @param path the file
     * @param cancelled the question whether to stop reading; what was read until then is the trace
     * @param progress is told how many events were read, now and then
     * @throws UncheckedIOException if the file can't be read
     * @throws DamagedTraceException if it isn't a trace, naming file, line and reason
     */
    @SuppressWarnings("MustBeClosedChecker") // the reader closes its lines
    public static TraceReader open(Path path, BooleanSupplier cancelled, LongConsumer progress) {
        try {
            LineSource lines = new LineSource(path);
            try {
                return new TraceReader(path, lines, cancelled, progress);
            } catch (RuntimeException | IOException e) {
                lines.close();
                throw e;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "trace file '%s' can't be read; expected a file that solve --trace FILE has written"
                            .formatted(path),
                    e);
        }
    }

    /** What the trace is of. */
    public TraceHeader header() {
        return header;
    }

    /** How the search ended; empty if the trace was cut off. */
    public Optional<TraceEnd> end() {
        return end;
    }

    /** How many events of which kind there are. */
    public TraceSummary summary() {
        return summary;
    }

    /** How many events there are. */
    public long size() {
        return summary.events();
    }

    /** The event with a number, from 1 to {@link #size}. */
    public TraceMoment at(long number) {
        long wanted = (number - 1) / STRIDE;
        if (wanted != blockNumber) {
            block = readBlock(marks.get((int) wanted), wanted * STRIDE + 1);
            blockNumber = wanted;
        }
        return block.get((int) ((number - 1) % STRIDE));
    }

    /** The number of the next event after one that a test accepts, or with a step of -1 of the one before it. */
    public OptionalLong find(long from, int step, Predicate<TraceEvent> test) {
        for (long number = from + step; number >= 1 && number <= size(); number += step) {
            if (test.test(at(number).event())) {
                return OptionalLong.of(number);
            }
        }
        return OptionalLong.empty();
    }

    @Override
    public void close() {
        try {
            lines.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private TraceHeader readHeader() throws IOException {
        if (!lines.advance()) {
            throw damaged(1, "the file is empty");
        }
        try {
            return TraceLine.parse(lines.bytes(), lines.length()).header();
        } catch (IllegalArgumentException e) {
            throw damaged(
                    1, e.getMessage() + "; expected a file that solve --trace FILE has written in the format jsonl");
        }
    }

    private void readEvents(BooleanSupplier cancelled, LongConsumer progress) throws IOException {
        TraceCounts counts = TraceCounts.START;
        TraceSummary.Builder builder = new TraceSummary.Builder();
        for (long number = 1; lines.advance(); number++) {
            if (number % CHECK_INTERVAL == 0) {
                progress.accept(number);
                if (cancelled.getAsBoolean()) {
                    break;
                }
            }
            long lineNumber = number + 1;
            if (end.isPresent()) {
                throw damaged(lineNumber, "there is something after the end of the trace");
            }
            Optional<TraceLine> line = parse(lineNumber);
            if (line.isEmpty()) {
                break;
            }
            try {
                if (line.get().isEnd()) {
                    end = Optional.of(checkedEnd(line.get().end(), number - 1));
                } else {
                    if ((number - 1) % STRIDE == 0) {
                        marks.add(new Mark(lines.start(), counts));
                    }
                    TraceEvent event = line.get().event(header.problem().size());
                    counts = counts.after(event);
                    builder.add(event, counts);
                }
            } catch (IllegalArgumentException e) {
                throw damaged(lineNumber, String.valueOf(e.getMessage()));
            }
        }
        summary = builder.build();
    }

    /** A line; nothing if it is the last one and was cut off in the middle, as by a full disk. */
    private Optional<TraceLine> parse(long lineNumber) {
        try {
            return Optional.of(TraceLine.parse(lines.bytes(), lines.length()));
        } catch (IllegalArgumentException e) {
            if (!lines.terminated()) {
                return Optional.empty();
            }
            throw damaged(lineNumber, String.valueOf(e.getMessage()));
        }
    }

    private static TraceEnd checkedEnd(TraceEnd found, long events) {
        if (found.events() != events) {
            throw new IllegalArgumentException(
                    "the end tells of %,d events, but there are %,d".formatted(found.events(), events));
        }
        return found;
    }

    private List<TraceMoment> readBlock(Mark mark, long first) {
        List<TraceMoment> moments = new ArrayList<>(STRIDE);
        TraceCounts counts = mark.before();
        try {
            lines.seek(mark.position());
            for (long number = first; number < first + STRIDE && number <= size() && lines.advance(); number++) {
                TraceEvent event = TraceLine.parse(lines.bytes(), lines.length())
                        .event(header.problem().size());
                counts = counts.after(event);
                moments.add(new TraceMoment(number, event, counts));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("trace file '%s' can't be read any more".formatted(path), e);
        }
        return moments;
    }

    private DamagedTraceException damaged(long lineNumber, String reason) {
        return new DamagedTraceException("%s, line %d: %s".formatted(path, lineNumber, reason));
    }
}
