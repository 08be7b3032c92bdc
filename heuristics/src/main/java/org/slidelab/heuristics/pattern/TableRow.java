package org.slidelab.heuristics.pattern;

/**
 * Turns the distances of one set of cells into what is stored of them.
 *
 * <p>The Manhattan distance of a placement is the sum over the positions of its order. The orders' tiles at the first half
 * of the positions, and at the second, are known by a number each, and for a set of cells the sums of all such halves are
 * worked out first: then each placement takes two look-ups.
 */
final class TableRow {

    private final CellSets sets;
    private final byte[][] distancesFrom;
    private final int tiles;
    private final int half;
    private final char[] firstHalves;
    private final char[] secondHalves;

    TableRow(Pattern pattern, TileOrders orders) {
        sets = pattern.sets();
        tiles = pattern.tiles();
        distancesFrom = pattern.distances();
        half = tiles / 2;
        firstHalves = new char[orders.count()];
        secondHalves = new char[orders.count()];
        for (int order = 0; order < orders.count(); order++) {
            firstHalves[order] = code(orders, order, 0, half);
            secondHalves[order] = code(orders, order, half, tiles);
        }
    }

    /**
     * Replaces each distance by what is stored for it, and counts the values that this stands for. Negative distances are
     * those of placements that can't be.
     */
    void shorten(int set, byte[] distances, int[] counts) {
        byte[] first = sums(set, 0, half);
        byte[] second = sums(set, half, tiles);
        for (int order = 0; order < distances.length; order++) {
            int manhattan = first[firstHalves[order]] + second[secondHalves[order]];
            int excess = Math.max(0, distances[order] - manhattan);
            int stored = Math.min(excess >> 1, PatternTable.MOST);
            distances[order] = (byte) stored;
            counts[manhattan + 2 * stored]++;
        }
    }

    private char code(TileOrders orders, int order, int from, int to) {
        int code = 0;
        for (int position = from; position < to; position++) {
            code = code * tiles + orders.tile(order, position);
        }
        return (char) code;
    }

    /** The sums for all ways to have tiles at some positions, those that have a tile twice included. */
    private byte[] sums(int set, int from, int to) {
        byte[] sums = {0};
        int rest = sets.mask(set);
        for (int position = 0; position < to; position++) {
            byte[] distances = distancesFrom[Integer.numberOfTrailingZeros(rest)];
            rest &= rest - 1;
            if (position >= from) {
                byte[] longer = new byte[sums.length * tiles];
                for (int code = 0; code < sums.length; code++) {
                    for (int tile = 0; tile < tiles; tile++) {
                        longer[code * tiles + tile] = (byte) (sums[code] + distances[tile]);
                    }
                }
                sums = longer;
            }
        }
        return sums;
    }
}
