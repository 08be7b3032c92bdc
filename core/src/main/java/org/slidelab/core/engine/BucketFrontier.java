package org.slidelab.core.engine;

import java.util.Arrays;
import org.slidelab.core.search.SearchMemory;

/**
 * A frontier for small whole keys: a row for each key, in it a list for each second key.
 *
 * <p>The lists are linked through one entry a node, so that a waiting node takes four bytes and pushing
 * and popping take constant time.
 */
final class BucketFrontier implements Frontier {

    private static final int LIMIT = 1 << 14;

    private final boolean newestFirst;
    private final IntPages next;
    private Row[] rows = new Row[64];
    private int lowest;
    private int size;
    private int poppedTie;

    BucketFrontier(SearchMemory memory, boolean newestFirst) {
        this.newestFirst = newestFirst;
        next = new IntPages(memory);
    }

    @Override
    public boolean accepts(int key, int tie) {
        return key < LIMIT && tie < LIMIT;
    }

    @Override
    public void push(int node, int key, int tie) {
        if (key >= rows.length) {
            rows = Arrays.copyOf(rows, Math.max(key + 1, 2 * rows.length));
        }
        if (rows[key] == null) {
            rows[key] = new Row();
        }
        rows[key].add(node, tie, next, newestFirst);
        lowest = size == 0 ? key : Math.min(lowest, key);
        size++;
    }

    @Override
    public int pop() {
        while (rows[lowest] == null || rows[lowest].count == 0) {
            lowest++;
        }
        size--;
        Row row = rows[lowest];
        int node = row.remove(next);
        poppedTie = row.lowest;
        return node;
    }

    @Override
    public int poppedKey() {
        return lowest;
    }

    @Override
    public int poppedTie() {
        return poppedTie;
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    /** The lists of one key; heads and tails hold node numbers plus one, so that zero ends a list. */
    private static final class Row {

        private int[] heads = new int[16];
        private int[] tails = new int[16];
        private int lowest;
        private int count;

        void add(int node, int tie, IntPages next, boolean newestFirst) {
            if (tie >= heads.length) {
                int length = Math.max(tie + 1, 2 * heads.length);
                heads = Arrays.copyOf(heads, length);
                tails = Arrays.copyOf(tails, length);
            }
            if (newestFirst) {
                next.set(node, heads[tie]);
                heads[tie] = node + 1;
            } else {
                next.set(node, 0);
                if (heads[tie] == 0) {
                    heads[tie] = node + 1;
                } else {
                    next.set(tails[tie] - 1, node + 1);
                }
                tails[tie] = node + 1;
            }
            lowest = count == 0 ? tie : Math.min(lowest, tie);
            count++;
        }

        int remove(IntPages next) {
            while (heads[lowest] == 0) {
                lowest++;
            }
            int node = heads[lowest] - 1;
            heads[lowest] = next.get(node);
            count--;
            return node;
        }
    }
}
