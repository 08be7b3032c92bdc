package org.slidelab.lab.run;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.core.search.SearchResult;
import org.slidelab.core.search.Statistics;

/**
 * How a search is to be run.
 *
 * @param limits how much it may use
 * @param exhaust whether to search even if parity says that the board is unsolvable
 * @param observer whom to tell of events
 * @param cancelled the question whether to stop
 * @param progress whom to tell what was done so far
 * @param improvements whom to tell of each better solution of an algorithm that goes on after its first
 * @param preparation whom to tell, before the search, which part of a heuristic's tables is ready; may throw a
 *     {@link java.util.concurrent.CancellationException}
 */
public record RunSettings(
        Limits limits,
        boolean exhaust,
        SearchObserver observer,
        BooleanSupplier cancelled,
        Consumer<Statistics> progress,
        Consumer<SearchResult> improvements,
        DoubleConsumer preparation) {

    /** Default limits, parity decides, and nobody is told anything. */
    public static final RunSettings DEFAULT = new RunSettings(
            Limits.DEFAULT, false, SearchObserver.NONE, () -> false, statistics -> {}, result -> {}, part -> {});

    /** The same settings with other limits. */
    public RunSettings withLimits(Limits value) {
        return new RunSettings(value, exhaust, observer, cancelled, progress, improvements, preparation);
    }

    /** The same settings, searching unsolvable boards too or not. */
    public RunSettings withExhaust(boolean value) {
        return new RunSettings(limits, value, observer, cancelled, progress, improvements, preparation);
    }

    /** The same settings with another observer. */
    public RunSettings withObserver(SearchObserver value) {
        return new RunSettings(limits, exhaust, value, cancelled, progress, improvements, preparation);
    }

    /** The same settings with another question whether to stop. */
    public RunSettings withCancelled(BooleanSupplier value) {
        return new RunSettings(limits, exhaust, observer, value, progress, improvements, preparation);
    }

    /** The same settings with somebody else to tell of progress. */
    public RunSettings withProgress(Consumer<Statistics> value) {
        return new RunSettings(limits, exhaust, observer, cancelled, value, improvements, preparation);
    }

    /** The same settings with somebody else to tell of better solutions. */
    public RunSettings withImprovements(Consumer<SearchResult> value) {
        return new RunSettings(limits, exhaust, observer, cancelled, progress, value, preparation);
    }

    /** The same settings with somebody else to tell of tables. */
    public RunSettings withPreparation(DoubleConsumer value) {
        return new RunSettings(limits, exhaust, observer, cancelled, progress, improvements, value);
    }
}
