package org.slidelab.lab.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;

/** Random moves that never take back the last one; the same seed gives the same walks everywhere. */
final class RandomWalk {

    private final Successors successors;
    private final Random random;

    RandomWalk(Board goal, long seed) {
        successors = new Successors(goal.size(), MoveOrder.DEFAULT);
        random = new Random(seed);
    }

    /** A number from 1 to a limit. */
    int length(int limit) {
        return 1 + random.nextInt(limit);
    }

    /** A successor's entry for a board after a last move ({@link Successors#NO_MOVE} if there was none). */
    int next(WorkingBoard board, int lastMove) {
        int first = successors.first(board.blank(), lastMove);
        return first + random.nextInt(successors.end(board.blank(), lastMove) - first);
    }

    Successors successors() {
        return successors;
    }

    /** The way back to a board after walking away from it. */
    KnownPath wayBack(Board from, int length) {
        WorkingBoard board = new WorkingBoard(from);
        List<Move> back = new ArrayList<>();
        int lastMove = Successors.NO_MOVE;
        for (int step = 0; step < length; step++) {
            int entry = next(board, lastMove);
            lastMove = successors.move(entry);
            board.moveBlank(successors.target(entry));
            back.add(Move.of(lastMove).inverse());
        }
        Collections.reverse(back);
        return new KnownPath(board.toBoard(), back, false);
    }
}
