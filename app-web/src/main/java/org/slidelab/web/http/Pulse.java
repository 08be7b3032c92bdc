package org.slidelab.web.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Finds out, once a second, which readers of event streams are gone, also while there is nothing to tell them. */
public final class Pulse implements AutoCloseable {

    private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "pulse");
        thread.setDaemon(true);
        return thread;
    });

    /** Begins to beat. */
    public Pulse() {
        var unused = timer.scheduleAtFixedRate(() -> streams.forEach(EventStream::probe), 1, 1, TimeUnit.SECONDS);
    }

    /** Watches a stream. */
    public void watch(EventStream stream) {
        streams.add(stream);
    }

    /** Watches a stream no more. */
    public void forget(EventStream stream) {
        streams.remove(stream);
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
