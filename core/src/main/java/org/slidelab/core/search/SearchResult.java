package org.slidelab.core.search;

/**
 * An outcome with its statistics.
 *
 * @param outcome how the search ended
 * @param statistics what it took
 */
public record SearchResult(Outcome outcome, Statistics statistics) {}
