package org.slidelab.lab.boards;

import org.slidelab.core.board.Board;
import org.slidelab.core.board.Parity;

/** The puzzle that is solved when a person gives none. */
public final class DefaultPuzzle {

    /** One of the two hardest 8-puzzles for the default goal: 31 moves. */
    private static final Board EIGHT_PUZZLE = Board.parse("8 0 6 5 4 7 2 3 1");

    private static final int MOVES_FROM_GOAL = 40;

    private DefaultPuzzle() {}

    /** The default puzzle for a goal; it can always be solved. */
    public static Board forGoal(Board goal) {
        if (goal.size().equals(EIGHT_PUZZLE.size())
                && Parity.between(EIGHT_PUZZLE, goal).solvable()) {
            return EIGHT_PUZZLE;
        }
        return new RandomBoards(goal, goal.cells()).afterWalk(MOVES_FROM_GOAL);
    }
}
