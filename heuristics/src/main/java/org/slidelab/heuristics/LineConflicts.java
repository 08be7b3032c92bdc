package org.slidelab.heuristics;

import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;

/**
 * {@link LinearConflict} on a board of any size, computed from the tiles of a line whenever they matter.
 *
 * <p>Lines are numbered: the rows, then the columns. A tile's place in a line is one bit, or nothing if it belongs
 * elsewhere. The longest increasing subsequence is found by patience sorting, with the tops of the piles as a set of
 * bits: a new card goes on the lowest top above it, and the number of piles is the length.
 *
 * <p>A move changes the conflicts of at most one line, the one in which the tile belongs, and only when the tile enters
 * or leaves it. Otherwise the board isn't read.
 */
final class LineConflicts implements Evaluator {

    private final int rows;
    private final int columns;
    private final int[] distances;
    private final int[] goalRows;
    private final int[] goalColumns;
    private final int[] places;

    LineConflicts(Board goal) {
        Dimensions size = goal.size();
        rows = size.rows();
        columns = size.columns();
        distances = new int[goal.cells() << 6];
        goalRows = new int[goal.cells()];
        goalColumns = new int[goal.cells()];
        places = new int[(rows + columns) << 6];
        for (int tile = 1; tile < goal.cells(); tile++) {
            int home = goal.cellOf(tile);
            goalRows[tile] = goal.row(home);
            goalColumns[tile] = goal.column(home);
            places[goal.row(home) << 6 | tile] = 1 << goal.column(home);
            places[(rows + goal.column(home)) << 6 | tile] = 1 << goal.row(home);
            for (int cell = 0; cell < goal.cells(); cell++) {
                distances[tile << 6 | cell] = size.distance(cell, home);
            }
        }
    }

    /** The bit of a tile's place in a line, 0 if it belongs elsewhere. */
    int place(int line, int tile) {
        return places[line << 6 | tile];
    }

    /** The tops of the piles after one more card; a card of 0 is none. */
    static int put(int tops, int card) {
        return (tops ^ Integer.lowestOneBit(tops & -card)) | card;
    }

    @Override
    public int estimate(WorkingBoard board) {
        int sum = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            sum += distances[board.tile(cell) << 6 | cell];
        }
        for (int row = 0; row < rows; row++) {
            sum += 2 * leaving(board, row, row * columns, 1, columns);
        }
        for (int column = 0; column < columns; column++) {
            sum += 2 * leaving(board, rows + column, column, columns, rows);
        }
        return sum;
    }

    /** How many tiles must leave a line, given by its first cell, the step to the next and the number of cells. */
    private int leaving(WorkingBoard board, int line, int first, int step, int length) {
        int tiles = 0;
        int tops = 0;
        for (int i = 0; i < length; i++) {
            int card = place(line, board.tile(first + i * step));
            tiles |= card;
            tops = put(tops, card);
        }
        return Integer.bitCount(tiles) - Integer.bitCount(tops);
    }

    @Override
    public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
        int closer = distances[tile << 6 | from] - distances[tile << 6 | to];
        int near = closer > 0 ? to : from;
        int more = 0;
        if (Math.abs(from - to) == 1) {
            int column = goalColumns[tile];
            if (near % columns == column) {
                more = leavingBecauseOf(tile, to, board, rows + column, column, columns, rows);
            }
        } else {
            int row = goalRows[tile];
            if (near / columns == row) {
                more = leavingBecauseOf(tile, to, board, row, row * columns, 1, columns);
            }
        }
        return estimate - closer + 2 * closer * more;
    }

    /** How many more must leave a line with a tile in it than without, 0 or 1. The tile is there or about to enter. */
    private int leavingBecauseOf(int tile, int to, WorkingBoard board, int line, int first, int step, int length) {
        int own = place(line, tile);
        int with = 0;
        int without = 0;
        for (int i = 0; i < length; i++) {
            int cell = first + i * step;
            int card = cell == to ? own : place(line, board.tile(cell));
            with = put(with, card);
            without = put(without, card == own ? 0 : card);
        }
        return 1 - Integer.bitCount(with) + Integer.bitCount(without);
    }
}
