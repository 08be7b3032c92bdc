package org.slidelab.heuristics.pattern;

/**
 * Numbers the ways to place k different tiles on n cells, 0 to n·(n−1)·…·(n−k+1) − 1, without gaps.
 *
 * <p>Mixed radix: the first tile's digit is its cell, the next one's is its cell counted among those that are left, and
 * so on. How many cells below a cell are taken already is a population count of a bit mask. The first tile has the
 * highest weight: moving one of the last tiles changes the low digits only.
 */
final class PlacementRank {

    private final int cells;
    private final int[] weights;
    private final int count;

    /**
     * @throws IllegalArgumentException if there are more placements than a table can hold
     */
    PlacementRank(int cells, int tiles) {
        this.cells = cells;
        weights = new int[tiles];
        long weight = 1;
        for (int i = tiles - 1; i >= 0; i--) {
            weights[i] = (int) weight;
            weight *= cells - i;
            if (weight > Integer.MAX_VALUE - 8) {
                throw new IllegalArgumentException(
                        "too many placements of %d tiles on %d cells".formatted(tiles, cells));
            }
        }
        count = (int) weight;
    }

    /** The number of placements. */
    int count() {
        return count;
    }

    /** The number of a placement, given the cell of each tile. */
    int rank(int[] cellOfTile) {
        return rankFrom(0, 0, 0, cellOfTile);
    }

    /** The same if the digits of the tiles before one are known: their sum, and the mask of the cells they take. */
    int rankFrom(int tile, int sum, int takenBefore, int[] cellOfTile) {
        int taken = takenBefore;
        int rank = sum;
        for (int i = tile; i < weights.length; i++) {
            int bit = 1 << cellOfTile[i];
            rank += (cellOfTile[i] - Integer.bitCount(taken & (bit - 1))) * weights[i];
            taken |= bit;
        }
        return rank;
    }

    /** Writes, for each tile of a placement, its cell and the sum of the digits before it. */
    void unrank(int rank, int[] cellOfTile, int[] sums) {
        int free = cells == 32 ? -1 : (1 << cells) - 1;
        int rest = rank;
        for (int i = 0; i < weights.length; i++) {
            int digit = rest / weights[i];
            sums[i] = rank - rest;
            rest -= digit * weights[i];
            int candidates = free;
            for (int skipped = 0; skipped < digit; skipped++) {
                candidates &= candidates - 1;
            }
            cellOfTile[i] = Integer.numberOfTrailingZeros(candidates);
            free &= ~(1 << cellOfTile[i]);
        }
    }
}
