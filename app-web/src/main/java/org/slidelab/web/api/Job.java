package org.slidelab.web.api;

import org.slidelab.web.http.Reply;
import org.slidelab.web.search.Ticket;

/** What is being worked out for somebody, who may be told how far it is and may be gone before it is done. */
final class Job {

    private static final long NANOS_BETWEEN_EVENTS = 100_000_000;

    private final Ticket ticket;
    private final Reply reply;
    private long lastEvent = System.nanoTime();

    Job(Ticket ticket, Reply reply) {
        this.ticket = ticket;
        this.reply = reply;
    }

    boolean cancelled() {
        return ticket.cancelled() || reply.abandoned();
    }

    /** Tells of a step that must not be missed. */
    void tell(String event, Object data) {
        reply.tell(event, data);
    }

    /** Whether it is time to tell of progress again: some ten times a second, and only if somebody listens. */
    boolean progressIsDue() {
        long now = System.nanoTime();
        boolean due = reply.isTold() && now - lastEvent >= NANOS_BETWEEN_EVENTS;
        lastEvent = due ? now : lastEvent;
        return due;
    }

    /** Tells of progress, unless the reader is slow. */
    void progress(Object data) {
        reply.tellIfIdle("progress", data);
    }
}
