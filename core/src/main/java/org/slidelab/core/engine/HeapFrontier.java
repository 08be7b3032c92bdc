package org.slidelab.core.engine;

import org.slidelab.core.search.SearchMemory;

/**
 * A frontier for keys of any size: a binary heap of pairs, the two keys in one word and the node's number.
 *
 * <p>Newer nodes have larger numbers, so comparing them orders equal keys by age.
 */
final class HeapFrontier implements Frontier {

    private final SearchMemory memory;
    private final boolean newestFirst;
    private long[] keys;
    private int[] nodes;
    private int size;
    private long poppedKeys;

    HeapFrontier(SearchMemory memory, boolean newestFirst) {
        this.memory = memory;
        this.newestFirst = newestFirst;
        keys = memory.longs(512);
        nodes = memory.ints(512);
    }

    @Override
    public boolean accepts(int key, int tie) {
        return true;
    }

    @Override
    public void push(int node, int key, int tie) {
        if (size == nodes.length) {
            keys = memory.grow(keys, SearchMemory.longer(size));
            nodes = memory.grow(nodes, keys.length);
        }
        long keyPair = (long) key << 32 | tie;
        int hole = size++;
        while (hole > 0) {
            int parent = (hole - 1) >>> 1;
            if (!before(keyPair, node, parent)) {
                break;
            }
            keys[hole] = keys[parent];
            nodes[hole] = nodes[parent];
            hole = parent;
        }
        keys[hole] = keyPair;
        nodes[hole] = node;
    }

    @Override
    public int pop(int[] taken, int most) {
        taken[0] = nodes[0];
        poppedKeys = keys[0];
        long keyPair = keys[--size];
        int node = nodes[size];
        int hole = 0;
        while (2 * hole + 1 < size) {
            int child = 2 * hole + 1;
            if (child + 1 < size && before(keys[child + 1], nodes[child + 1], child)) {
                child++;
            }
            if (before(keyPair, node, child)) {
                break;
            }
            keys[hole] = keys[child];
            nodes[hole] = nodes[child];
            hole = child;
        }
        keys[hole] = keyPair;
        nodes[hole] = node;
        return 1;
    }

    @Override
    public int poppedKey() {
        return (int) (poppedKeys >>> 32);
    }

    @Override
    public int poppedTie() {
        return (int) poppedKeys;
    }

    @Override
    public boolean isEmpty() {
        return size == 0;
    }

    private boolean before(long keyPair, int node, int position) {
        if (keyPair != keys[position]) {
            return keyPair < keys[position];
        }
        return newestFirst ? node > nodes[position] : node < nodes[position];
    }
}
