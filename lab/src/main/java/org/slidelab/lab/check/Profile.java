package org.slidelab.lab.check;

import java.util.ArrayList;
import java.util.List;

/**
 * How good the estimates are, in moves, over all boards or over the samples whose distance is known.
 *
 * @param boards how many boards
 * @param meanEstimate the mean estimate
 * @param greatestEstimate the largest one
 * @param meanDistance the mean true distance
 * @param exact how many estimates are exactly right
 * @param depths the same for each distance at which there are boards
 */
public record Profile(
        long boards,
        double meanEstimate,
        double greatestEstimate,
        double meanDistance,
        long exact,
        List<DepthProfile> depths) {

    /** Creates a profile. */
    public Profile {
        depths = List.copyOf(depths);
    }

    /** The share of estimates that are exactly right, from 0 to 1. */
    public double exactShare() {
        return boards == 0 ? 0 : (double) exact / boards;
    }

    /** The profile of boards in the order of their distances, given their estimates in units. */
    static Profile of(BoardSource boards, int[] estimates, int surveyed, int units) {
        List<Sum> sums = new ArrayList<>();
        for (int number = 0; number < surveyed; number++) {
            int distance = boards.distance(number);
            while (sums.size() <= distance) {
                sums.add(new Sum());
            }
            sums.get(distance).add(estimates[number], (long) distance * units);
        }
        List<DepthProfile> depths = new ArrayList<>();
        Sum all = new Sum();
        long distances = 0;
        for (int distance = 0; distance < sums.size(); distance++) {
            Sum sum = sums.get(distance);
            if (sum.boards > 0) {
                depths.add(new DepthProfile(
                        distance,
                        sum.boards,
                        sum.total / units / sum.boards,
                        (double) sum.least / units,
                        (double) sum.greatest / units,
                        sum.exact));
                all.add(sum);
                distances += distance * sum.boards;
            }
        }
        double count = Math.max(1, all.boards);
        return new Profile(
                all.boards,
                all.total / units / count,
                all.boards == 0 ? 0 : (double) all.greatest / units,
                distances / count,
                all.exact,
                depths);
    }

    /** A running sum of estimates. */
    private static final class Sum {

        private long boards;
        private double total;
        private int least = Integer.MAX_VALUE;
        private int greatest = Integer.MIN_VALUE;
        private long exact;

        void add(int estimate, long distance) {
            boards++;
            total += estimate;
            least = Math.min(least, estimate);
            greatest = Math.max(greatest, estimate);
            exact += estimate == distance ? 1 : 0;
        }

        void add(Sum other) {
            boards += other.boards;
            total += other.total;
            least = Math.min(least, other.least);
            greatest = Math.max(greatest, other.greatest);
            exact += other.exact;
        }
    }
}
