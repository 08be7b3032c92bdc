package org.slidelab.lab.trace;

import java.util.OptionalInt;

/**
 * How the search of a trace ended.
 *
 * @param outcome the word for its outcome
 * @param cost the length of the solution, if there is one
 * @param events how many events there are
 */
public record TraceEnd(String outcome, OptionalInt cost, long events) {}
