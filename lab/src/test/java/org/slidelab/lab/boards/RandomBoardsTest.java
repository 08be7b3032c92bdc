package org.slidelab.lab.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.Parity;

class RandomBoardsTest {

    @ParameterizedTest
    @EnumSource(NamedGoal.class)
    void next_forAnyGoal_canBeSolvedAndIsTheSameForTheSameSeed(NamedGoal named) {
        for (String size : new String[] {"2x2", "3x3", "4x5", "8x8"}) {
            Board goal = named.on(Dimensions.parse(size));
            RandomBoards first = new RandomBoards(goal, 7);
            RandomBoards second = new RandomBoards(goal, 7);
            for (int i = 0; i < 20; i++) {
                Board board = first.next();
                assertThat(Parity.between(board, goal).solvable()).isTrue();
                assertThat(second.next()).isEqualTo(board);
            }
        }
    }

    @Test
    void next_onTheSmallestBoard_givesEachSolvableOneAboutEquallyOften() {
        RandomBoards random = new RandomBoards(NamedGoal.BLANK_FIRST.on(new Dimensions(2, 2)), 1);
        Map<Board, Integer> counts = new HashMap<>();
        for (int i = 0; i < 12_000; i++) {
            counts.merge(random.next(), 1, Integer::sum);
        }
        assertThat(counts).hasSize(12);
        assertThat(counts.values()).allMatch(count -> count > 800 && count < 1200);
    }

    @Test
    void atDistance_givesBoardsAtThatDistance() {
        Board goal = NamedGoal.BLANK_LAST.on(new Dimensions(3, 3));
        DistanceTable table = DistanceTable.from(goal);

        assertThat(new RandomBoards(goal, 3).atDistance(20, 50))
                .hasSize(50)
                .allMatch(board -> table.distance(board) == 20);
        assertThat(table.distance(Board.parse("2 1 3 4 5 6 7 8 0"))).isEqualTo(-1);
        assertThat(table.greatest()).isEqualTo(31);
    }

    @Test
    void atDistance_thatNoBoardHas_isRefused() {
        RandomBoards random = new RandomBoards(NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3)), 3);

        assertThatThrownBy(() -> random.atDistance(32, 1))
                .isInstanceOf(InvalidBoardException.class)
                .hasMessageContainingAll("32", "0 to 31");
    }

    @ParameterizedTest
    @EnumSource(NamedGoal.class)
    void defaultPuzzle_forAnyGoal_canBeSolvedAndIsNotTheGoal(NamedGoal named) {
        for (String size : new String[] {"2x2", "2x3", "3x3", "4x4", "8x8"}) {
            Board goal = named.on(Dimensions.parse(size));
            Board puzzle = DefaultPuzzle.forGoal(goal);
            assertThat(Parity.between(puzzle, goal).solvable()).isTrue();
            assertThat(puzzle).isEqualTo(DefaultPuzzle.forGoal(goal)).isNotEqualTo(goal);
        }
    }
}
