package org.slidelab.heuristics.pattern;

import org.slidelab.core.board.Dimensions;

/**
 * The connected regions of the free cells of a board, numbered in the order of their lowest cells.
 *
 * <p>Cells are bits of a mask, and a region is flooded by shifting masks, all its cells at once. For boards of up to 16
 * cells the answers for every mask are kept in tables.
 */
final class Regions {

    private static final int CELLS_OF_A_TABLE = 16;

    private final int columns;
    private final int notFirstColumn;
    private final int notLastColumn;
    private final long[] indexOfCell;
    private final char[] cellsOfRegion;

    Regions(Dimensions size) {
        columns = size.columns();
        notFirstColumn = columnsOtherThan(size, 0);
        notLastColumn = columnsOtherThan(size, columns - 1);
        indexOfCell = new long[size.cells() <= CELLS_OF_A_TABLE ? 1 << size.cells() : 0];
        cellsOfRegion = new char[indexOfCell.length << 3];
        for (int free = 0; free < indexOfCell.length; free++) {
            int index = 0;
            for (int rest = free; rest != 0; index++) {
                int region = flood(rest & -rest, free);
                cellsOfRegion[free << 3 | index] = (char) region;
                rest &= ~region;
            }
            for (int rest = free; rest != 0; rest &= rest - 1) {
                int cell = Integer.numberOfTrailingZeros(rest);
                indexOfCell[free] |= (long) computedIndex(free, cell) << (4 * cell);
            }
        }
    }

    /** The number of the region of a free cell. */
    int index(int free, int cell) {
        return indexOfCell.length > 0 ? (int) (indexOfCell[free] >>> (4 * cell)) & 15 : computedIndex(free, cell);
    }

    /** The cells of the regions whose numbers are the bits of a set. */
    int cells(int free, int indices) {
        int cells = 0;
        if (indexOfCell.length > 0) {
            for (int rest = indices; rest != 0; rest &= rest - 1) {
                cells |= cellsOfRegion[free << 3 | Integer.numberOfTrailingZeros(rest)];
            }
            return cells;
        }
        int index = 0;
        for (int rest = free; rest != 0; index++) {
            int region = flood(rest & -rest, free);
            cells |= (indices >>> index & 1) == 0 ? 0 : region;
            rest &= ~region;
        }
        return cells;
    }

    private int computedIndex(int free, int cell) {
        int index = 0;
        int rest = free;
        int region = flood(rest & -rest, free);
        while ((region >>> cell & 1) == 0) {
            rest &= ~region;
            region = flood(rest & -rest, free);
            index++;
        }
        return index;
    }

    private int flood(int seed, int free) {
        int region = seed;
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

    private static int columnsOtherThan(Dimensions size, int column) {
        int mask = 0;
        for (int cell = 0; cell < size.cells(); cell++) {
            mask |= size.column(cell) == column ? 0 : 1 << cell;
        }
        return mask;
    }
}
