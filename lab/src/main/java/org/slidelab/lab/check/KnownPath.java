package org.slidelab.lab.check;

import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.WorkingBoard;

/**
 * A way from a board to the goal: from each board on it the goal is at most as many moves away as are left.
 *
 * @param start the board
 * @param moves the moves of the blank to the goal
 * @param shortest whether there is no shorter way, so that the moves left are the true distance
 */
record KnownPath(Board start, List<Move> moves, boolean shortest) {

    /** Creates a path. */
    KnownPath {
        moves = List.copyOf(moves);
    }

    /** Shows every board on the path to a visitor, the goal included, until it has had enough. */
    boolean forEach(WorkingBoard board, BoardSource.Visitor visitor) {
        board.copyFrom(start);
        boolean goOn = visitor.visit(board, moves.size(), shortest);
        for (int step = 0; step < moves.size() && goOn; step++) {
            board.apply(moves.get(step));
            goOn = visitor.visit(board, moves.size() - step - 1, shortest);
        }
        return goOn;
    }
}
