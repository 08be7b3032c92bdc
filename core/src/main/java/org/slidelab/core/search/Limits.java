package org.slidelab.core.search;

import java.time.Duration;

/**
 * How much a search may use.
 *
 * @param nodes the most nodes to expand
 * @param time the longest time
 * @param bytes the most bytes of memory for stored nodes
 */
public record Limits(long nodes, Duration time, long bytes) {

    /** No limit on nodes and time, and three quarters of the Java heap, so that the heap never overflows. */
    public static final Limits DEFAULT = new Limits(
            Long.MAX_VALUE,
            Duration.ofNanos(Long.MAX_VALUE),
            Runtime.getRuntime().maxMemory() / 4 * 3);

    /** The same limits with another number of nodes. */
    public Limits withNodes(long newNodes) {
        return new Limits(newNodes, time, bytes);
    }

    /** The same limits with another time. */
    public Limits withTime(Duration newTime) {
        return new Limits(nodes, newTime, bytes);
    }

    /** The same limits with another number of bytes. */
    public Limits withBytes(long newBytes) {
        return new Limits(nodes, time, newBytes);
    }
}
