package org.slidelab.lab.trace;

/**
 * An event of a trace and where the search is after it.
 *
 * @param number the event's number, from 1
 * @param event the event
 * @param counts open and closed nodes after it
 */
public record TraceMoment(long number, TraceEvent event, TraceCounts counts) {}
