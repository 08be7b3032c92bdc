package org.slidelab.algorithms.informed;

import org.slidelab.core.search.SearchMemory;

/**
 * Nodes ordered by a small whole key: a list for each key, the newest node first.
 *
 * <p>The lists are linked through one array with an entry a node. A node is in one list at a time, so several buckets of
 * the same nodes share the array. Keys above {@link #MOST} count as {@link #MOST}, which only estimates far beyond any
 * solution reach.
 */
final class Buckets {

    /** The largest key that is told from others. */
    static final int MOST = 1 << 18;

    /** The key of the first node if there is none. */
    static final int EMPTY = Integer.MAX_VALUE / 4;

    private final Links links;
    private int[] heads;
    private int lowest;
    private int size;

    Buckets(Links links) {
        this.links = links;
        heads = links.memory.ints(16);
    }

    void push(int node, int key) {
        int bucket = Math.min(key, MOST);
        if (bucket >= heads.length) {
            heads = links.memory.grow(heads, Math.max(bucket + 1, 2 * heads.length));
        }
        links.set(node, heads[bucket]);
        heads[bucket] = node + 1;
        lowest = size == 0 ? bucket : Math.min(lowest, bucket);
        size++;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** The smallest key, {@link #EMPTY} if there is no node. */
    int lowest() {
        if (size == 0) {
            return EMPTY;
        }
        while (heads[lowest] == 0) {
            lowest++;
        }
        return lowest;
    }

    /** The first node; there must be one. */
    int first() {
        return heads[lowest()] - 1;
    }

    /** Takes the first node; there must be one. */
    int pop() {
        int node = first();
        heads[lowest] = links.next[node];
        size--;
        return node;
    }

    /** Gives back the memory of the lists, which aren't used any more. The links go on serving others. */
    void release() {
        links.memory.release(heads);
    }

    /** For each node the one after it in its list, plus one, so that zero ends a list. */
    static final class Links {

        private final SearchMemory memory;
        private int[] next;

        Links(SearchMemory memory) {
            this.memory = memory;
            next = memory.ints(512);
        }

        private void set(int node, int following) {
            while (node >= next.length) {
                next = memory.grow(next, SearchMemory.longer(next.length));
            }
            next[node] = following;
        }
    }
}
