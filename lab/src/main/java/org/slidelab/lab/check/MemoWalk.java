package org.slidelab.lab.check;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.lab.check.Counterexample.IncrementalMistake;
import org.slidelab.lab.check.Counterexample.Place;

/** Carries the memo along whole walks, as engines do: one that goes astray shows only after several moves. */
final class MemoWalk {

    private static final int WALKS = 100;
    private static final int LENGTH = 200;

    private MemoWalk() {}

    /** Checks the memo along random walks from the goal. */
    static void check(Evaluator evaluator, Board goal, long seed, Refutations refutations) {
        RandomWalk random = new RandomWalk(goal, seed);
        for (int walk = 0; walk < WALKS; walk++) {
            checkOne(evaluator, goal, random, refutations);
        }
    }

    private static void checkOne(Evaluator evaluator, Board goal, RandomWalk random, Refutations refutations) {
        Successors successors = random.successors();
        WorkingBoard board = new WorkingBoard(goal);
        List<Move> path = new ArrayList<>();
        long memo = evaluator.memo(board, evaluator.estimate(board));
        int lastMove = Successors.NO_MOVE;
        for (int step = 0; step < LENGTH; step++) {
            int entry = random.next(board, lastMove);
            int target = successors.target(entry);
            memo = evaluator.memoAfter(board, memo, board.tile(target), target, board.blank());
            board.moveBlank(target);
            lastMove = successors.move(entry);
            path.add(Move.of(lastMove));
            int given = (int) memo;
            int expected = evaluator.estimate(board);
            if (given != expected) {
                refutations.add(
                        Property.INCREMENTAL,
                        0,
                        () -> new IncrementalMistake(new Place(goal, 0, true), "memoAfter", path, given, expected));
                return;
            }
        }
    }
}
