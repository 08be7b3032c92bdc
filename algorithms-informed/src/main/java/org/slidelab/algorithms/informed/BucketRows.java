package org.slidelab.algorithms.informed;

import org.slidelab.core.search.SearchMemory;

/** Nodes ordered by a small whole key and, where it is equal, by a second one: a row of {@link Buckets} for each key. */
final class BucketRows {

    /** The largest key that is told from others. */
    static final int MOST = 1 << 16;

    private final Buckets.Links links;
    private final SearchMemory memory;
    private Buckets[] rows;
    private int lowest;
    private int size;

    BucketRows(Buckets.Links links, SearchMemory memory) {
        this.links = links;
        this.memory = memory;
        rows = memory.grow(new Buckets[0], 64);
    }

    void push(int node, int key, int tie) {
        int row = Math.min(key, MOST);
        if (row >= rows.length) {
            rows = memory.grow(rows, Math.max(row + 1, 2 * rows.length));
        }
        if (rows[row] == null) {
            rows[row] = new Buckets(links);
        }
        rows[row].push(node, tie);
        lowest = size == 0 ? row : Math.min(lowest, row);
        size++;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** The smallest key; there must be a node. */
    int lowest() {
        while (rows[lowest] == null || rows[lowest].isEmpty()) {
            lowest++;
        }
        return lowest;
    }

    /** The first node; there must be one. */
    int first() {
        return rows[lowest()].first();
    }

    /** Takes the first node; there must be one. */
    int pop() {
        int row = lowest();
        size--;
        return rows[row].pop();
    }

    /** Gives back the memory of the rows, which aren't used any more. */
    void release() {
        for (Buckets row : rows) {
            if (row != null) {
                row.release();
            }
        }
        memory.release(rows);
    }
}
