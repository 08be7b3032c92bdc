package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.provider.Options;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.testkit.PlainManhattan;

/** Both loops for packed boards against their plain twin: every round finds, counts and misses the same. */
class PackedSubtreeTest {

    private static final long NEVER = Long.MAX_VALUE;
    private static final long AT_ONCE = 0;

    private record Round(
            boolean found, List<Byte> moves, long expanded, long generated, int leastExcess, int deepest) {}

    /** Manhattan distance in thirds of a move, which doesn't read the board to tell what a move changes. */
    private record Thirds(Evaluator whole, Board goal) implements Evaluator {

        @Override
        public int estimate(WorkingBoard board) {
            return 3 * whole.estimate(board);
        }

        @Override
        public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
            int home = goal.cellOf(tile);
            return estimate + 3 * (goal.size().distance(to, home) - goal.size().distance(from, home));
        }

        @Override
        public boolean readsBoard() {
            return false;
        }

        @Override
        public int unitsPerMove() {
            return 3;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "31/20",
                "503/142",
                "10/54/32",
                "0765/4321",
                "806/547/231",
                "12 8 15 13 1 0 5 4 6 3 2 11 9 7 14 10"
            })
    void search_roundByRound_equalsThePlainTwin(String text) {
        Board start = Board.parse(text);
        for (String order : List.of("RDLU", "ULRD")) {
            Problem problem = new Problem(start, NamedGoal.BLANK_FIRST.on(start.size()), MoveOrder.parse(order));
            Evaluator whole = new PlainManhattan().evaluator(problem.goal(), Options.DEFAULTS);
            for (Evaluator evaluator : List.of(whole, new Thirds(whole, problem.goal()))) {
                List<Round> expected =
                        rounds(new InPlaceSubtree(problem, evaluator, SearchObserver.NONE), problem, evaluator);

                assertThat(rounds(new PackedSubtree(problem, evaluator, NEVER), problem, evaluator))
                        .as("one loop for all places, %s", order)
                        .isEqualTo(expected);
                assertThat(rounds(new PackedSubtree(problem, evaluator, AT_ONCE), problem, evaluator))
                        .as("a loop for each place, %s", order)
                        .isEqualTo(expected);
            }
        }
    }

    private static List<Round> rounds(Subtree subtree, Problem problem, Evaluator evaluator) {
        WorkingBoard root = new WorkingBoard(problem.start());
        int estimate = evaluator.estimate(root);
        List<Round> rounds = new ArrayList<>();
        for (int bound = estimate;
                rounds.size() < 4;
                bound += rounds.get(rounds.size() - 1).leastExcess()) {
            boolean found = subtree.search(root, 0, Successors.NO_MOVE, estimate, bound, pace -> 7);
            List<Byte> moves = new ArrayList<>();
            for (byte move : found ? subtree.moves() : new byte[0]) {
                moves.add(move);
            }
            rounds.add(new Round(
                    found,
                    moves,
                    subtree.expanded(),
                    subtree.generated(),
                    found ? 0 : subtree.leastExcess(),
                    subtree.deepest()));
            if (found || subtree.leastExcess() == Subtree.NOTHING_BEYOND) {
                break;
            }
        }
        return rounds;
    }
}
