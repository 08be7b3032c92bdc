package org.slidelab.lab.table;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.table.EstimateTable;

/**
 * Tables that are built and stored while something else goes on, which keeps a core for itself.
 *
 * <p>The work is done in a pool of its own, and so are the parallel streams of the builders: they run in the pool of the
 * thread that begins them. Where there is but one core, building beside a search would take half of it; so there it begins
 * when somebody waits for it. To be used from one thread.
 */
public final class TableBuilding implements AutoCloseable {

    private static final long POLL_MILLIS = 50;
    private static final long GRACE_MILLIS = 2000;

    private final TableCabinet cabinet;
    private final List<EstimateTable> tables;
    private final int otherCores;
    private final Queue<Built> news = new ConcurrentLinkedQueue<>();
    private final Queue<String> damaged = new ConcurrentLinkedQueue<>();
    private @Nullable ForkJoinPool pool;
    private CompletableFuture<Void> work = new CompletableFuture<>();
    private volatile double part;
    private volatile boolean closed;

    /**
     * A table that was built.
     *
     * @param table the table
     * @param seconds how long that took
     * @param problem why it could not be stored, if so; it is there for this process all the same
     */
    public record Built(EstimateTable table, double seconds, Optional<String> problem) {}

    /** Plans to make tables ready; nothing is done yet. */
    public TableBuilding(TableCabinet cabinet, List<EstimateTable> tables) {
        this(cabinet, tables, Runtime.getRuntime().availableProcessors() - 1);
    }

    TableBuilding(TableCabinet cabinet, List<EstimateTable> tables, int otherCores) {
        this.cabinet = cabinet;
        this.tables = tables;
        this.otherCores = otherCores;
    }

    /** Begins to build beside what the caller does, unless it has begun or the caller needs the only core. */
    public void begin() {
        if (otherCores > 0) {
            start(otherCores);
        }
    }

    private void start(int threads) {
        if (pool == null) {
            pool = new ForkJoinPool(threads);
            work = CompletableFuture.runAsync(this::build, pool);
        }
    }

    /**
     * Waits until all tables are ready.
     *
     * @param most the longest time to wait
     * @param progress told now and then, on the calling thread, which part is done; what it throws goes through
     * @return whether they are ready
     * @throws org.slidelab.core.provider.InvalidSpecException if the heap is too small
     * @throws org.slidelab.lab.run.ProviderFault if the heuristic does something wrong
     */
    public boolean await(Duration most, DoubleConsumer progress) {
        start(Math.max(1, otherCores));
        long startNanos = System.nanoTime();
        while (!work.isDone()) {
            if (most.minusNanos(System.nanoTime() - startNanos).isNegative()) {
                return false;
            }
            progress.accept(part);
            pause();
        }
        try {
            work.join();
            return true;
        } catch (CompletionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private void pause() {
        try {
            work.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            // Asked for again by the caller.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        }
    }

    /** The tables that were built since this was asked last, also those of a building that has not ended. */
    public List<Built> news() {
        return taken(news);
    }

    /** The files that could not be used and were named since this was asked last, a line each. */
    public List<String> damaged() {
        return taken(damaged);
    }

    private static <T> List<T> taken(Queue<T> queue) {
        List<T> all = new ArrayList<>();
        for (T each = queue.poll(); each != null; each = queue.poll()) {
            all.add(each);
        }
        return all;
    }

    /** Whether the building has begun and isn't done, or failed. */
    public boolean underWay() {
        return pool != null && !ready();
    }

    /** Whether all tables are there, so that nobody has to wait for them. */
    public boolean ready() {
        return work.isDone() && !work.isCompletedExceptionally();
    }

    private void build() {
        double all = tables.stream().mapToDouble(EstimateTable::entries).sum();
        double before = 0;
        for (EstimateTable table : tables) {
            double done = before;
            build(table, tablePart -> {
                if (closed) {
                    throw new CancellationException("closed");
                }
                part = (done + tablePart * table.entries()) / all;
            });
            before += table.entries();
        }
    }

    private void build(EstimateTable table, DoubleConsumer progress) {
        long startNanos = System.nanoTime();
        Optional<String> problem = Optional.empty();
        try {
            if (!cabinet.keep(table, damaged::add, progress).built()) {
                return;
            }
        } catch (UncheckedIOException e) {
            progress.accept(0);
            table.prepare(progress);
            problem = Optional.ofNullable(e.getMessage());
        }
        news.add(new Built(table, (System.nanoTime() - startNanos) / 1e9, problem));
    }

    /** Gives up what isn't ready. */
    @Override
    public void close() {
        closed = true;
        if (pool != null) {
            pool.shutdownNow();
            try {
                pool.awaitTermination(GRACE_MILLIS, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
