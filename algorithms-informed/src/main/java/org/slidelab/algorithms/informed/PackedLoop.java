package org.slidelab.algorithms.informed;

/** The innermost loop of IDA* on boards of one packed word; see {@link PackedSubtree}. */
interface PackedLoop {

    /**
     * Says who searches below the successors, before the first visit.
     *
     * @param loops the loop of each place
     */
    void link(PackedLoop[] loops);

    /**
     * Searches below a node within the bound; tells whether the goal was found.
     *
     * @param packed the packed board
     * @param place the blank's cell and the last move; see {@link org.slidelab.core.engine.Places}
     * @param left what is left of the bound, in units
     * @param memo the evaluator's memo of the board
     */
    boolean visit(long packed, int place, int left, long memo);
}
