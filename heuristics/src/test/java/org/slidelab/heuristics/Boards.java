package org.slidelab.heuristics;

import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Random;
import java.util.function.ToIntBiFunction;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.BoardView;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Options;
import org.slidelab.testkit.Distances;

/** Boards to try heuristics on: all of the small sizes, and those along long random walks of larger ones. */
final class Boards {

    /** Goals of all kinds whose every board is tried; the last follows no rule. */
    private static final List<Board> SMALL_GOALS = List.of(
            NamedGoal.BLANK_LAST.on(new Dimensions(2, 2)),
            NamedGoal.BLANK_FIRST.on(new Dimensions(2, 3)),
            NamedGoal.SNAIL.on(new Dimensions(3, 2)),
            NamedGoal.BLANK_LAST.on(new Dimensions(2, 4)),
            NamedGoal.BLANK_FIRST.on(new Dimensions(4, 2)),
            NamedGoal.BLANK_LAST.on(new Dimensions(3, 3)),
            Board.parse("3 0 8 5 1 7 2 6 4"));

    private static final List<String> LARGE_SIZES =
            List.of("2x5", "5x2", "3x4", "4x3", "4x4", "3x5", "5x4", "5x5", "8x8");
    private static final int STEPS = 1_000;
    private static final long SEED = 42;

    private Boards() {}

    /** Shows boards with their goals until the visitor fails; only those of the sizes that a heuristic supports. */
    static void forEach(Heuristic heuristic, Visitor visitor) {
        for (Board goal : SMALL_GOALS) {
            if (heuristic.traits().supports().test(goal.size())) {
                Distances.to(goal).byBoard().keySet().forEach(board -> visitor.visit(board, goal));
            }
        }
        for (String size : LARGE_SIZES) {
            Dimensions dimensions = Dimensions.parse(size);
            if (heuristic.traits().supports().test(dimensions)) {
                for (NamedGoal goal : NamedGoal.values()) {
                    walk(goal.on(dimensions), visitor);
                }
            }
        }
    }

    private static void walk(Board goal, Visitor visitor) {
        Random random = new Random(SEED);
        Board board = goal;
        for (int step = 0; step < STEPS; step++) {
            Move move = Move.of(random.nextInt(Move.values().length));
            if (board.allows(move)) {
                board = board.after(move);
                visitor.visit(board, goal);
            }
        }
    }

    /** Fails unless a heuristic gives the same as its plain twin, and its estimates after each move fit. */
    static void compare(Heuristic heuristic, ToIntBiFunction<Board, Board> twin) {
        Estimates estimates = new Estimates(heuristic);
        forEach(heuristic, (board, goal) -> {
            int estimate = estimates.of(board, goal);
            int expected = twin.applyAsInt(board, goal);
            if (estimate != expected) {
                fail("board %s, goal %s, seed %d: estimate %d, twin %d", board, goal, SEED, estimate, expected);
            }
            estimates.checkMoves(board, estimate);
        });
    }

    /** Fails unless a heuristic is nowhere below another one. */
    static void dominates(Heuristic heuristic, Heuristic other) {
        Estimates higher = new Estimates(heuristic);
        Estimates lower = new Estimates(other);
        forEach(heuristic, (board, goal) -> {
            if (higher.of(board, goal) < lower.of(board, goal)) {
                fail("board %s, goal %s, seed %d: below %s", board, goal, SEED, other.id());
            }
        });
    }

    /** The estimate for one board. */
    static int estimate(Heuristic heuristic, String board, Board goal) {
        return heuristic.evaluator(goal, Options.DEFAULTS).estimate(new WorkingBoard(Board.parse(board)));
    }

    /** Is shown a board and a goal. */
    interface Visitor {
        void visit(Board board, Board goal);
    }

    /** Estimates with the evaluator for the goal asked for last. */
    private static final class Estimates {

        private final Heuristic heuristic;
        private Evaluator evaluator = board -> 0;
        private Object evaluatorGoal = "none yet";

        Estimates(Heuristic heuristic) {
            this.heuristic = heuristic;
        }

        int of(BoardView board, Board goal) {
            if (!evaluatorGoal.equals(goal)) {
                evaluator = heuristic.evaluator(goal, Options.DEFAULTS);
                evaluatorGoal = goal;
            }
            return evaluator.estimate(new WorkingBoard(board));
        }

        void checkMoves(Board board, int estimate) {
            WorkingBoard working = new WorkingBoard(board);
            long memo = evaluator.memo(working, estimate);
            int to = board.blank();
            for (Move move : Move.values()) {
                int from = move.target(board.size(), to);
                if (from >= 0) {
                    int incremental = evaluator.estimateAfter(working, estimate, board.tile(from), from, to);
                    long note = evaluator.memoAfter(working, memo, board.tile(from), from, to);
                    working.moveBlank(from);
                    int full = evaluator.estimate(working);
                    if (incremental != full || note != evaluator.memo(working, full)) {
                        fail("board %s, goal %s, move %s: incremental %d, full %d, memo %x, fresh memo %x"
                                .formatted(
                                        board,
                                        evaluatorGoal,
                                        move,
                                        incremental,
                                        full,
                                        note,
                                        evaluator.memo(working, full)));
                    }
                    working.moveBlank(to);
                }
            }
        }
    }
}
