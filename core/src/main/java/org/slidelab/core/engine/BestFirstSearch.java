package org.slidelab.core.engine;

import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;

/**
 * Best-first search by configuration: what is expanded next is the node with the smallest weighted sum of path cost g
 * and estimate h.
 *
 * <pre>
 *   g weight   h weight
 *       1          0       uniform-cost search
 *       0          1       greedy best-first search
 *       1          1       A*
 *       2          3       weighted A* with weight 1.5
 * </pre>
 *
 * <p>With weights w = h weight / g weight of one or more, some waiting node lies on a shortest path, at its shortest
 * distance, and its g + w·h is at most w times the length of that path if the estimate is admissible. So is the solution,
 * and the smallest key of the frontier, divided by w, is a lower bound.
 *
 * <p>Once there are a million nodes, uniform-cost search and A* expand up to 16 nodes of equal keys one after another before
 * they look at the frontier again, where a successor may be that would come before the rest of them. All layers but the last are
 * expanded as a whole anyway, whatever the order, and for the processor this order is much faster ({@link BestFirstRun}).
 *
 * <p>Where g counts, a shorter way to a known state gives the state a new node, also if it was expanded already: so the
 * solution is right with an inconsistent heuristic too. The move that would take back the last one is not generated; its
 * state is always known.
 *
 * @param gWeight the weight of the path cost
 * @param hWeight the weight of the estimate
 * @param tieBreak which of equally good nodes comes first
 */
public record BestFirstSearch(int gWeight, int hWeight, TieBreak tieBreak) {

    /** From how many nodes on those with equal keys are expanded in groups: most of them no cache holds any more. */
    private static final int MANY_NODES = 1 << 20;

    /** Searches; see {@link org.slidelab.core.search.SearchAlgorithm#search}. */
    public Outcome search(Problem problem, SearchContext context) {
        return new BestFirstRun(this, problem, context, MANY_NODES).run();
    }

    /** Whether the frontier is ordered by f = g + h (or g alone), so that expansions fall into layers. */
    boolean layered() {
        return gWeight == 1 && hWeight <= 1;
    }
}
