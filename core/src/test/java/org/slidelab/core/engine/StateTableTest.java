package org.slidelab.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.SearchContext;

/** The tables of states against a plain map from boards. */
class StateTableTest {

    private static final long SEED = 20_011;
    private static final int STEPS = 30_000;
    private static final int RIGHT = 3;

    @ParameterizedTest(name = "{0}, seed " + SEED)
    @ValueSource(strings = {"2x2", "3x3", "4x4", "3x6", "5x5", "8x8"})
    void table_onRandomWalk_numbersStatesAsAMapDoes(String text) {
        Dimensions size = Dimensions.parse(text);
        StateTable table = new StateTable(size, SearchContext.builder().build().memory());
        Map<Board, Integer> twin = new HashMap<>();
        List<Board> byNumber = new ArrayList<>();
        Successors successors = new Successors(size, MoveOrder.DEFAULT);
        WorkingBoard board = new WorkingBoard(NamedGoal.SNAIL.on(size));
        Random random = new Random(SEED);
        for (int step = 0; step < STEPS; step++) {
            int blank = board.blank();
            int first = successors.first(blank, Successors.NO_MOVE);
            int target = successors.target(first + random.nextInt(successors.end(blank, Successors.NO_MOVE) - first));
            int foundAfter = table.findAfter(board, target);
            assertThat(board.blank()).isEqualTo(blank);
            board.moveBlank(target);
            Board now = board.toBoard();
            int expected = twin.getOrDefault(now, -1);
            assertThat(foundAfter).as("%s after %d steps", now, step).isEqualTo(expected);
            assertThat(table.find(board)).as("%s after %d steps", now, step).isEqualTo(expected);
            if (expected < 0 || random.nextInt(10) == 0) { // now and then a known state gets a newer number
                twin.put(now, byNumber.size());
                assertThat(table.add(0)).isEqualTo(byNumber.size());
                byNumber.add(now);
            }
        }
        assertThat(table.size()).isEqualTo(byNumber.size());
        for (int number = 0; number < byNumber.size(); number++) {
            table.load(number, board);
            assertThat(board.toBoard()).isEqualTo(byNumber.get(number));
        }
        table.clear();
        assertThat(table.size()).isZero();
        assertThat(table.find(board)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3x3", "5x5"})
    void store_ofNodes_remembersParentsMovesAndDepths(String text) {
        Dimensions size = Dimensions.parse(text);
        NodeStore store = new NodeStore(size, SearchContext.builder().build().memory());
        Board start = NamedGoal.SNAIL.on(size);
        WorkingBoard board = new WorkingBoard(start);
        store.addStart(board);
        Random random = new Random(SEED);
        List<List<Move>> paths = new ArrayList<>(List.of(List.of()));
        while (store.size() < 3000) {
            int parent = random.nextInt(store.size());
            store.load(parent, board);
            int number = random.nextInt(4);
            Move move = Move.of(number);
            int target = move.target(size, board.blank());
            if (target >= 0 && store.findAfter(board, target) < 0) {
                int node = store.add(parent, number, store.depth(parent) + 1);
                assertThat(node).isEqualTo(paths.size());
                List<Move> path = new ArrayList<>(paths.get(parent));
                path.add(move);
                paths.add(path);
            }
        }
        for (int node = 0; node < store.size(); node++) {
            store.load(node, board);
            assertThat(store.path(node)).isEqualTo(paths.get(node));
            assertThat(store.depth(node)).isEqualTo(paths.get(node).size());
            assertThat(board.toBoard()).isEqualTo(start.after(paths.get(node)));
            assertThat(store.closed(node) || store.superseded(node)).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"3x3", "5x5"})
    void store_withShorterWay_findsTheNewNode(String text) {
        Dimensions size = Dimensions.parse(text);
        NodeStore store = new NodeStore(size, SearchContext.builder().build().memory());
        WorkingBoard board = new WorkingBoard(NamedGoal.BLANK_FIRST.on(size));
        store.addStart(board);
        store.findAfter(board, 1);
        int old = store.add(0, RIGHT, 5);
        store.close(old);
        assertThat(store.findAfter(board, 1)).isEqualTo(old);
        int renewed = store.add(0, RIGHT, 1);
        store.supersede(old);

        assertThat(store.findAfter(board, 1)).isEqualTo(renewed);
        assertThat(store.closed(old)).isTrue();
        assertThat(store.superseded(old)).isTrue();
        assertThat(store.closed(renewed)).isFalse();
        assertThat(store.depth(renewed)).isEqualTo(1);
        assertThat(store.path(renewed)).containsExactly(Move.RIGHT);
        assertThat(store.move(renewed)).isEqualTo(RIGHT);
        assertThat(store.parent(0)).isEqualTo(-1);
    }
}
