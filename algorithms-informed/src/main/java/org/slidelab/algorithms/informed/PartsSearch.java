package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.slidelab.algorithms.informed.Cut.Part;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchStopped;

/**
 * The parts of one round of IDA*, searched by several threads.
 *
 * <p>The thread that calls {@link #run} obeys the limits and shows the progress while the others work. Expansions are
 * taken from one account, so that all threads together keep within the limit on nodes.
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
    private final long[] expanded;
    private final long[] generated;
    private final int[] deepest;
    private final byte[][] waysToGoal;
    private final AtomicInteger nextPart = new AtomicInteger();
    private final AtomicInteger foundPart;
    private final AtomicInteger leastExcess;
    private final AtomicLong account;
    private final AtomicLong expandedInParts = new AtomicLong();
    private final AtomicLong generatedInParts = new AtomicLong();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean stopped;

    PartsSearch(Cut cut, SearchContext context, int bound) {
        this.cut = cut;
        this.context = context;
        this.bound = bound;
        counters = context.counters();
        expandedBefore = counters.expanded;
        generatedBefore = counters.generated;
        int parts = cut.parts().size();
        expanded = new long[parts];
        generated = new long[parts];
        deepest = new int[parts];
        waysToGoal = new byte[parts][];
        foundPart = new AtomicInteger(parts);
        leastExcess = new AtomicInteger(cut.leastExcess());
        account = new AtomicLong(context.limits().nodes() - expandedBefore - cut.expanded());
    }

    /** Searches with a thread for each of the given searchers. */
    void run(List<Subtree> subtrees) {
        List<Thread> threads = new ArrayList<>();
        for (Subtree subtree : subtrees) {
            Thread thread = new Thread(() -> work(subtree), "idastar-" + (threads.size() + 1));
            thread.setDaemon(true);
            threads.add(thread);
        }
        threads.forEach(Thread::start);
        try {
            threads.forEach(this::supervise);
        } finally {
            stopped = true;
            threads.forEach(PartsSearch::await);
        }
        rethrowFailure();
        count();
    }

    private void supervise(Thread thread) {
        while (thread.isAlive()) {
            countSoFar();
            context.checkpoint();
            try {
                thread.join(CHECK_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new SearchStopped(Limit.CANCELLED);
            }
        }
    }

    private void countSoFar() {
        counters.expanded = expandedBefore
                + Math.min(
                        cut.expanded() + expandedInParts.get(), context.limits().nodes() - expandedBefore);
        counters.generated = generatedBefore + cut.generated() + generatedInParts.get();
        counters.taken = counters.expanded;
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

    private void rethrowFailure() {
        Throwable thrown = failure.get();
        countSoFar();
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
        if (thrown instanceof Error error) {
            throw error;
        }
    }

    private void work(Subtree subtree) {
        try {
            int part = nextPart.getAndIncrement();
            while (part < foundPart.get() && !stopped) {
                search(part, subtree);
                part = nextPart.getAndIncrement();
            }
        } catch (RuntimeException | Error e) {
            if (!(e instanceof SearchStopped given) || given.limit() != Limit.CANCELLED) {
                failure.compareAndSet(null, e);
                stopped = true;
            }
        }
    }

    private void search(int index, Subtree subtree) {
        Part part = cut.parts().get(index);
        Worker worker = new Worker(index);
        boolean found;
        try {
            found = subtree.search(
                    new WorkingBoard(part.root()), part.depth(), part.lastMove(), part.estimate(), bound, worker);
        } finally {
            worker.settle(subtree);
        }
        expanded[index] = subtree.expanded();
        generated[index] = subtree.generated();
        deepest[index] = subtree.deepest();
        leastExcess.accumulateAndGet(subtree.leastExcess(), Math::min);
        if (found) {
            waysToGoal[index] = subtree.moves();
            foundPart.accumulateAndGet(index, Math::min);
        }
    }

    /** Draws expansions from the account for one part, a few at first and more if they are fast. */
    private final class Worker implements Subtree.Pace {

        private final int part;
        private long atOnce = FEWEST_AT_ONCE;
        private long lastNanos = System.nanoTime();
        private long drawn;
        private long expandedBooked;
        private long generatedBooked;

        Worker(int part) {
            this.part = part;
        }

        @Override
        public long next(Subtree subtree) {
            if (stopped || part > foundPart.get()) {
                throw new SearchStopped(Limit.CANCELLED);
            }
            book(subtree);
            long now = System.nanoTime();
            if (now - lastNanos < NANOS_AT_ONCE) {
                atOnce = Math.min(2 * atOnce, MOST_AT_ONCE);
            }
            lastNanos = now;
            long granted = withdraw(atOnce);
            if (granted == 0) {
                throw new SearchStopped(Limit.NODES);
            }
            drawn += granted;
            return granted;
        }

        private void book(Subtree subtree) {
            expandedInParts.addAndGet(subtree.expanded() - expandedBooked);
            generatedInParts.addAndGet(subtree.generated() - generatedBooked);
            expandedBooked = subtree.expanded();
            generatedBooked = subtree.generated();
        }

        /** Pays back what was drawn and not needed. */
        void settle(Subtree subtree) {
            book(subtree);
            account.addAndGet(drawn - expandedBooked);
        }
    }

    private long withdraw(long most) {
        long before = account.getAndUpdate(balance -> balance - Math.max(0, Math.min(balance, most)));
        return Math.max(0, Math.min(before, most));
    }

    /** Makes the counters what a search on one thread would have made them. */
    private void count() {
        int end = Math.min(foundPart.get() + 1, expanded.length);
        long expandedAbove = isFound() ? cut.parts().get(end - 1).expandedAbove() : cut.expanded();
        long generatedAbove = isFound() ? cut.parts().get(end - 1).generatedAbove() : cut.generated();
        counters.expanded = expandedBefore + expandedAbove;
        counters.generated = generatedBefore + generatedAbove;
        int deepestExpanded = cut.deepest();
        for (int part = 0; part < end; part++) {
            counters.expanded += expanded[part];
            counters.generated += generated[part];
            deepestExpanded = Math.max(deepestExpanded, deepest[part]);
        }
        SequentialRounds.count(counters, deepestExpanded, isFound(), solution().size());
    }

    boolean isFound() {
        return foundPart.get() < expanded.length;
    }

    int leastExcess() {
        return leastExcess.get();
    }

    /** The moves to the goal, if it was found. */
    List<Move> solution() {
        List<Move> moves = new ArrayList<>();
        if (isFound()) {
            for (byte move : cut.parts().get(foundPart.get()).moves()) {
                moves.add(Move.of(move));
            }
            for (byte move : waysToGoal[foundPart.get()]) {
                moves.add(Move.of(move));
            }
        }
        return moves;
    }
}
