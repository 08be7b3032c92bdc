package org.slidelab.web.search;

import java.util.concurrent.atomic.AtomicBoolean;

/** A search that waits or runs; whoever knows its number can cancel it. */
public final class Ticket {

    private final String id;
    private final AtomicBoolean cancelled = new AtomicBoolean();

    Ticket(String id) {
        this.id = id;
    }

    /** The number, which can't be guessed. */
    public String id() {
        return id;
    }

    /** Asks the search to stop. */
    public void cancel() {
        cancelled.set(true);
    }

    /** Whether the search is to stop. */
    public boolean cancelled() {
        return cancelled.get();
    }
}
