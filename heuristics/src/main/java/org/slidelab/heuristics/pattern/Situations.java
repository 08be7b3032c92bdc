package org.slidelab.heuristics.pattern;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Which situations of a pattern were reached: so far, in the last round and in this one.
 *
 * <p>A situation is a bit, and a block of them (see {@link PatternGraph}) is a row of words. Threads may work on
 * different blocks at once: a block's rows are written only while it is worked on, all but those of the last round, which
 * every thread reads.
 */
final class Situations {

    private final PatternGraph graph;
    private final char[][] moved;
    private final int words;
    private final long[] reached;
    private long[] lastRound;
    private long[] thisRound;
    private boolean[] lastRoundHas;
    private boolean[] thisRoundHas;

    Situations(PatternGraph graph, TileOrders orders) {
        this.graph = graph;
        moved = moved(orders);
        words = words(orders);
        reached = new long[graph.blocks() * words];
        lastRound = new long[reached.length];
        thisRound = new long[reached.length];
        lastRoundHas = new boolean[graph.blocks()];
        thisRoundHas = new boolean[graph.blocks()];
    }

    /** How many words a block takes. */
    static int words(TileOrders orders) {
        return (orders.count() + Long.SIZE - 1) / Long.SIZE;
    }

    /** Notes a situation as reached in this round. */
    void start(int block, int order) {
        int word = block * words + order / Long.SIZE;
        reached[word] = 1L << order;
        thisRound[word] = 1L << order;
        thisRoundHas[block] = true;
    }

    /** Begins the next round. */
    void nextRound() {
        long[] emptied = lastRound;
        lastRound = thisRound;
        thisRound = emptied;
        boolean[] unused = lastRoundHas;
        lastRoundHas = thisRoundHas;
        thisRoundHas = unused;
    }

    /**
     * Works on a block: finds those of its situations that one step from the last round's leads to for the first time.
     *
     * @param distances where to note the distance, unless there is a smaller one; by order
     * @return how many they are
     */
    int reach(int block, byte[] distances, int distance) {
        long[] row = gather(block);
        int first = block * words;
        int count = 0;
        for (int word = 0; word < row.length; word++) {
            long fresh = row[word] & ~reached[first + word];
            thisRound[first + word] = fresh;
            reached[first + word] |= fresh;
            count += Long.bitCount(fresh);
            for (long rest = fresh; rest != 0; rest &= rest - 1) {
                int order = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                if (distances[order] < 0) {
                    distances[order] = (byte) distance;
                }
            }
        }
        if (row.length == 0 && thisRoundHas[block]) {
            Arrays.fill(thisRound, first, first + words, 0);
        }
        thisRoundHas[block] = count > 0;
        return count;
    }

    /** All situations of a block that one step from the last round's leads to; an empty row if there are none. */
    private long[] gather(int block) {
        int[] steps = graph.stepsTo(block);
        long[] row = {};
        for (int i = 0; i < steps.length; i += 2) {
            if (lastRoundHas[steps[i]]) {
                row = row.length == 0 ? new long[words] : row;
                int first = steps[i] * words;
                char[] orderAfter = moved[steps[i + 1]];
                if (orderAfter.length == 0) {
                    addAll(first, row);
                } else {
                    addMoved(first, orderAfter, row);
                }
            }
        }
        return row;
    }

    private void addAll(int first, long[] row) {
        for (int word = 0; word < row.length; word++) {
            row[word] |= lastRound[first + word];
        }
    }

    private void addMoved(int first, char[] orderAfter, long[] row) {
        for (int word = 0; word < row.length; word++) {
            for (long rest = lastRound[first + word]; rest != 0; rest &= rest - 1) {
                int order = orderAfter[word * Long.SIZE + Long.numberOfTrailingZeros(rest)];
                row[order / Long.SIZE] |= 1L << order;
            }
        }
    }

    /** The orders after each way to move a tile; empty for ways that change nothing. */
    private static char[][] moved(TileOrders orders) {
        int tiles = orders.tiles();
        return IntStream.range(0, tiles * tiles)
                .parallel()
                .mapToObj(turn -> turn / tiles == turn % tiles ? new char[0] : orders.moved(turn / tiles, turn % tiles))
                .toArray(char[][]::new);
    }
}
