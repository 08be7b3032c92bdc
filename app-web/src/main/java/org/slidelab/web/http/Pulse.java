package org.slidelab.web.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Finds out, once a second, which answers nobody waits for any more. */
public final class Pulse implements AutoCloseable {

    private final Set<Reply> replies = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "pulse");
        thread.setDaemon(true);
        return thread;
    });

    /** Begins to beat. */
    public Pulse() {
        var unused = timer.scheduleAtFixedRate(() -> replies.forEach(Reply::probe), 1, 1, TimeUnit.SECONDS);
    }

    /** Watches an answer. */
    public void watch(Reply reply) {
        replies.add(reply);
    }

    /** Watches an answer no more. */
    public void forget(Reply reply) {
        replies.remove(reply);
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
