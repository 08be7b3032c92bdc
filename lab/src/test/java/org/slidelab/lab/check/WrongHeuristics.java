package org.slidelab.lab.check;

import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.BoardView;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.catalog.Source;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.heuristic.PlainHeuristic;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.lab.run.Configuration.Chosen;

/** Heuristics with one mistake each, all of which claim to be consistent. */
final class WrongHeuristics {

    private WrongHeuristics() {}

    /** One that is written as a function of board and goal. */
    interface Plain {
        int estimate(BoardView board, BoardView goal);
    }

    static Chosen<Heuristic> plain(Plain function) {
        return chosen(new PlainHeuristic() {
            @Override
            public String id() {
                return "wrong";
            }

            @Override
            public String summary() {
                return "wrong on purpose";
            }

            @Override
            public HeuristicTraits traits() {
                return HeuristicTraits.CONSISTENT;
            }

            @Override
            public int estimate(BoardView board, BoardView goal) {
                return function.estimate(board, goal);
            }
        });
    }

    /** One with an evaluator of its own. */
    static Chosen<Heuristic> evaluator(Function<Board, Evaluator> maker) {
        return chosen(new Heuristic() {
            @Override
            public String id() {
                return "wrong";
            }

            @Override
            public String summary() {
                return "wrong on purpose";
            }

            @Override
            public HeuristicTraits traits() {
                return HeuristicTraits.CONSISTENT;
            }

            @Override
            public Evaluator evaluator(Board goal, Options options) {
                return maker.apply(goal);
            }
        });
    }

    private static Chosen<Heuristic> chosen(Heuristic heuristic) {
        Spec spec = Spec.parse(heuristic.id());
        return new Chosen<>(
                new CatalogEntry<>(heuristic, Source.of(heuristic.getClass()), true),
                spec,
                Options.of(heuristic, spec));
    }

    /** Counts the blank among the misplaced tiles. */
    static int misplacedWithBlank(BoardView board, BoardView goal) {
        int misplaced = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            misplaced += board.tile(cell) == goal.tile(cell) ? 0 : 1;
        }
        return misplaced;
    }

    static int manhattan(BoardView board, BoardView goal) {
        int sum = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            int tile = board.tile(cell);
            sum += tile == 0 ? 0 : board.size().distance(cell, goal.cellOf(tile));
        }
        return sum;
    }

    /** Linear conflict that adds two for every pair in each other's way, instead of for every tile that must leave. */
    static int conflictsByPair(BoardView board, BoardView goal) {
        int pairs = 0;
        for (int one = 0; one < board.cells(); one++) {
            for (int other = one + 1; other < board.cells(); other++) {
                pairs += inRow(board, goal, one, other) || inColumn(board, goal, one, other) ? 1 : 0;
            }
        }
        return manhattan(board, goal) + 2 * pairs;
    }

    /** Linear conflict that adds two for both tiles of such a pair. */
    static int conflictsTwice(BoardView board, BoardView goal) {
        return 2 * conflictsByPair(board, goal) - manhattan(board, goal);
    }

    private static boolean inRow(BoardView board, BoardView goal, int one, int other) {
        return inLine(board, goal, one, other, board::row, board::column);
    }

    private static boolean inColumn(BoardView board, BoardView goal, int one, int other) {
        return inLine(board, goal, one, other, board::column, board::row);
    }

    private static boolean inLine(
            BoardView board, BoardView goal, int one, int other, IntUnaryOperator line, IntUnaryOperator place) {
        if (board.tile(one) == 0 || board.tile(other) == 0) {
            return false;
        }
        int home = goal.cellOf(board.tile(one));
        int otherHome = goal.cellOf(board.tile(other));
        int common = line.applyAsInt(one);
        return line.applyAsInt(other) == common
                && line.applyAsInt(home) == common
                && line.applyAsInt(otherHome) == common
                && place.applyAsInt(home) > place.applyAsInt(otherHome);
    }

    /** Manhattan distance to the goal 1 2 … 0, whatever the goal is. */
    static int builtInGoal(BoardView board, BoardView goal) {
        return manhattan(board, NamedGoal.BLANK_LAST.on(goal.size()));
    }

    /** An evaluator that is right and has an incremental form of another kind. */
    static Evaluator withEstimateAfter(Board goal, ToIntFunction<Integer> change) {
        return new Evaluator() {
            @Override
            public int estimate(WorkingBoard board) {
                return manhattan(board, goal);
            }

            @Override
            public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
                int home = goal.cellOf(tile);
                return change.applyAsInt(estimate
                        - goal.size().distance(from, home)
                        + goal.size().distance(to, home));
            }
        };
    }
}
