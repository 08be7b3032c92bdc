package org.slidelab.lab.enumeration;

import java.util.function.BooleanSupplier;

/**
 * What a vertical move of the blank does to a whole set of arrangements.
 *
 * <p>The blank jumps over as many tiles as there are columns, so one tile changes its place among its neighbours in the
 * order of reading, and only the digits of these neighbours change. An arrangement's number falls into three parts
 * accordingly: the digits before, those of the neighbours, and the digits behind.
 *
 * <pre>
 *   4 1 2
 *   . 5 3     4 1 2 5 3 8 7 6, and after the move down: 4 1 2 8 5 3 7 6
 *   8 7 6             -----                                   -----
 * </pre>
 *
 * <p>Where many digits are behind, the numbers that differ in these only lie in one block, and blocks are moved whole,
 * 64 arrangements at a time. Where few are, a table tells the new number for each of the last eight digits; the last
 * but one of all, which isn't part of the number, follows from the parity of the others.
 */
final class VerticalMove {

    /** So many last digits go into tables: {@code char} can hold their numbers. */
    private static final int TABLE_DIGITS = 8;

    private final Arrangements arrangements;
    private final boolean byBlocks;
    private final long blockSize;
    private final int[] blocks;
    private final char[][] tables;

    /**
     * Prepares a move.
     *
     * @param arrangements the arrangements
     * @param from the place of the tile that moves, among the tiles
     * @param to its place afterwards
     * @param parity the parity of the arrangements before the move
     */
    VerticalMove(Arrangements arrangements, int from, int to, int parity) {
        this.arrangements = arrangements;
        int tiles = arrangements.tiles();
        int first = Math.min(from, to);
        int count = Math.abs(from - to) + 1;
        byBlocks = tiles - first > TABLE_DIGITS;
        if (byBlocks) {
            blockSize = LehmerCode.ways(tiles - first - count, tiles - first - count) / 2;
            blocks = new int[(int) LehmerCode.ways(tiles - first, count)];
            for (int block = 0; block < blocks.length; block++) {
                int[] digits = LehmerCode.digits(block, tiles - first, count);
                int[] after = LehmerCode.afterMoving(digits, tiles - first, from - first, to - first);
                blocks[block] = (int) LehmerCode.number(after, tiles - first);
            }
            tables = new char[0][];
        } else {
            int last = Math.min(tiles, TABLE_DIGITS);
            Arrangements ends = new Arrangements(last);
            blockSize = ends.count();
            blocks = new int[0];
            tables = new char[][] {
                table(ends, from - tiles + last, to - tiles + last, parity),
                table(ends, from - tiles + last, to - tiles + last, 1 - parity)
            };
        }
    }

    private static char[] table(Arrangements ends, int from, int to, int parity) {
        char[] table = new char[(int) ends.count()];
        for (int number = 0; number < table.length; number++) {
            int[] digits = ends.digits(number, parity);
            table[number] = (char) ends.number(LehmerCode.afterMoving(digits, ends.tiles(), from, to));
        }
        return table;
    }

    /** Adds to one set what the arrangements of another become; leaves off when asked to stop. */
    void addAll(BitArray source, BitArray target, BooleanSupplier stopped) {
        if (byBlocks) {
            moveBlocks(source, target, stopped);
        } else {
            lookUp(source, target, stopped);
        }
    }

    private void moveBlocks(BitArray source, BitArray target, BooleanSupplier stopped) {
        long step = blockSize * blocks.length;
        for (long base = 0; base < arrangements.count() && !stopped.getAsBoolean(); base += step) {
            for (int block = 0; block < blocks.length; block++) {
                target.addAll(source, base + block * blockSize, base + blocks[block] * blockSize, blockSize);
            }
        }
    }

    private void lookUp(BitArray source, BitArray target, BooleanSupplier stopped) {
        long number = 0;
        for (long base = 0; base < arrangements.count() && !stopped.getAsBoolean(); base += blockSize) {
            char[] table = tables[arrangements.parityBeforeLast(number++, TABLE_DIGITS)];
            target.addAll(source, base, base + blockSize, table);
        }
    }
}
