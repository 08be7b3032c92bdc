package org.slidelab.heuristics;

import java.util.function.IntBinaryOperator;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;

/**
 * A sum over the tiles of a value that depends only on where the tile is and where it belongs.
 *
 * <p>The values stand in one table, 64 cells a tile whatever the size of the board, so that a look-up is a shift and an
 * or. One move changes one tile, so the estimate after it takes two look-ups and never reads the board.
 */
final class TileSum implements Evaluator {

    private final int unitsPerMove;
    private final int[] values;

    /**
     * @param goal the goal
     * @param unitsPerMove how many units one move costs
     * @param value the value, in units, for a cell and the goal's cell of the tile on it
     */
    TileSum(Board goal, int unitsPerMove, IntBinaryOperator value) {
        this.unitsPerMove = unitsPerMove;
        values = new int[goal.cells() << 6];
        for (int tile = 1; tile < goal.cells(); tile++) {
            for (int cell = 0; cell < goal.cells(); cell++) {
                values[tile << 6 | cell] = value.applyAsInt(cell, goal.cellOf(tile));
            }
        }
    }

    @Override
    public int estimate(WorkingBoard board) {
        int sum = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            sum += values[board.tile(cell) << 6 | cell];
        }
        return sum;
    }

    @Override
    public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
        return estimate - values[tile << 6 | from] + values[tile << 6 | to];
    }

    @Override
    public int unitsPerMove() {
        return unitsPerMove;
    }

    @Override
    public boolean readsBoard() {
        return false;
    }
}
