package org.slidelab.heuristics.pattern;

import java.util.List;
import java.util.function.DoubleConsumer;

/**
 * Counts how often each value occurs in a table; what can't be is counted with its Manhattan distance.
 *
 * <p>It goes row by row, as the table is stored, so every byte is read once and in turn. In a row all placements have their
 * tiles in the same order. So which tile lies on a cell of the lower half of a set follows from that half, and of the upper
 * half likewise: the Manhattan distance of a placement is the sum of two look-ups, as the number of a set is (see
 * {@link CellSets}).
 */
final class TableCount {

    private static final int MOST_PIECES = 512;

    private final PatternTable table;
    private final CellSets sets;
    private final TileOrders orders;
    private final byte[][] distances;
    private final int tiles;
    private final int lowerCells;
    private final int upperCells;
    private final Histogram histogram = new Histogram();

    private TableCount(PatternTable table) {
        this.table = table;
        Pattern pattern = table.pattern();
        sets = pattern.sets();
        tiles = pattern.tiles();
        orders = new TileOrders(tiles);
        distances = pattern.distances();
        lowerCells = distances.length / 2;
        upperCells = distances.length - lowerCells;
    }

    /** How often each value occurs. */
    static List<Long> of(PatternTable table, DoubleConsumer progress) {
        TableCount count = new TableCount(table);
        int pieces = Math.min(MOST_PIECES, count.orders.count());
        new Stretch(0, 1, progress).forEach(pieces, piece -> count.countRows(piece, pieces));
        return count.histogram.counts();
    }

    private void countRows(int piece, int pieces) {
        int[] counts = new int[Histogram.VALUES];
        int end = Stretch.first(orders.count(), piece + 1, pieces);
        for (int order = Stretch.first(orders.count(), piece, pieces); order < end; order++) {
            countRow(order, counts);
        }
        histogram.add(counts);
    }

    private void countRow(int order, int[] counts) {
        byte[] lower = lowerSums(order);
        byte[] upper = upperSums(order);
        int lowerMask = lower.length - 1;
        for (int set = 0; set < sets.count(); set++) {
            int mask = sets.mask(set);
            int manhattan = lower[mask & lowerMask] + upper[mask >>> lowerCells];
            counts[manhattan + 2 * table.stored(set, order)]++;
        }
    }

    /** The distances of the tiles on the lower half of the cells, the first ones of the order; by the cells they take. */
    private byte[] lowerSums(int order) {
        byte[] sums = new byte[1 << lowerCells];
        for (int half = 1; half < sums.length; half++) {
            int highest = Integer.highestOneBit(half);
            int position = Integer.bitCount(half) - 1;
            if (position < tiles) {
                int cell = Integer.numberOfTrailingZeros(highest);
                sums[half] = (byte) (sums[half ^ highest] + distances[cell][orders.tile(order, position)]);
            }
        }
        return sums;
    }

    /** The same for the upper half, the last ones of the order. */
    private byte[] upperSums(int order) {
        byte[] sums = new byte[1 << upperCells];
        for (int half = 1; half < sums.length; half++) {
            int position = tiles - Integer.bitCount(half);
            if (position >= 0) {
                int cell = lowerCells + Integer.numberOfTrailingZeros(half);
                sums[half] = (byte) (sums[half & (half - 1)] + distances[cell][orders.tile(order, position)]);
            }
        }
        return sums;
    }
}
