package org.slidelab.core.engine;

/** Nodes waiting to be expanded, ordered by a key, then by a second one, then by age. */
interface Frontier {

    /** Whether nodes with these keys can be held. */
    boolean accepts(int key, int tie);

    /** Adds a node; its number is larger than that of every node added before. */
    void push(int node, int key, int tie);

    /** Takes the first node; there must be one. */
    int pop();

    /** The key of the node taken last. */
    int poppedKey();

    /** The second key of the node taken last. */
    int poppedTie();

    /** Whether no node is waiting. */
    boolean isEmpty();
}
