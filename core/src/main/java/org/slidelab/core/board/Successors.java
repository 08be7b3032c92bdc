package org.slidelab.core.board;

/**
 * The legal moves of one board size, in a declared order, with or without the one that takes back the last move.
 *
 * <p>Flat tables: for each blank cell and each last move a run of entries, an entry being the cell that the blank
 * reaches and the move. A loop over a run has no condition to get wrong:
 *
 * <pre>{@code
 * int end = successors.end(blank, lastMove);
 * for (int i = successors.first(blank, lastMove); i < end; i++) {
 *     … successors.target(i) … successors.move(i) …
 * }
 * }</pre>
 *
 * <p>Arguments are not checked.
 */
public final class Successors {

    /** Stands for the last move where there was none, or where it may be taken back. */
    public static final int NO_MOVE = 4;

    /** The most successors that a board can have. */
    public static final int MOST = 4;

    private final int[] firsts;
    private final int[] ends;
    private final int[] targets;
    private final int[] moves;

    /** Creates the tables for a board size and a move order. */
    public Successors(Dimensions size, MoveOrder order) {
        firsts = new int[size.cells() << 3];
        ends = new int[size.cells() << 3];
        targets = new int[size.cells() * (NO_MOVE + 1) * MOST];
        moves = new int[targets.length];
        int entry = 0;
        for (int blank = 0; blank < size.cells(); blank++) {
            for (int lastMove = 0; lastMove <= NO_MOVE; lastMove++) {
                firsts[blank << 3 | lastMove] = entry;
                for (Move move : order.moves()) {
                    int target = move.target(size, blank);
                    if (target >= 0 && move.code() != (lastMove ^ 1)) {
                        targets[entry] = target;
                        moves[entry] = move.code();
                        entry++;
                    }
                }
                ends[blank << 3 | lastMove] = entry;
            }
        }
    }

    /** The first entry for a blank cell and the code of the last move. */
    public int first(int blank, int lastMove) {
        return firsts[blank << 3 | lastMove];
    }

    /** The entry after the last one for a blank cell and the code of the last move. */
    public int end(int blank, int lastMove) {
        return ends[blank << 3 | lastMove];
    }

    /** The cell that the blank reaches by an entry. */
    public int target(int entry) {
        return targets[entry];
    }

    /** The code of the move of an entry. */
    public int move(int entry) {
        return moves[entry];
    }
}
