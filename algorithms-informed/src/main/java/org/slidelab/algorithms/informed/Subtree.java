package org.slidelab.algorithms.informed;

import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.InvalidEstimateException;

/**
 * A depth-first search below one node, within a bound on f: what a round of IDA* is made of.
 *
 * <p>One object serves one subtree after the other, on one thread.
 */
interface Subtree {

    /** What {@link #leastExcess} gives if nothing lies beyond the bound. */
    int NOTHING_BEYOND = Integer.MAX_VALUE;

    /** The bits that are 0 in every number from 0 to the largest estimate: both ends are checked at once. */
    int INVALID_BITS = ~InvalidEstimateException.MAX_ESTIMATE;

    /**
     * By how much an estimate that is larger than what is left of the bound exceeds it.
     *
     * @throws InvalidEstimateException if no heuristic may give such an estimate
     */
    static int excess(int estimate, int left) {
        if ((estimate & INVALID_BITS) != 0) {
            throw InvalidEstimateException.outOfRange(estimate);
        }
        return estimate - left;
    }

    /** Says how far a search may go before it asks again. */
    @FunctionalInterface
    interface Pace {

        /** Lets nobody go on. */
        Pace NONE = subtree -> {
            throw new IllegalStateException("no search is under way");
        };

        /** How many nodes may be expanded before the next question, at least one; throws to end the search. */
        long next(Subtree subtree);
    }

    /**
     * Searches; tells whether the goal was found. The other methods tell of the last search, or of the one under way.
     *
     * @param root the board of the node; it is not kept
     * @param depth the number of moves from the start to the node
     * @param lastMove the code of the last of these moves
     * @param estimate the estimate for the node
     * @param bound the largest f of a node that is visited, in units
     * @param pace whom to ask before the first expansion, and then after as many as it said
     */
    boolean search(WorkingBoard root, int depth, int lastMove, int estimate, int bound, Pace pace);

    /** The number of nodes expanded. */
    long expanded();

    /** The number of successors produced. */
    long generated();

    /** By how much the smallest f beyond the bound exceeded it, or {@link #NOTHING_BEYOND}. */
    int leastExcess();

    /** The depth of the deepest node that was expanded, counted from the start. */
    int deepest();

    /** The codes of the moves from the node to the goal, if it was found. */
    byte[] moves();
}
