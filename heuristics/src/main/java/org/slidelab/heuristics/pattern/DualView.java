package org.slidelab.heuristics.pattern;

import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.BoardView;

/**
 * The dual look-up (Felner, Zahavi, Schaeffer and Holte 2005): not where a pattern's tiles are, but which tiles are where
 * the pattern belongs.
 *
 * <p>To bring the k tiles on the cells L of a pattern to their goal cells H takes as many moves of them as it takes to
 * bring tiles from H to L, moves taken back in turn, and that is an entry of the pattern's table. The tiles of different
 * patterns' cells are different, so the values can be added.
 *
 * <p>Two things must hold. None of the cells is the blank's, or there are no k tiles. And turned around, the moves end
 * with the blank where it is now, while those of the table end with the blank on its goal cell: both must lie in one
 * region of the cells outside of L. Where they don't, nothing but the tiles' Manhattan distance is certain.
 */
final class DualView {

    private final PatternTable[] tables;
    private final int[][] goalCells;
    private final int[][] patternCells;
    private final int[] blanks;

    /**
     * @param goal the goal
     * @param orientations how each pattern of a partition lies on the board
     * @param tables the patterns' tables
     */
    DualView(Board goal, List<Orientation> orientations, List<PatternTable> tables) {
        this.tables = tables.toArray(PatternTable[]::new);
        int patterns = this.tables.length;
        goalCells = new int[patterns][goal.cells()];
        patternCells = new int[patterns][];
        blanks = new int[patterns];
        BlankRegions regions = new BlankRegions(goal.size());
        int allCells = (1 << goal.cells()) - 1;
        for (int i = 0; i < patterns; i++) {
            Orientation orientation = orientations.get(i);
            Pattern pattern = orientation.pattern();
            int[] cellOfImage = new int[goal.cells()];
            for (int cell = 0; cell < cellOfImage.length; cell++) {
                cellOfImage[orientation.image().applyAsInt(cell)] = cell;
                goalCells[i][goal.tile(cell)] = orientation.image().applyAsInt(cell);
            }
            patternCells[i] =
                    pattern.cells().stream().mapToInt(cell -> cellOfImage[cell]).toArray();
            int region = regions.around(pattern.blank(), allCells & ~pattern.mask());
            for (int rest = region; rest != 0; rest &= rest - 1) {
                blanks[i] |= 1 << cellOfImage[Integer.numberOfTrailingZeros(rest)];
            }
        }
    }

    /** Half of what the sum exceeds Manhattan distance by. */
    int halfExcess(BoardView board) {
        return halfExcessAfter(board, 0, board.blank(), board.blank());
    }

    /** The same after a move; the board is as it is before the move. */
    int halfExcessAfter(BoardView board, int tile, int from, int to) {
        int sum = 0;
        for (int pattern = 0; pattern < tables.length; pattern++) {
            if ((blanks[pattern] >>> from & 1) != 0) {
                sum += halfExcess(pattern, board, tile, to);
            }
        }
        return sum;
    }

    private int halfExcess(int pattern, BoardView board, int tile, int to) {
        int mask = 0;
        int order = 0;
        int weight = 1;
        int[] patternCellsHere = patternCells[pattern];
        for (int i = 0; i < patternCellsHere.length; i++) {
            int cell = patternCellsHere[i];
            int bit = 1 << goalCells[pattern][cell == to ? tile : board.tile(cell)];
            weight *= Math.max(i, 1);
            order += weight * Integer.bitCount(mask & (bit - 1));
            mask |= bit;
        }
        return tables[pattern].halfExcess(mask, order);
    }
}
