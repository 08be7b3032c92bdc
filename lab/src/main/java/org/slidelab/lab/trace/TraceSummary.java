package org.slidelab.lab.trace;

import java.util.EnumMap;
import java.util.Map;

/**
 * What a trace has in all.
 *
 * @param events how many events
 * @param byKind how many of each kind of event that happens to a node
 * @param rounds how many rounds
 * @param improvements how many better solutions
 * @param peakOpen the most nodes that were open at once
 * @param last open and closed nodes at the end
 */
public record TraceSummary(
        long events,
        Map<TraceEvent.Kind, Long> byKind,
        long rounds,
        long improvements,
        long peakOpen,
        TraceCounts last) {

    /** Nothing. */
    static final TraceSummary EMPTY = new Builder().build();

    /** Creates a summary. */
    public TraceSummary {
        byKind = Map.copyOf(byKind);
    }

    /** How many events of a kind there are. */
    public long count(TraceEvent.Kind kind) {
        return byKind.getOrDefault(kind, 0L);
    }

    /** Adds events up. */
    static final class Builder {

        private final Map<TraceEvent.Kind, Long> byKind = new EnumMap<>(TraceEvent.Kind.class);
        private long events;
        private long rounds;
        private long improvements;
        private long peakOpen;
        private TraceCounts last = TraceCounts.START;

        void add(TraceEvent event, TraceCounts counts) {
            events++;
            last = counts;
            peakOpen = Math.max(peakOpen, counts.open());
            if (event instanceof TraceEvent.Node node) {
                byKind.merge(node.kind(), 1L, Long::sum);
            } else if (event instanceof TraceEvent.Round) {
                rounds++;
            } else {
                improvements++;
            }
        }

        TraceSummary build() {
            return new TraceSummary(events, byKind, rounds, improvements, peakOpen, last);
        }
    }
}
