package org.slidelab.web.api;

import java.util.Optional;
import org.slidelab.web.http.EventStream;
import org.slidelab.web.search.Ticket;

/** What is being worked out for somebody, who may be told how far it is and may be gone before it is done. */
final class Job {

    private static final long NANOS_BETWEEN_EVENTS = 100_000_000;

    private final Ticket ticket;
    private final Optional<EventStream> stream;
    private long lastEvent = System.nanoTime();

    Job(Ticket ticket, Optional<EventStream> stream) {
        this.ticket = ticket;
        this.stream = stream;
    }

    boolean cancelled() {
        return ticket.cancelled() || stream.map(EventStream::broken).orElse(false);
    }

    /** Tells of a step that must not be missed. */
    void tell(String event, Object data) {
        stream.ifPresent(each -> each.send(event, data));
    }

    /** Whether it is time to tell of progress again: some ten times a second, and only if somebody listens. */
    boolean progressIsDue() {
        long now = System.nanoTime();
        boolean due = stream.isPresent() && now - lastEvent >= NANOS_BETWEEN_EVENTS;
        lastEvent = due ? now : lastEvent;
        return due;
    }

    /** Tells of progress, unless the reader is slow. */
    void progress(Object data) {
        stream.ifPresent(each -> each.sendIfIdle("progress", data));
    }
}
