package org.slidelab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.testkit.HeuristicContract;

class WalkingDistanceTest extends HeuristicContract {

    private final Map<List<Integer>, Map<List<Integer>, Integer>> plainTables = new HashMap<>();

    @Override
    protected Heuristic heuristic() {
        return new WalkingDistance();
    }

    @ParameterizedTest
    @CsvSource({
        "1 2 3 4 5 6 7 8 0, 0",
        "1 2 3 4 5 0 7 8 6, 1",
        "2 1 3 4 5 6 7 8 0, 4", // columns 1 and 2 exchange a tile, which takes the blank two steps there and two back
        "4 2 3 1 5 6 7 8 0, 4", // the same with rows
    })
    void estimate_ofKnownBoard_isSumOfWalks(String board, int expected) {
        assertThat(Boards.estimate(new WalkingDistance(), board, Board.parse("1 2 3 4 5 6 7 8 0")))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 0, 4", "3, 3, 2, 105", "4, 4, 0, 24964", "4, 4, 3, 24964"})
    void states_ofKnownShape_areAsMany(int lines, int length, int goalLineOfBlank, int expected) {
        assertThat(WalkTable.of(lines, length, goalLineOfBlank).states()).isEqualTo(expected);
    }

    @Test
    void estimate_ofAnyBoard_equalsPlainTwin() {
        Boards.compare(new WalkingDistance(), this::plain);
    }

    @Test
    void estimate_ofAnyBoard_isNeverBelowManhattan() {
        Boards.dominates(new WalkingDistance(), new Manhattan());
    }

    private int plain(Board board, Board goal) {
        return plain(board, goal, true) + plain(board, goal, false);
    }

    private int plain(Board board, Board goal, boolean vertical) {
        int lines = vertical ? goal.size().rows() : goal.size().columns();
        List<Integer> state = state(board, goal, vertical, lines);
        return plainTables
                .computeIfAbsent(state(goal, goal, vertical, lines), start -> enumerate(start, lines))
                .get(state);
    }

    /** How many tiles of each line belong in which line, and at the end the blank's line. */
    private static List<Integer> state(Board board, Board goal, boolean vertical, int lines) {
        Integer[] state = new Integer[lines * lines + 1];
        Arrays.fill(state, 0);
        for (int tile = 1; tile < board.cells(); tile++) {
            int cell = board.cellOf(tile);
            int home = goal.cellOf(tile);
            int index = vertical
                    ? board.row(cell) * lines + board.row(home)
                    : board.column(cell) * lines + board.column(home);
            state[index]++;
        }
        state[lines * lines] = vertical ? board.row(board.blank()) : board.column(board.blank());
        return List.of(state);
    }

    private static Map<List<Integer>, Integer> enumerate(List<Integer> goal, int lines) {
        Map<List<Integer>, Integer> distances = new HashMap<>(Map.of(goal, 0));
        Deque<List<Integer>> queue = new ArrayDeque<>(List.of(goal));
        while (!queue.isEmpty()) {
            List<Integer> state = queue.remove();
            int blank = state.get(lines * lines);
            for (int line : new int[] {blank - 1, blank + 1}) {
                for (int home = 0; home < lines; home++) {
                    if (line >= 0 && line < lines && state.get(line * lines + home) > 0) {
                        List<Integer> next = new ArrayList<>(state);
                        next.set(line * lines + home, state.get(line * lines + home) - 1);
                        next.set(blank * lines + home, state.get(blank * lines + home) + 1);
                        next.set(lines * lines, line);
                        if (distances.putIfAbsent(next, distances.get(state) + 1) == null) {
                            queue.add(next);
                        }
                    }
                }
            }
        }
        return distances;
    }
}
