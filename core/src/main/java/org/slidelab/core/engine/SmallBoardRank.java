package org.slidelab.core.engine;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.board.Dimensions;

/**
 * Numbers the states of a small board without gaps: 181,440 for 3x3.
 *
 * <p>Taken in reading order without the blank, the tiles are a sequence of at most eight, four bits each. Its upper half is
 * looked up in one table, which tells its number among all choices, and its lower half in another, which tells the order
 * of its tiles, whichever they are. Of two sequences that differ in the order of the two lowest tiles only, just one can
 * be reached with the blank on a given cell; both get the same number, so the numbers hold for states that can be reached
 * from one another.
 */
public final class SmallBoardRank {

    private static final int MOST_TILES = 8;
    private static final int LOWER_TILES = 4;
    private static final int LOWER_MASK = 0xFFFF;
    private static final SmallBoardRank[] BY_TILES = new SmallBoardRank[MOST_TILES + 1];

    private final int cells;
    private final char[] upper;
    private final byte[] lower;
    private final int count;
    private final AtomicReference<int @Nullable []> spareSlots = new AtomicReference<>();

    private SmallBoardRank(int tiles) {
        cells = tiles + 1;
        int lowerTiles = Math.min(LOWER_TILES, tiles);
        int upperTiles = tiles - lowerTiles;
        upper = new char[1 << (4 * upperTiles)];
        lower = new byte[1 << (4 * LOWER_TILES)];
        int orders = 1;
        for (int i = 2; i <= lowerTiles; i++) {
            orders *= i;
        }
        int choices = number(upperTiles, tiles, (code, number) -> upper[code] = (char) number);
        number(lowerTiles, tiles, (code, number) -> lower[code] = (byte) (order(code, lowerTiles) >> 1));
        for (int code = 0; code < upper.length; code++) {
            upper[code] = (char) (upper[code] * (orders / 2));
        }
        count = choices * (orders / 2) * cells;
    }

    /** Whether boards of a size are small enough. */
    public static boolean fits(Dimensions size) {
        return size.cells() - 1 <= MOST_TILES;
    }

    /** The numbering for boards of a size. */
    public static synchronized SmallBoardRank of(Dimensions size) {
        int tiles = size.cells() - 1;
        if (BY_TILES[tiles] == null) {
            BY_TILES[tiles] = new SmallBoardRank(tiles);
        }
        return BY_TILES[tiles];
    }

    /** The number of states that can be reached from one another. */
    public int count() {
        return count;
    }

    /** An array with an entry for each state, with any values in it. */
    int[] takeSlots() {
        int[] spare = spareSlots.getAndSet(null);
        return spare == null ? new int[count] : spare;
    }

    /** Takes back such an array, which must not be used any more: making it anew would be a tenth of a short search. */
    void giveBack(int[] slots) {
        spareSlots.set(slots);
    }

    /** The number of a packed board. */
    public int rank(long packed, int blank) {
        return rank(sequence(packed, blank), blank);
    }

    /** The number of the board with a sequence of tiles and a blank cell. */
    public int rank(int sequence, int blank) {
        return (upper[sequence >>> 16] + lower[sequence & LOWER_MASK]) * cells + blank;
    }

    /** The tiles of a packed board in reading order without the blank, four bits each, the first lowest. */
    public static int sequence(long packed, int blank) {
        long below = (1L << (blank << 2)) - 1;
        return (int) ((packed & below) | ((packed >>> 4) & ~below));
    }

    /** The packed board with a sequence of tiles and a blank cell. */
    public static long packed(int sequence, int blank) {
        long tiles = Integer.toUnsignedLong(sequence);
        long below = (1L << (blank << 2)) - 1;
        return (tiles & below) | ((tiles & ~below) << 4);
    }

    private interface Coded {
        void accept(int code, int number);
    }

    /** Tells of every sequence of so many different tiles, and gives their count. */
    private static int number(int length, int tiles, Coded coded) {
        return number(length, tiles, 0, 0, 0, 0, coded);
    }

    private static int number(int length, int tiles, int index, int code, int used, int first, Coded coded) {
        if (index == length) {
            coded.accept(code, first);
            return first + 1;
        }
        int next = first;
        for (int tile = 1; tile <= tiles; tile++) {
            if ((used >>> tile & 1) == 0) {
                next = number(length, tiles, index + 1, code | tile << (4 * index), used | 1 << tile, next, coded);
            }
        }
        return next;
    }

    /** The place of a sequence among the orders of its tiles, those that differ in the two lowest side by side. */
    private static int order(int code, int length) {
        int order = 0;
        for (int i = length - 1; i > 0; i--) {
            int smaller = 0;
            for (int j = 0; j < i; j++) {
                smaller += (code >>> (4 * j) & 15) < (code >>> (4 * i) & 15) ? 1 : 0;
            }
            order = order * (i + 1) + smaller;
        }
        return order;
    }
}
