package org.slidelab.heuristics.pattern;

import java.nio.ByteBuffer;
import java.util.List;
import org.slidelab.core.board.Dimensions;

/**
 * For every placement of a pattern's tiles, the fewest moves of these tiles that bring all of them home, whatever the
 * other tiles do. Moves of other tiles don't count, so the values of patterns without a common tile can be added.
 *
 * <p>A value is at least the tiles' Manhattan distance, and exceeds it by an even number: each move changes the distance
 * by one. Half of that excess is what is stored, in four bits. On boards of 4×4 and 5×5 it stays below ten; on long and
 * narrow ones a few placements exceed it by more than thirty, for which thirty is stored.
 *
 * <p>A placement is a set of cells (see {@link CellSets}) and an order of the tiles on them (see {@link TileOrders}). Each
 * order has a row of bytes, two sets in each byte. Most moves change the set only, and often to one whose number is near:
 * so a search finds half of what it looks up in the processor's cache.
 */
final class PatternTable {

    /** The largest half of an excess that is stored. */
    static final int MOST = 15;

    private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

    private final Pattern pattern;
    private final CellSets sets;
    private final int rowLength;
    private final ByteBuffer rows;

    /**
     * @param pattern the pattern
     * @param rows the rows, one for each order
     */
    PatternTable(Pattern pattern, ByteBuffer rows) {
        this.pattern = pattern;
        this.rows = rows;
        sets = pattern.sets();
        rowLength = rowLength(pattern.size(), pattern.tiles());
    }

    /** The pattern. */
    Pattern pattern() {
        return pattern;
    }

    /** The rows as they are stored, read from the first. */
    ByteBuffer rows() {
        return rows.duplicate().rewind();
    }

    /** Half of what the value of a placement exceeds the tiles' Manhattan distance by; the cells are a mask. */
    int halfExcess(int cells, int order) {
        return stored(sets.number(cells), order);
    }

    /** The same, given the number of the set of cells. */
    int stored(int set, int order) {
        int pair = rows.get(order * rowLength + (set >> 1));
        return pair >>> ((set & 1) << 2) & MOST;
    }

    /** The value of a placement, the cell of each tile in the order of the pattern's cells. */
    int distance(List<Integer> cells) {
        int mask = 0;
        int order = 0;
        int manhattan = 0;
        for (int tile = 0; tile < cells.size(); tile++) {
            int bit = 1 << cells.get(tile);
            order += TileOrders.factorial(tile) * Integer.bitCount(mask & (bit - 1));
            mask |= bit;
            manhattan +=
                    pattern.size().distance(cells.get(tile), pattern.cells().get(tile));
        }
        return manhattan + 2 * halfExcess(mask, order);
    }

    /** Whether there can be a table for a pattern of some tiles. */
    static boolean canBe(Dimensions size, int tiles) {
        return tiles >= 1 && tiles <= TileOrders.MOST_TILES && length(size, tiles) <= MOST_BYTES;
    }

    /** The length of a row. */
    static int rowLength(Dimensions size, int tiles) {
        return (CellSets.binomial(size.cells(), tiles) + 1) / 2;
    }

    /** The length of all rows of a pattern. */
    static long length(Pattern pattern) {
        return length(pattern.size(), pattern.tiles());
    }

    /** The length of all rows of a pattern of some tiles. */
    static long length(Dimensions size, int tiles) {
        return (long) TileOrders.factorial(tiles) * rowLength(size, tiles);
    }
}
