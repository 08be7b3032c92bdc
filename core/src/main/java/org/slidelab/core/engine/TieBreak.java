package org.slidelab.core.engine;

/** Which of several equally good nodes a best-first search takes. */
public enum TieBreak {
    /** The deepest, and of those the newest: usually the fastest to the goal. */
    HIGH_G(true),
    /** The shallowest, and of those the oldest. */
    LOW_G(false),
    /** The one that has waited longest. */
    FIFO(false),
    /** The newest. */
    LIFO(true);

    private final boolean newestFirst;

    TieBreak(boolean newestFirst) {
        this.newestFirst = newestFirst;
    }

    /** Whether the newest of otherwise equal nodes comes first. */
    boolean newestFirst() {
        return newestFirst;
    }

    /** The second key of a node, smallest first, given its path cost and its estimate. */
    int key(int g, int h) {
        return switch (this) {
            case HIGH_G -> h;
            case LOW_G -> g;
            case FIFO, LIFO -> 0;
        };
    }
}
