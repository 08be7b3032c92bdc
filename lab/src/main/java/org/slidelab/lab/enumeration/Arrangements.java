package org.slidelab.lab.enumeration;

import java.util.Arrays;

/**
 * The arrangements of tiles that have one parity, numbered from 0 without gaps: the digits of the Lehmer code make up the
 * number, without the last but one, which is 0 or 1 as the parity demands, and without the last, which is always 0.
 *
 * @param tiles the number of tiles, at least 2
 */
record Arrangements(int tiles) {

    /** How many there are of one parity. */
    long count() {
        return LehmerCode.ways(tiles, tiles) / 2;
    }

    /** The digits of the arrangement with a number. */
    int[] digits(long number, int parity) {
        int[] written = LehmerCode.digits(number, tiles, tiles - 2);
        int[] digits = Arrays.copyOf(written, tiles);
        digits[tiles - 2] = LehmerCode.parity(written) ^ parity;
        return digits;
    }

    /** The number of the arrangement with these digits. */
    long number(int[] digits) {
        return LehmerCode.number(Arrays.copyOf(digits, tiles - 2), tiles);
    }

    /** The parity of the digits before the last so many, given the number that they make. */
    int parityBeforeLast(long number, int last) {
        return LehmerCode.parity(LehmerCode.digits(number, tiles, Math.max(0, tiles - last)));
    }
}
