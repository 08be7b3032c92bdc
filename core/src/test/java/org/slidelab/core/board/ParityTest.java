package org.slidelab.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParityTest {

    @ParameterizedTest
    @ValueSource(strings = {"2x2", "2x3", "3x2"})
    void parity_ofEveryBoardAndEveryNamedGoal_tellsWhatCanBeReached(String text) {
        Dimensions size = Dimensions.parse(text);
        List<Board> all = permutations(size);
        for (NamedGoal named : NamedGoal.values()) {
            Board goal = named.on(size);
            Set<Board> reachable = reachable(goal);
            assertThat(reachable).hasSize(all.size() / 2);
            for (Board board : all) {
                assertThat(Parity.between(board, goal).solvable())
                        .as("%s to %s", board, goal)
                        .isEqualTo(reachable.contains(board));
            }
        }
    }

    @Test
    void parity_ofMoves_alwaysAgrees() {
        for (int rows = Dimensions.MIN; rows <= Dimensions.MAX; rows++) {
            for (int columns = Dimensions.MIN; columns <= Dimensions.MAX; columns++) {
                Board goal = NamedGoal.SNAIL.on(new Dimensions(rows, columns));
                Board board = RandomWalk.from(goal, 100, rows * 10L + columns);
                assertThat(Parity.between(board, goal).solvable())
                        .as("%s", board)
                        .isTrue();
                assertThat(Parity.between(swapped(board), goal).solvable())
                        .as("%s with two tiles swapped", board)
                        .isFalse();
            }
        }
    }

    @Test
    void reason_ofParity_givesBothNumbers() {
        Board goal = Board.parse("0 1 2 3 4 5 6 7 8");

        assertThat(Parity.between(Board.parse("1 2 5 3 4 0 6 7 8"), goal).reason())
                .isEqualTo("from board to goal takes an odd number of swaps (3), the blank's way has an odd number of"
                        + " steps (3); both agree, so it can be solved");
        assertThat(Parity.between(Board.parse("0 2 1 3 4 5 6 7 8"), goal).reason())
                .isEqualTo("from board to goal takes an odd number of swaps (1), the blank's way has an even number of"
                        + " steps (0); every move is one swap and one step, so no moves can do both");
    }

    @Test
    void parity_ofTwoSizes_isRefused() {
        Board small = NamedGoal.SNAIL.on(new Dimensions(2, 2));
        Board large = NamedGoal.SNAIL.on(new Dimensions(3, 3));

        assertThatThrownBy(() -> Parity.between(small, large))
                .isInstanceOf(InvalidBoardException.class)
                .hasMessage("goal is 3x3, the board is 2x2; both take the same size");
    }

    private static Board swapped(Board board) {
        int[] tiles = board.tiles().stream().mapToInt(Integer::intValue).toArray();
        int first = board.cellOf(1);
        tiles[board.cellOf(2)] = 1;
        tiles[first] = 2;
        return Board.of(board.size(), tiles);
    }

    private static Set<Board> reachable(Board goal) {
        Set<Board> seen = new HashSet<>(Set.of(goal));
        Deque<Board> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty()) {
            Board board = waiting.remove();
            for (Move move : Move.values()) {
                if (board.allows(move) && seen.add(board.after(move))) {
                    waiting.add(board.after(move));
                }
            }
        }
        return seen;
    }

    private static List<Board> permutations(Dimensions size) {
        List<Board> boards = new ArrayList<>();
        permute(size, IntStream.range(0, size.cells()).toArray(), 0, boards);
        return boards;
    }

    private static void permute(Dimensions size, int[] tiles, int from, List<Board> boards) {
        if (from == tiles.length) {
            boards.add(Board.of(size, tiles));
        }
        for (int i = from; i < tiles.length; i++) {
            swap(tiles, from, i);
            permute(size, tiles, from + 1, boards);
            swap(tiles, from, i);
        }
    }

    private static void swap(int[] tiles, int i, int j) {
        int kept = tiles[i];
        tiles[i] = tiles[j];
        tiles[j] = kept;
    }
}
