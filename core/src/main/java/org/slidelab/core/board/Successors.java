package org.slidelab.core.board;

import java.util.List;

/**
 * The legal moves from each blank cell of one board size, in a declared order.
 *
 * <p>Flat tables with four slots a cell: engines ask once per generated node, and a table look-up is cheaper than
 * asking {@link Move#target}. Arguments are not checked.
 */
public final class Successors {

    private final int[] counts;
    private final int[] targets;
    private final int[] moves;

    /** Creates the tables for a board size and a move order. */
    public Successors(Dimensions size, MoveOrder order) {
        counts = new int[size.cells()];
        targets = new int[4 * size.cells()];
        moves = new int[4 * size.cells()];
        List<Move> inOrder = order.moves();
        for (int blank = 0; blank < size.cells(); blank++) {
            for (Move move : inOrder) {
                int target = move.target(size, blank);
                if (target >= 0) {
                    int slot = 4 * blank + counts[blank]++;
                    targets[slot] = target;
                    moves[slot] = move.code();
                }
            }
        }
    }

    /** The number of legal moves with the blank on {@code blank}. */
    public int count(int blank) {
        return counts[blank];
    }

    /** The cell that the blank reaches by legal move number {@code index}. */
    public int target(int blank, int index) {
        return targets[4 * blank + index];
    }

    /** The code of legal move number {@code index}. */
    public int move(int blank, int index) {
        return moves[4 * blank + index];
    }
}
