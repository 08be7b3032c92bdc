package org.slidelab.lab.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
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
        Random random = new Random(goal.cells());
        Board board = goal;
        Move last = Move.UP;
        for (int i = 0; i < MOVES_FROM_GOAL; i++) {
            List<Move> moves = new ArrayList<>();
            for (Move move : Move.values()) {
                if (board.allows(move) && (i == 0 || move != last.inverse())) {
                    moves.add(move);
                }
            }
            last = moves.get(random.nextInt(moves.size()));
            board = board.after(last);
        }
        return board;
    }
}
