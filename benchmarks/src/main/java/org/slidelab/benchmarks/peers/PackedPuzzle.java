package org.slidelab.benchmarks.peers;

import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.WorkingBoard;

/**
 * The domain as the other libraries get it: a state holds one {@code long}, four bits a cell, so that they needn't copy,
 * compare and hash arrays. It is the form in which they are fastest.
 */
final class PackedPuzzle {

    /**
     * A board, for libraries that keep states in hash tables.
     *
     * @param packed its tiles
     */
    record State(long packed) {

        private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

        static State of(Board board) {
            return new State(new WorkingBoard(board).packed());
        }

        /** Mixed well: the halves of a packed board have so much in common that many would fall together. */
        @Override
        public int hashCode() {
            return (int) ((packed * GOLDEN_RATIO) >>> 32);
        }
    }

    private final Dimensions size;
    private final State goal;
    private final int[] distances;

    PackedPuzzle(Board goal) {
        size = goal.size();
        this.goal = State.of(goal);
        distances = new int[1 << 8];
        for (int tile = 1; tile < size.cells(); tile++) {
            for (int cell = 0; cell < size.cells(); cell++) {
                distances[tile << 4 | cell] = size.distance(cell, goal.cellOf(tile));
            }
        }
    }

    Board board(State state) {
        int[] tiles = new int[size.cells()];
        for (int cell = 0; cell < tiles.length; cell++) {
            tiles[cell] = tile(state.packed, cell);
        }
        return Board.of(size, tiles);
    }

    State goal() {
        return goal;
    }

    Board goalBoard() {
        return board(goal);
    }

    boolean allows(State state, Move move) {
        return move.target(size, blank(state.packed)) >= 0;
    }

    State after(State state, Move move) {
        int blank = blank(state.packed);
        int target = move.target(size, blank);
        long tile = tile(state.packed, target);
        return new State(state.packed ^ tile << (target << 2) ^ tile << (blank << 2));
    }

    int manhattan(State state) {
        int sum = 0;
        for (int cell = 0; cell < size.cells(); cell++) {
            sum += distances[tile(state.packed, cell) << 4 | cell];
        }
        return sum;
    }

    private static int blank(long packed) {
        int cell = 0;
        while (tile(packed, cell) != 0) {
            cell++;
        }
        return cell;
    }

    private static int tile(long packed, int cell) {
        return (int) (packed >>> (cell << 2)) & 15;
    }
}
