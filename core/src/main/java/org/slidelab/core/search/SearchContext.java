package org.slidelab.core.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.provider.Options;

/**
 * What a search is given besides the problem: limits, the estimate, options, and whom to tell.
 *
 * <p>One context serves one search. It is made with a builder:
 *
 * <pre>{@code
 * SearchContext context = SearchContext.builder().evaluator(evaluator).build();
 * SearchResult result = algorithm.run(problem, context);
 * }</pre>
 */
public final class SearchContext {

    private static final Duration LONGEST_TIME = Duration.ofNanos(Long.MAX_VALUE);
    private static final long FIRST_INTERVAL = 16;
    private static final long LONGEST_INTERVAL = 1 << 20;
    private static final long NANOS_BETWEEN_CHECKS = 10_000_000;

    private final Limits limits;
    private final Options options;
    private final Evaluator evaluator;
    private final Supplier<Evaluator> moreEvaluators;
    private final Supplier<Evaluator> backwardEvaluator;
    private final SearchObserver observer;
    private final BooleanSupplier cancelled;
    private final Consumer<Statistics> progress;
    private final Consumer<SearchResult> improvements;
    private final Counters counters = new Counters();
    private final SearchMemory memory;
    private final long timeNanos;
    private long startNanos = System.nanoTime();
    private long lastCheckNanos = startNanos;
    private long interval = FIRST_INTERVAL;

    private SearchContext(Builder builder) {
        limits = builder.limits;
        options = builder.options;
        evaluator = builder.evaluator;
        moreEvaluators = builder.moreEvaluators;
        backwardEvaluator = builder.backwardEvaluator;
        observer = builder.observer;
        cancelled = builder.cancelled;
        progress = builder.progress;
        improvements = builder.improvements;
        memory = new SearchMemory(limits.bytes());
        timeNanos = limits.time().compareTo(LONGEST_TIME) < 0 ? limits.time().toNanos() : Long.MAX_VALUE;
    }

    /** Begins a context with default limits and options, no estimate and nobody to tell. */
    public static Builder builder() {
        return new Builder();
    }

    /** How much the search may use. */
    public Limits limits() {
        return limits;
    }

    /** The counters of this search. */
    public Counters counters() {
        return counters;
    }

    /** Where the search takes its large arrays from. */
    public SearchMemory memory() {
        return memory;
    }

    /** The values of the algorithm's options. */
    public Options options() {
        return options;
    }

    /** The estimate for this search's goal; always 0 if no heuristic was chosen. */
    public Evaluator evaluator() {
        return evaluator;
    }

    /**
     * One more estimate for this search's goal, for a search on several threads: an evaluator serves one thread.
     *
     * @throws IllegalStateException if the context was built without {@link Builder#moreEvaluators}
     */
    public Evaluator newEvaluator() {
        return moreEvaluators.get();
    }

    /**
     * A new estimate for the way back, to this search's start; always 0 if no heuristic was chosen. It is prepared here
     * and now, for a search from both ends.
     */
    public Evaluator backwardEvaluator() {
        return backwardEvaluator.get();
    }

    /** Whom to tell of events, {@link SearchObserver#NONE} if nobody. */
    public SearchObserver observer() {
        return observer;
    }

    /** Whether there is anybody to tell of events. */
    @SuppressWarnings("ReferenceEquality") // there is one NONE, and it means nobody
    public boolean observed() {
        return observer != SearchObserver.NONE;
    }

    /**
     * Obeys the limits and shows progress. To be called before an expansion when {@link Counters#expanded} has reached
     * the value that the last call returned (0 before the first).
     *
     * @return the number of expansions at which to call again
     * @throws SearchStopped if a limit is reached
     */
    public long checkpoint() {
        if (cancelled.getAsBoolean()) {
            throw new SearchStopped(Limit.CANCELLED);
        }
        if (counters.expanded >= limits.nodes()) {
            throw new SearchStopped(Limit.NODES);
        }
        long now = System.nanoTime();
        if (now - startNanos >= timeNanos) {
            throw new SearchStopped(Limit.TIME);
        }
        progress.accept(statistics());
        adaptInterval(now - lastCheckNanos);
        lastCheckNanos = now;
        return Math.min(counters.expanded + interval, limits.nodes());
    }

    /** Tells of a solution that is better than those before it. For a search that goes on after its first one. */
    public void improved(Outcome.Solved solution) {
        if (observed()) {
            observer.improved(solution.cost());
        }
        improvements.accept(new SearchResult(solution, statistics()));
    }

    /** What the search has taken so far. */
    public Statistics statistics() {
        return new Statistics(
                counters.expanded,
                counters.generated,
                counters.duplicates,
                counters.reopened,
                counters.taken,
                counters.expandedBeforeLastLayer,
                counters.peakFrontier,
                counters.peakStored,
                memory.peak(),
                counters.depth,
                counters.lowerBound,
                (System.nanoTime() - startNanos) / 1e9);
    }

    void start(Problem problem) {
        observer.started(problem, evaluator.unitsPerMove());
        startNanos = System.nanoTime();
        lastCheckNanos = startNanos;
    }

    /** A slow evaluator is checked after few expansions, a fast one after many: about a hundred times a second. */
    private void adaptInterval(long nanos) {
        if (nanos < NANOS_BETWEEN_CHECKS / 2) {
            interval = Math.min(2 * interval, LONGEST_INTERVAL);
        } else if (nanos > 2 * NANOS_BETWEEN_CHECKS) {
            interval = Math.max(interval / 2, 1);
        }
    }

    /** Collects what a context is made of. */
    public static final class Builder {

        private Limits limits = Limits.DEFAULT;
        private Options options = Options.DEFAULTS;
        private Evaluator evaluator = board -> 0;
        private Supplier<Evaluator> moreEvaluators = () -> {
            throw new IllegalStateException("the context has one evaluator only, which serves one thread");
        };
        private Supplier<Evaluator> backwardEvaluator = () -> board -> 0;
        private SearchObserver observer = SearchObserver.NONE;
        private BooleanSupplier cancelled = () -> false;
        private Consumer<Statistics> progress = statistics -> {};
        private Consumer<SearchResult> improvements = result -> {};

        private Builder() {}

        /** Sets the limits. */
        public Builder limits(Limits value) {
            limits = value;
            return this;
        }

        /** Sets the values of the algorithm's options. */
        public Builder options(Options value) {
            options = value;
            return this;
        }

        /** Sets the estimate. */
        public Builder evaluator(Evaluator value) {
            evaluator = value;
            return this;
        }

        /** Sets where a search on several threads gets the estimates of each thread. */
        public Builder moreEvaluators(Supplier<Evaluator> value) {
            moreEvaluators = value;
            return this;
        }

        /** Sets where a search from both ends gets its estimates of the way to the start. */
        public Builder backwardEvaluator(Supplier<Evaluator> value) {
            backwardEvaluator = value;
            return this;
        }

        /** Sets whom to tell of events. */
        public Builder observer(SearchObserver value) {
            observer = value;
            return this;
        }

        /** Sets the question that is asked now and then: should the search stop? */
        public Builder cancelled(BooleanSupplier value) {
            cancelled = value;
            return this;
        }

        /** Sets whom to tell, now and then and on the search's thread, what was done so far. */
        public Builder progress(Consumer<Statistics> value) {
            progress = value;
            return this;
        }

        /** Sets whom to tell, on the search's thread, of each solution that is better than those before it. */
        public Builder improvements(Consumer<SearchResult> value) {
            improvements = value;
            return this;
        }

        /** Makes the context. */
        public SearchContext build() {
            return new SearchContext(this);
        }
    }
}
