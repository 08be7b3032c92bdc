package org.slidelab.heuristics.pattern;

/**
 * For every placement of a pattern's tiles, the fewest moves of these tiles that bring all of them home, whatever the
 * other tiles do. Moves of other tiles don't count, so the values of patterns without a common tile can be added.
 */
final class PatternTable {

    private final PlacementRank rank;
    private final byte[] distances;

    PatternTable(PlacementRank rank, byte[] distances) {
        this.rank = rank;
        this.distances = distances;
    }

    /** The value for a placement, given the cell of each tile of the pattern. */
    int distance(int[] cellOfTile) {
        return distances[rank.rank(cellOfTile)];
    }

    /** The value with a number. */
    int distance(int number) {
        return distances[number];
    }

    /** The number of placements. */
    int size() {
        return distances.length;
    }
}
