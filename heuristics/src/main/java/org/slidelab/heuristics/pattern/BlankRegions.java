package org.slidelab.heuristics.pattern;

import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;

/** The connected regions of the free cells of a board; cells are bits of a mask. */
final class BlankRegions {

    private final int columns;
    private final int notFirstColumn;
    private final int notLastColumn;
    private final int[] neighbours;

    BlankRegions(Dimensions size) {
        columns = size.columns();
        notFirstColumn = columnsOtherThan(size, 0);
        notLastColumn = columnsOtherThan(size, columns - 1);
        neighbours = new int[size.cells()];
        for (int cell = 0; cell < neighbours.length; cell++) {
            for (Move move : Move.values()) {
                int target = move.target(size, cell);
                neighbours[cell] |= target < 0 ? 0 : 1 << target;
            }
        }
    }

    /** The cells next to a cell. */
    int neighbours(int cell) {
        return neighbours[cell];
    }

    /** The region of a free cell. */
    int around(int cell, int free) {
        int region = 1 << cell;
        int before = 0;
        while (region != before) {
            before = region;
            region |= ((region & notLastColumn) << 1)
                    | ((region & notFirstColumn) >>> 1)
                    | (region << columns)
                    | (region >>> columns);
            region &= free;
        }
        return region;
    }

    /** How many regions there are. */
    int count(int free) {
        return countBelow(1 << 31, free);
    }

    /** The number of a region, in the order of their lowest cells. */
    int index(int region, int free) {
        return countBelow(region & -region, free);
    }

    /** How many regions begin below a bit. */
    private int countBelow(int bit, int free) {
        int count = 0;
        int rest = free;
        while ((rest & (bit - 1)) != 0) {
            rest &= ~around(Integer.numberOfTrailingZeros(rest), free);
            count++;
        }
        return count;
    }

    private static int columnsOtherThan(Dimensions size, int column) {
        int mask = 0;
        for (int cell = 0; cell < size.cells(); cell++) {
            mask |= size.column(cell) == column ? 0 : 1 << cell;
        }
        return mask;
    }
}
