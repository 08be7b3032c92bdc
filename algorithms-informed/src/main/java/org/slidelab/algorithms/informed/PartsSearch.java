package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.slidelab.algorithms.informed.Cut.Part;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchStopped;

/**
 * The parts of one round of IDA*, searched by several threads.
 *
 * <p>Threads take the parts in their order. One part may decide the round: it holds the goal, its evaluator throws, or its
 * {@linkplain PartResults position} reaches the limit on nodes. Then the parts after it are given up, but those before it
 * are finished, for one of them may decide the round earlier. What was searched beyond the limit is for nothing, but it is
 * little: a part that begins when the limit is reached stops at once.
 *
 * <p>The thread that calls {@link #run} obeys the other limits and shows the progress while the others work.
 */
final class PartsSearch {

    private static final long FEWEST_AT_ONCE = 16;
    private static final long MOST_AT_ONCE = 1 << 16;
    private static final long NANOS_AT_ONCE = 2_000_000;
    private static final long CHECK_MILLIS = 10;

    private final Cut cut;
    private final SearchContext context;
    private final Counters counters;
    private final int bound;
    private final long expandedBefore;
    private final long generatedBefore;
    private final long mostExpanded;
    private final PartResults results;
    private final AtomicInteger nextPart = new AtomicInteger();
    private final AtomicInteger decidingPart;
    private final AtomicInteger leastExcess;
    private final Semaphore begin = new Semaphore(0);
    private volatile boolean stopped;

    PartsSearch(Cut cut, SearchContext context, int bound) {
        this.cut = cut;
        this.context = context;
        this.bound = bound;
        counters = context.counters();
        expandedBefore = counters.expanded;
        generatedBefore = counters.generated;
        mostExpanded = context.limits().nodes() - expandedBefore;
        results = new PartResults(cut);
        decidingPart = new AtomicInteger(cut.parts().size());
        leastExcess = new AtomicInteger(cut.leastExcess());
    }

    /** Searches with a thread for each of the given searchers; what came of it is in the results. */
    PartResults run(List<Subtree> subtrees) {
        List<Thread> threads = new ArrayList<>();
        for (Subtree subtree : subtrees) {
            Thread thread = new Thread(() -> work(subtree), "idastar-" + (threads.size() + 1));
            thread.setDaemon(true);
            threads.add(thread);
        }
        boolean stoppedEarly = true;
        try {
            threads.forEach(Thread::start);
            begin.release(threads.size());
            threads.forEach(this::supervise);
            stoppedEarly = false;
        } finally {
            stopped = true;
            begin.release(threads.size());
            threads.forEach(PartsSearch::await);
            countSoFar();
            if (stoppedEarly) {
                SequentialRounds.count(counters, Math.max(cut.deepest(), results.deepest()), false, 0);
            }
        }
        return results;
    }

    /** By how much the smallest f beyond the bound exceeded it, if all parts were finished. */
    int leastExcess() {
        return leastExcess.get();
    }

    private void supervise(Thread thread) {
        while (thread.isAlive()) {
            countSoFar();
            checkpoint();
            try {
                thread.join(CHECK_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new SearchStopped(Limit.CANCELLED);
            }
        }
    }

    private void countSoFar() {
        counters.expanded = expandedBefore + results.allExpanded();
        counters.generated = generatedBefore + cut.generated() + results.generatedInParts();
        counters.taken = counters.expanded;
    }

    /** Shows the limit on nodes as not reached yet: whether it is reached, the parts decide. */
    private void checkpoint() {
        long soFar = counters.expanded;
        counters.expanded = Math.min(soFar, expandedBefore + mostExpanded - 1);
        context.checkpoint();
        counters.expanded = soFar;
    }

    private static void await(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** All begin together: among many that are busy already, it would take long to start another. */
    private void work(Subtree subtree) {
        begin.acquireUninterruptibly();
        int part = nextPart.getAndIncrement();
        while (part < decidingPart.get() && !stopped) {
            search(part, subtree);
            part = nextPart.getAndIncrement();
        }
    }

    private void search(int index, Subtree subtree) {
        Part part = cut.parts().get(index);
        try {
            boolean found = subtree.search(
                    new WorkingBoard(part.root()),
                    part.depth(),
                    part.lastMove(),
                    part.estimate(),
                    bound,
                    new Worker(index));
            results.book(index, subtree);
            leastExcess.accumulateAndGet(subtree.leastExcess(), Math::min);
            if (found) {
                results.found(index, subtree.moves());
                decide(index);
            }
        } catch (RuntimeException | Error e) {
            results.book(index, subtree);
            results.ended(index, e);
            decide(index);
        }
    }

    private void decide(int part) {
        decidingPart.accumulateAndGet(part, Math::min);
    }

    /** Says how far a part's search may go, a few expansions at first and more if they are fast. */
    private final class Worker implements Subtree.Pace {

        private final int part;
        private long atOnce = FEWEST_AT_ONCE;
        private long lastNanos = System.nanoTime();

        Worker(int part) {
            this.part = part;
        }

        @Override
        public long next(Subtree subtree) {
            if (stopped || part > decidingPart.get()) {
                throw new SearchStopped(Limit.CANCELLED);
            }
            results.book(part, subtree);
            long now = System.nanoTime();
            if (now - lastNanos < NANOS_AT_ONCE) {
                atOnce = Math.min(2 * atOnce, MOST_AT_ONCE);
            }
            lastNanos = now;
            return results.allExpanded() < mostExpanded - atOnce ? atOnce : Math.min(atOnce, room());
        }

        /** The nodes to expand until this part's position is at the limit; looked at only when all parts are near it. */
        private long room() {
            long room = mostExpanded - results.position(part);
            if (room <= 0) {
                throw new SearchStopped(Limit.NODES);
            }
            return room;
        }
    }
}
