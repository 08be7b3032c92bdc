package org.slidelab.heuristics.pattern;

import java.util.List;
import java.util.stream.LongStream;

/** How often each value occurs; threads may add to it at once. */
final class Histogram {

    /** One more than the largest value that a table can hold. */
    static final int VALUES = 256;

    private final long[] sums = new long[VALUES];

    /** Adds counts, one for each value. */
    synchronized void add(int[] counts) {
        for (int value = 0; value < VALUES; value++) {
            sums[value] += counts[value];
        }
    }

    /** The sums, by value. */
    synchronized List<Long> counts() {
        return LongStream.of(sums).boxed().toList();
    }
}
