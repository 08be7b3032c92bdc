package org.slidelab.lab.trace;

import org.slidelab.core.search.SearchObserver;

/**
 * Where a search is after some of its events.
 *
 * <p>A node is open from the moment it is generated until it is expanded, and closed from then on unless it is reopened;
 * the start is open at the beginning. A node that takes the place of one that waits doesn't add to the open ones. A round
 * begins with the start open and nothing closed.
 *
 * @param open how many nodes wait
 * @param closed how many were expanded
 * @param rounds how many rounds have begun
 * @param bound the bound of the round, in units; -1 if there are no rounds
 * @param backward whether a backward half has begun
 */
public record TraceCounts(long open, long closed, int rounds, int bound, boolean backward) {

    /** Before the first event. */
    public static final TraceCounts START = new TraceCounts(1, 0, 0, -1, false);

    private static final long GOAL = SearchObserver.GOAL;

    /** The same after one more event. */
    public TraceCounts after(TraceEvent event) {
        if (event instanceof TraceEvent.Round round) {
            return new TraceCounts(1, 0, rounds + 1, round.bound(), false);
        }
        if (!(event instanceof TraceEvent.Node node) || node.kind() == TraceEvent.Kind.GOAL) {
            return this;
        }
        boolean begins = !backward && (node.id() <= GOAL || node.parent() <= GOAL);
        long waiting = begins ? open + 1 : open;
        return switch (node.kind()) {
            case GENERATE ->
                new TraceCounts(
                        node.replaces() == -1 ? waiting + 1 : waiting, closed, rounds, bound, backward || begins);
            case REOPEN -> new TraceCounts(waiting + 1, Math.max(0, closed - 1), rounds, bound, backward || begins);
            case EXPAND -> new TraceCounts(Math.max(0, waiting - 1), closed + 1, rounds, bound, backward || begins);
            default -> new TraceCounts(waiting, closed, rounds, bound, backward || begins);
        };
    }
}
