package org.slidelab.algorithms.informed;

import java.util.Arrays;

/** Nodes ordered by a small whole key and, where it is equal, by a second one: a row of {@link Buckets} for each key. */
final class BucketRows {

    /** The largest key that is told from others. */
    static final int MOST = 1 << 16;

    private final Buckets.Links links;
    private Buckets[] rows = new Buckets[64];
    private int lowest;
    private int size;

    BucketRows(Buckets.Links links) {
        this.links = links;
    }

    void push(int node, int key, int tie) {
        int row = Math.min(key, MOST);
        if (row >= rows.length) {
            rows = Arrays.copyOf(rows, Math.max(row + 1, 2 * rows.length));
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
}
