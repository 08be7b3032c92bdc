package org.slidelab.core.search;

/**
 * The counters of one running search, defined once for all algorithms.
 *
 * <p>Plain public fields: they are counted up in the innermost loops, by one thread.
 */
public final class Counters {

    /** Nodes whose successors were generated. The goal, recognised when it is taken from the frontier, isn't one. */
    public long expanded;

    /** Successors produced, duplicates included; the start isn't one. */
    public long generated;

    /** Successors that were dropped because their state was known already. */
    public long duplicates;

    /** States that had been expanded and went back to the frontier because a shorter way to them was found. */
    public long reopened;

    /** Nodes taken from the frontier: expanded, at the depth limit, or the goal. */
    public long taken;

    /** Expansions before the last f layer began; -1 for an algorithm that has no such layers. */
    public long expandedBeforeLastLayer = -1;

    /** The largest number of nodes waiting to be taken. */
    public long peakFrontier;

    /** The largest number of nodes kept in memory; a state that was reached on a shorter way again has two. */
    public long peakStored;

    /** The depth of the deepest node taken. */
    public int depth;

    /** A number of moves below which there is certainly no solution; 0 if the algorithm knows of none. */
    public int lowerBound;

    /** Notes a node taken from the frontier. */
    public void take(int nodeDepth) {
        taken++;
        if (nodeDepth > depth) {
            depth = nodeDepth;
        }
    }

    /** Notes the size of the frontier. */
    public void frontier(long size) {
        if (size > peakFrontier) {
            peakFrontier = size;
        }
    }

    /** Notes the number of states kept. */
    public void stored(long size) {
        if (size > peakStored) {
            peakStored = size;
        }
    }
}
