package org.slidelab.core.search;

import java.util.Locale;

/** What can end a search before it has an answer. */
public enum Limit {
    /** The time allowed is used up. */
    TIME,
    /** The memory allowed, or the Java heap, is used up. */
    MEMORY,
    /** As many nodes as allowed are expanded. */
    NODES,
    /** The depth that the algorithm was given holds no solution. */
    DEPTH,
    /** Somebody asked the search to stop. */
    CANCELLED;

    /** The name of the outcome, such as {@code node-limit} or {@code cancelled}. */
    public String outcome() {
        return switch (this) {
            case NODES -> "node-limit";
            case CANCELLED -> "cancelled";
            case TIME, MEMORY, DEPTH -> name().toLowerCase(Locale.ROOT) + "-limit";
        };
    }
}
