package org.slidelab.heuristics.pattern;

/**
 * Numbers the sets of k out of n cells in the order of their bit masks, without gaps.
 *
 * <p>The number of a set is the sum of C(c, i + 1) over its cells c, i being how many of its cells lie below c. As every
 * set has k cells, the i of a cell in the upper half of the mask follows from that half alone. So the number is the sum
 * of two look-ups, one for each half.
 */
final class CellSets {

    private final int halfBits;
    private final int halfMask;
    private final int[] lower;
    private final int[] upper;
    private final int[] masks;

    /**
     * @param cells the number of cells, at most 30
     * @param size the number of cells of each set
     */
    CellSets(int cells, int size) {
        halfBits = (cells + 1) / 2;
        halfMask = (1 << halfBits) - 1;
        lower = new int[1 << halfBits];
        upper = new int[1 << (cells - halfBits)];
        masks = new int[binomial(cells, size)];
        for (int half = 0; half < lower.length; half++) {
            lower[half] = sum(half, 0, 0);
        }
        for (int half = 0; half < upper.length; half++) {
            upper[half] = sum(half, halfBits, Math.max(0, size - Integer.bitCount(half)));
        }
        int mask = (1 << size) - 1;
        for (int number = 0; number < masks.length; number++) {
            masks[number] = mask;
            mask = nextWithAsManyBits(mask);
        }
    }

    /** How many sets there are. */
    int count() {
        return masks.length;
    }

    /** The cells of a set, as a mask. */
    int mask(int number) {
        return masks[number];
    }

    /** The number of the set with a mask. */
    int number(int mask) {
        return lower[mask & halfMask] + upper[mask >>> halfBits];
    }

    private static int sum(int half, int firstCell, int below) {
        int sum = 0;
        int index = below;
        for (int rest = half; rest != 0; rest &= rest - 1) {
            index++;
            sum += binomial(firstCell + Integer.numberOfTrailingZeros(rest), index);
        }
        return sum;
    }

    private static int nextWithAsManyBits(int mask) {
        int lowest = mask & -mask;
        int carried = mask + lowest;
        return carried | ((mask ^ carried) >>> 2) / lowest;
    }

    static int binomial(int n, int k) {
        long result = 1;
        for (int i = 1; i <= k; i++) {
            result = result * (n - k + i) / i;
        }
        return k > n ? 0 : (int) result;
    }
}
