package org.slidelab.core.search;

import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.Parity;
import org.slidelab.core.board.Successors;

/**
 * What is to be solved.
 *
 * @param start the board to begin with
 * @param goal the board to reach, of the same size
 * @param moveOrder the order of successors
 */
public record Problem(Board start, Board goal, MoveOrder moveOrder) {

    /** Creates a problem after checking that both boards have one size. */
    public Problem {
        if (!start.size().equals(goal.size())) {
            throw new InvalidBoardException(
                    "goal is %s, the board is %s; both take the same size".formatted(goal.size(), start.size()));
        }
    }

    /** A problem with the default move order. */
    public Problem(Board start, Board goal) {
        this(start, goal, MoveOrder.DEFAULT);
    }

    /** The size of both boards. */
    public Dimensions size() {
        return start.size();
    }

    /** The tables of legal moves. */
    public Successors successors() {
        return new Successors(size(), moveOrder);
    }

    /** Whether the goal can be reached at all. */
    public Parity parity() {
        return Parity.between(start, goal);
    }
}
