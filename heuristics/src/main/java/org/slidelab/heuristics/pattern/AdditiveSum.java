package org.slidelab.heuristics.pattern;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;

/**
 * The sum of the values of all patterns of a partition, for a board or for its mirror image.
 *
 * <p>A move changes the value of one pattern, that of the moved tile; {@link #change} looks up that one before and after.
 */
final class AdditiveSum {

    private final PatternTable[] tables;
    private final int[][] tiles;
    private final int[][] placements;
    private final int[] patternOfTile;
    private final int[] indexInPattern;
    private final int[] image;
    private final int[] cellOfTile;

    /**
     * @param goal the goal
     * @param patterns the patterns of a partition
     * @param tables their tables
     * @param mirror the cell to which each cell is reflected, or each cell itself
     */
    AdditiveSum(Board goal, List<Pattern> patterns, List<PatternTable> tables, IntUnaryOperator mirror) {
        this.tables = tables.toArray(PatternTable[]::new);
        tiles = new int[patterns.size()][];
        placements = new int[patterns.size()][];
        patternOfTile = new int[goal.cells()];
        indexInPattern = new int[goal.cells()];
        cellOfTile = new int[goal.cells()];
        image = new int[goal.cells()];
        java.util.Arrays.setAll(image, mirror);
        for (int pattern = 0; pattern < tiles.length; pattern++) {
            List<Integer> cells = patterns.get(pattern).cells();
            tiles[pattern] = new int[cells.size()];
            placements[pattern] = new int[cells.size()];
            for (int i = 0; i < cells.size(); i++) {
                int tile = goal.tile(image[cells.get(i)]);
                tiles[pattern][i] = tile;
                patternOfTile[tile] = pattern;
                indexInPattern[tile] = i;
            }
        }
    }

    /** The sum for a board. */
    int of(WorkingBoard board) {
        locate(board);
        int sum = 0;
        for (int pattern = 0; pattern < tables.length; pattern++) {
            sum += tables[pattern].distance(place(pattern));
        }
        return sum;
    }

    /** By how much the sum changes if a tile moves; the board is as it is before the move. */
    int change(WorkingBoard board, int tile, int to) {
        locate(board);
        int pattern = patternOfTile[tile];
        int[] placement = place(pattern);
        int before = tables[pattern].distance(placement);
        placement[indexInPattern[tile]] = image[to];
        return tables[pattern].distance(placement) - before;
    }

    private void locate(WorkingBoard board) {
        for (int cell = 0; cell < cellOfTile.length; cell++) {
            cellOfTile[board.tile(cell)] = cell;
        }
    }

    private int[] place(int pattern) {
        int[] placement = placements[pattern];
        int[] patternTiles = tiles[pattern];
        for (int i = 0; i < placement.length; i++) {
            placement[i] = image[cellOfTile[patternTiles[i]]];
        }
        return placement;
    }
}
