package org.slidelab.web.search;

import java.security.SecureRandom;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpStatus;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slidelab.web.http.Refusal;

/** Where searches wait for their turn: so many run at once, so many more may wait, and others are sent away. */
public final class SearchDesk implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(SearchDesk.class);

    private final Map<String, Ticket> tickets = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final ThreadPoolExecutor threads;
    private final int searches;
    private final int waiting;

    /** Creates a desk. */
    public SearchDesk(int searches, int waiting) {
        this.searches = searches;
        this.waiting = waiting;
        BlockingQueue<Runnable> queue = waiting == 0 ? new SynchronousQueue<>() : new ArrayBlockingQueue<>(waiting);
        AtomicInteger number = new AtomicInteger();
        threads = new ThreadPoolExecutor(searches, searches, 1, TimeUnit.MINUTES, queue, task -> {
            Thread thread = new Thread(task, "search-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        });
        threads.allowCoreThreadTimeOut(true);
    }

    /**
     * Has work done when its turn comes.
     *
     * @param accepted told of the ticket first, on this thread
     * @param work what to do then, on a thread of the desk, and how to answer afterwards, when the ticket is no longer valid:
     *     whoever has the answer finds the search over
     * @throws Refusal if too many wait already
     */
    public void submit(Consumer<Ticket> accepted, Function<Ticket, Runnable> work) {
        Ticket ticket = new Ticket(Long.toHexString(random.nextLong() | 1L << 60));
        CountDownLatch announced = new CountDownLatch(1);
        tickets.put(ticket.id(), ticket);
        try {
            threads.execute(() -> perform(ticket, announced, work));
        } catch (RejectedExecutionException e) {
            tickets.remove(ticket.id());
            throw new Refusal(
                    HttpStatus.TOO_MANY_REQUESTS_429,
                    "%d searches are running and %d are waiting; try again in a moment".formatted(searches, waiting));
        }
        try {
            accepted.accept(ticket);
        } finally {
            announced.countDown();
        }
    }

    /** Cancels a search; false if there is none with that number. */
    public boolean cancel(String id) {
        Ticket ticket = tickets.get(id);
        if (ticket != null) {
            ticket.cancel();
        }
        return ticket != null;
    }

    @Override
    public void close() {
        tickets.values().forEach(Ticket::cancel);
        threads.shutdownNow();
    }

    private void perform(Ticket ticket, CountDownLatch announced, Function<Ticket, Runnable> work) {
        try {
            announced.await();
            Runnable answer = work.apply(ticket);
            tickets.remove(ticket.id());
            answer.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            LOG.error("a search failed", e);
        } finally {
            tickets.remove(ticket.id());
        }
    }
}
