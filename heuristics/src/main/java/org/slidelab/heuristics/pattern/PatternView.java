package org.slidelab.heuristics.pattern;

import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;

/**
 * The patterns of a partition on a board, as it is or mirrored: where their tiles are, and what the tables say.
 *
 * <p>What is known of a pattern on a board is packed into a {@code long}: the cells that its tiles take in the upper 32
 * bits, half of its excess over Manhattan distance in bits 16 to 19, and the number of the tiles' order in the lowest 16.
 * A move of one of its tiles flips two cells, and changes the order by a sum over the pattern's tiles that are passed; so
 * one look-up in the table is all that the next board takes.
 */
final class PatternView {

    private static final int HALF_EXCESS_SHIFT = 16;
    private static final int CELLS_SHIFT = 32;
    private static final int BITS_OF_A_CELL = 5;

    private final PatternTable[] tables;
    private final int[][] tiles;
    private final int[] patternOfTile;
    private final int[] bits;
    private final int[] changes;
    private final long[] passed;
    private final int cells;

    /**
     * @param goal the goal
     * @param orientations how each pattern of a partition lies on the board
     * @param tables the patterns' tables
     */
    PatternView(Board goal, List<Orientation> orientations, List<PatternTable> tables) {
        cells = goal.cells();
        this.tables = tables.toArray(PatternTable[]::new);
        tiles = new int[this.tables.length][];
        patternOfTile = new int[cells];
        bits = new int[cells * cells];
        changes = new int[cells * cells];
        passed = new long[this.tables.length * cells * cells];
        for (int pattern = 0; pattern < tiles.length; pattern++) {
            int[] image = orientations.get(pattern).images();
            int[] cellOfImage = new int[cells];
            for (int cell = 0; cell < cells; cell++) {
                cellOfImage[image[cell]] = cell;
            }
            tiles[pattern] = this.tables[pattern].pattern().cells().stream()
                    .mapToInt(cell -> goal.tile(cellOfImage[cell]))
                    .toArray();
            noteTiles(pattern, image);
            notePassedCells(goal.size(), pattern, image, cellOfImage);
        }
    }

    /** How many patterns there are. */
    int patterns() {
        return tables.length;
    }

    /** The number of the pattern that a tile belongs to. */
    int patternOf(int tile) {
        return patternOfTile[tile];
    }

    /** What is known of a pattern, given the cell of each tile. */
    long known(int pattern, int[] cellOfTile) {
        int mask = 0;
        int order = 0;
        int weight = 1;
        int[] patternTiles = tiles[pattern];
        for (int i = 0; i < patternTiles.length; i++) {
            int bit = bits[patternTiles[i] * cells + cellOfTile[patternTiles[i]]];
            weight *= Math.max(i, 1);
            order += weight * Integer.bitCount(mask & (bit - 1));
            mask |= bit;
        }
        return known(pattern, mask, order);
    }

    /** What is known after a move of one of the pattern's tiles; the board is as it is before the move. */
    long knownAfter(long known, WorkingBoard board, int tile, int from, int to) {
        int pattern = patternOfTile[tile];
        int change = 0;
        for (long rest = passed[(pattern * cells + from) * cells + to]; rest != 0; rest >>>= BITS_OF_A_CELL) {
            change += changes[tile * cells + board.tile(((int) rest & ((1 << BITS_OF_A_CELL) - 1)) - 1)];
        }
        int source = bits[tile * cells + from];
        int target = bits[tile * cells + to];
        int order = ((int) known & 0xFFFF) + (source < target ? change : -change);
        return known(pattern, (int) (known >>> CELLS_SHIFT) ^ source ^ target, order);
    }

    /** Half of the excess of a pattern. */
    static int halfExcess(long known) {
        return (int) (known >>> HALF_EXCESS_SHIFT) & PatternTable.MOST;
    }

    private long known(int pattern, int mask, int order) {
        return (long) mask << CELLS_SHIFT | (long) tables[pattern].halfExcess(mask, order) << HALF_EXCESS_SHIFT | order;
    }

    private void noteTiles(int pattern, int[] image) {
        for (int i = 0; i < tiles[pattern].length; i++) {
            int tile = tiles[pattern][i];
            patternOfTile[tile] = pattern;
            for (int j = 0; j < tiles[pattern].length; j++) {
                changes[tile * cells + tiles[pattern][j]] = i == j ? 0 : TileOrders.change(i, j);
            }
            for (int cell = 0; cell < cells; cell++) {
                bits[tile * cells + cell] = 1 << image[cell];
            }
        }
    }

    /**
     * Notes, for each move to a neighbouring cell, the cells that lie between in the order of the table's board: five
     * bits each, counted from 1, and 0 is the end.
     */
    private void notePassedCells(Dimensions size, int pattern, int[] image, int[] cellOfImage) {
        for (int from = 0; from < cells; from++) {
            for (int to = 0; to < cells; to++) {
                long list = 0;
                int last = Math.max(image[from], image[to]);
                for (int i = Math.min(image[from], image[to]) + 1; size.distance(from, to) == 1 && i < last; i++) {
                    list = list << BITS_OF_A_CELL | (cellOfImage[i] + 1);
                }
                passed[(pattern * cells + from) * cells + to] = list;
            }
        }
    }
}
