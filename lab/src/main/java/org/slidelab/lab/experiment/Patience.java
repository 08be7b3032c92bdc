package org.slidelab.lab.experiment;

import java.time.Duration;

/**
 * How long a run that does not answer is waited for. A search keeps its time limit by itself; only a provider that hangs
 * doesn't.
 *
 * @param preparation the longest time until the search begins: a heuristic may build tables
 * @param grace how long a search may go on after its time limit
 */
public record Patience(Duration preparation, Duration grace) {

    /** Ten minutes to prepare, and two seconds to answer. */
    public static final Patience DEFAULT = new Patience(Duration.ofMinutes(10), Duration.ofSeconds(2));
}
