package org.slidelab.core.engine;

/** Nodes waiting to be expanded, ordered by a key, then by a second one, then by age. */
interface Frontier {

    /** Whether nodes with these keys can be held. */
    boolean accepts(int key, int tie);

    /** Adds a node. Newer nodes have larger numbers; whoever moves nodes from another frontier may add them in any order. */
    void push(int node, int key, int tie);

    /**
     * Takes the first node, and those that come right after it and have the same two keys if it can tell them quickly;
     * there must be a node.
     *
     * @param nodes where to write them
     * @param most how many to take at most
     * @return how many were taken
     */
    int pop(int[] nodes, int most);

    /** The key of what was taken last. */
    int poppedKey();

    /** The second key of what was taken last. */
    int poppedTie();

    /** Whether no node is waiting. */
    boolean isEmpty();
}
