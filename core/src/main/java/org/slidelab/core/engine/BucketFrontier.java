package org.slidelab.core.engine;

import java.util.Arrays;
import org.slidelab.core.search.SearchMemory;

/**
 * A frontier for small whole keys: a row for each key, in it a list for each second key.
 *
 * <p>All lists share one memory ({@link NodeLists}), so that a waiting node takes little more than four bytes, and pushing
 * and popping take constant time.
 */
final class BucketFrontier implements Frontier {

    private static final int LIMIT = 1 << 14;
    private static final int FIRST_LISTS = 16;

    private final SearchMemory memory;
    private final boolean newestFirst;
    private final NodeLists lists;
    private Row[] rows = new Row[64];
    private int lowest;
    private int size;

    BucketFrontier(SearchMemory memory, boolean newestFirst) {
        this.memory = memory;
        this.newestFirst = newestFirst;
        lists = new NodeLists(memory, newestFirst);
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
            rows[key] = new Row(memory);
        }
        rows[key].add(node, tie, lists, newestFirst);
        lowest = size == 0 ? key : Math.min(lowest, key);
        size++;
    }

    @Override
    public int pop(int[] nodes, int most) {
        while (rows[lowest] == null || rows[lowest].count == 0) {
            lowest++;
        }
        Row row = rows[lowest];
        row.findLowest(lists, newestFirst);
        int taken = 0;
        do {
            nodes[taken++] = newestFirst ? row.removeLast(lists) : row.removeFirst(lists);
        } while (taken < most && !row.lowestIsEmpty(lists, newestFirst));
        row.count -= taken;
        size -= taken;
        return taken;
    }

    @Override
    public int poppedKey() {
        return lowest;
    }

    @Override
    public int poppedTie() {
        return rows[lowest].lowest;
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    /** The lists of one key, by the positions of their first and last nodes. */
    private static final class Row {

        private final SearchMemory memory;
        private int[] firsts;
        private int[] lasts;
        private int lowest;
        private int count;

        Row(SearchMemory memory) {
            this.memory = memory;
            firsts = memory.ints(FIRST_LISTS);
            lasts = memory.ints(FIRST_LISTS);
        }

        void add(int node, int tie, NodeLists lists, boolean newestFirst) {
            if (tie >= lasts.length) {
                int length = Math.max(tie + 1, 2 * lasts.length);
                firsts = memory.grow(firsts, length);
                lasts = memory.grow(lasts, length);
            }
            int last = lasts[tie];
            lasts[tie] = lists.append(last, node);
            if (!newestFirst && NodeLists.isEmpty(last)) {
                firsts[tie] = lasts[tie];
            }
            lowest = count == 0 ? tie : Math.min(lowest, tie);
            count++;
        }

        void findLowest(NodeLists lists, boolean newestFirst) {
            while (lowestIsEmpty(lists, newestFirst)) {
                lowest++;
            }
        }

        boolean lowestIsEmpty(NodeLists lists, boolean newestFirst) {
            int last = lasts[lowest];
            if (NodeLists.isEmpty(last) && newestFirst) {
                last = lists.last(last);
                lasts[lowest] = last;
            }
            return NodeLists.isEmpty(last);
        }

        int removeLast(NodeLists lists) {
            int last = lasts[lowest];
            lasts[lowest] = last - 1;
            return lists.node(last);
        }

        int removeFirst(NodeLists lists) {
            int first = firsts[lowest];
            int node = lists.node(first);
            if (first == lasts[lowest]) {
                lasts[lowest] = NodeLists.emptied(first);
            } else {
                firsts[lowest] = lists.after(first);
            }
            return node;
        }
    }
}
