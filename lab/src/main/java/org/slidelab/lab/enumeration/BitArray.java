package org.slidelab.lab.enumeration;

import java.util.Arrays;

/**
 * A set of numbers, one bit each. Unlike {@link java.util.BitSet} it holds more than 2³¹ numbers and copies ranges of
 * them to other places, 64 numbers at a time.
 *
 * <p>There is one word more than needed, so that reading or writing 64 bits at any place never ends outside.
 */
final class BitArray {

    private final long[] words;

    BitArray(long bits) {
        words = new long[Math.toIntExact(wordsFor(bits))];
    }

    static long wordsFor(long bits) {
        return bits / Long.SIZE + 2;
    }

    void add(long number) {
        words[(int) (number >>> 6)] |= 1L << number;
    }

    void clear() {
        Arrays.fill(words, 0);
    }

    /** Adds all numbers of another set. */
    void addAll(BitArray other) {
        long[] theirs = other.words;
        for (int i = 0; i < words.length; i++) {
            words[i] |= theirs[i];
        }
    }

    /** Adds the numbers of another set that are in a range, each as far from {@code to} as it is from {@code from}. */
    void addAll(BitArray other, long from, long to, long length) {
        long[] theirs = other.words;
        for (long done = 0; done < length; done += Long.SIZE) {
            long source = from + done;
            int word = (int) (source >>> 6);
            // Two shifts, as one by 64 would do nothing.
            long bits = (theirs[word] >>> source) | (theirs[word + 1] << 1 << ~source);
            long left = length - done;
            if (left < Long.SIZE) {
                bits &= (1L << left) - 1;
            }
            if (bits != 0) {
                long target = to + done;
                words[(int) (target >>> 6)] |= bits << target;
                words[(int) (target >>> 6) + 1] |= bits >>> 1 >>> ~target;
            }
        }
    }

    /** Adds, for each number of another set in a range, what a table has for its distance from the range's beginning. */
    void addAll(BitArray other, long from, long end, char[] table) {
        long[] theirs = other.words;
        for (int word = (int) (from >>> 6); word <= (int) ((end - 1) >>> 6); word++) {
            long bits = theirs[word];
            long base = (long) word << 6;
            if (base < from) {
                bits &= -1L << from;
            }
            if (base + Long.SIZE > end) {
                bits &= -1L >>> -end;
            }
            while (bits != 0) {
                int offset = (int) (base + Long.numberOfTrailingZeros(bits) - from);
                add(from + table[offset]);
                bits &= bits - 1;
            }
        }
    }

    /** Removes all numbers of another set, and counts what is left. */
    long removeAll(BitArray other) {
        long[] theirs = other.words;
        long count = 0;
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~theirs[i];
            count += Long.bitCount(words[i]);
        }
        return count;
    }
}
