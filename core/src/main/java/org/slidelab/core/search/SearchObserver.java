package org.slidelab.core.search;

import org.slidelab.core.board.WorkingBoard;

/**
 * Is told of the events of a search, in its own order and on its own thread.
 *
 * <p>Nodes are numbered from 0, the start, in the order of their generation; the start's parent is -1. Estimates and f
 * values are in the evaluator's units. A search that nobody observes doesn't make the calls.
 *
 * <p>A search from both ends numbers the nodes of its backward half downwards from {@link #GOAL}, the goal, whose parent
 * is -1 too. In that half g counts the moves to the goal, and a node's parent is one move nearer to it.
 */
public interface SearchObserver {

    /** Somebody who doesn't listen; engines recognise it and make no calls. */
    SearchObserver NONE = new SearchObserver() {};

    /** The number of the goal in the backward half of a search from both ends. */
    long GOAL = -2;

    /**
     * A node.
     *
     * @param id its number
     * @param parent the number of the node it came from, -1 for the start
     * @param g the moves from the start
     * @param h the estimate, 0 in an uninformed search
     * @param f what the frontier is ordered by, or g where there is no such order
     * @param replaces for a node that was kept, the number of the node of the same state that it takes the place of,
     *     because its way is shorter; that one is not expanded any more. -1 if there is none
     */
    record Node(long id, long parent, int g, int h, int f, long replaces) {

        /** A node that takes no other's place. */
        public Node(long id, long parent, int g, int h, int f) {
            this(id, parent, g, h, f, -1);
        }

        /** The same node in the place of another one. */
        public Node replacing(long other) {
            return new Node(id, parent, g, h, f, other);
        }
    }

    /** The search begins; estimates and bounds are in units of which a move costs this many. */
    default void started(Problem problem, int unitsPerMove) {}

    /** A search that works in rounds begins one, with this depth limit or bound (in units). */
    default void iteration(int bound) {}

    /** A successor was produced and kept. The board is the successor's; it must be left as it is. */
    default void generated(Node node, WorkingBoard board) {}

    /** A successor was produced and dropped: a duplicate, or beyond the bound. */
    default void pruned(Node node, WorkingBoard board) {}

    /** A state that had been expanded goes back to the frontier, as this node. */
    default void reopened(Node node, WorkingBoard board) {}

    /** A node is about to be expanded. */
    default void expanded(Node node, WorkingBoard board) {}

    /** A search that goes on after its first solution has found one, or a shorter one, of this many moves. */
    default void improved(int cost) {}

    /**
     * The goal was recognised. In a search from both ends the halves have met: the node is {@link #GOAL}, its g the
     * length of the solution, and its parent the node of the forward half where they met.
     */
    default void goal(Node node, WorkingBoard board) {}
}
