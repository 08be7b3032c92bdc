package org.slidelab.core.search;

/**
 * What a search took; the words are those of {@link Counters}.
 *
 * @param expanded nodes whose successors were generated
 * @param generated successors produced
 * @param duplicates successors dropped because their state was known
 * @param reopened states that went back to the frontier
 * @param taken nodes taken from the frontier
 * @param expandedBeforeLastLayer expansions before the last f layer, -1 if there are no layers
 * @param peakFrontier the largest frontier
 * @param peakStored the most states kept
 * @param peakBytes the most bytes held for them
 * @param depth the depth of the deepest node taken
 * @param lowerBound no solution is shorter than this
 * @param seconds the time it took
 */
public record Statistics(
        long expanded,
        long generated,
        long duplicates,
        long reopened,
        long taken,
        long expandedBeforeLastLayer,
        long peakFrontier,
        long peakStored,
        long peakBytes,
        int depth,
        int lowerBound,
        double seconds) {

    /** Nothing done: what a board that parity answers takes. */
    public static final Statistics NONE = new Statistics(0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0.0);

    /**
     * The effective branching factor b*: a uniform tree of depth {@code cost} in which every node has b* children has as
     * many nodes as were generated, that is, generated = b* + b*² + … + b*^cost. NaN if the cost is 0.
     */
    public double effectiveBranchingFactor(int cost) {
        if (cost == 0 || generated < cost) {
            return Double.NaN;
        }
        double low = 1;
        double high = Math.max(2, generated);
        for (int step = 0; step < 200 && high - low > 1e-9; step++) {
            double middle = (low + high) / 2;
            if (nodesOfUniformTree(middle, cost) < generated) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    private static double nodesOfUniformTree(double branching, int depth) {
        double level = 1;
        double nodes = 0;
        for (int i = 0; i < depth; i++) {
            level *= branching;
            nodes += level;
        }
        return nodes;
    }
}
