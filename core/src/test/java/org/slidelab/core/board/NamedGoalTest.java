package org.slidelab.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamedGoalTest {

    private static final Dimensions EIGHT_PUZZLE = new Dimensions(3, 3);

    @ParameterizedTest
    @CsvSource({
        "blank-first, 3x3, 0 1 2 3 4 5 6 7 8",
        "blank-last,  3x3, 1 2 3 4 5 6 7 8 0",
        "snail,       3x3, 1 2 3 8 0 4 7 6 5",
        "blank-last,  2x3, 1 2 3 4 5 0",
        "snail,       2x2, 1 2 0 3",
        "snail,       2x3, 1 2 3 0 5 4",
        "snail,       3x2, 1 2 0 3 5 4",
        "snail,       4x4, 1 2 3 4 12 13 14 5 11 0 15 6 10 9 8 7",
    })
    void goal_byName_isThisBoard(String name, String size, String tiles) {
        assertThat(NamedGoal.parse(name, Dimensions.parse(size))).hasToString(tiles);
    }

    @Test
    void snail_ofEverySize_followsASpiralWalk() {
        for (int rows = Dimensions.MIN; rows <= Dimensions.MAX; rows++) {
            for (int columns = Dimensions.MIN; columns <= Dimensions.MAX; columns++) {
                Dimensions size = new Dimensions(rows, columns);
                assertThat(NamedGoal.SNAIL.on(size)).as(size.toString()).isEqualTo(spiral(size));
            }
        }
    }

    @Test
    void goal_spelledOut_isThatBoard() {
        assertThat(NamedGoal.parse("123/804/765", EIGHT_PUZZLE)).isEqualTo(NamedGoal.SNAIL.on(EIGHT_PUZZLE));
        assertThat(NamedGoal.parse(" snail ", EIGHT_PUZZLE)).isEqualTo(NamedGoal.SNAIL.on(EIGHT_PUZZLE));
    }

    @Test
    void goal_thatIsNothing_namesWhatThereIs() {
        assertThatThrownBy(() -> NamedGoal.parse("snial", EIGHT_PUZZLE))
                .isInstanceOf(InvalidBoardException.class)
                .hasMessageStartingWith("goal 'snial': expected blank-first, blank-last, snail or a 3x3 board");
        assertThatThrownBy(() -> NamedGoal.parse("1 2 3 0", EIGHT_PUZZLE)).hasMessageContaining("a 3x3 board takes 9");
    }

    /** Walks right, and turns right wherever the way is barred. */
    private static Board spiral(Dimensions size) {
        Move[] turns = {Move.RIGHT, Move.DOWN, Move.LEFT, Move.UP};
        int[] tiles = new int[size.cells()];
        int cell = 0;
        int turn = 0;
        for (int tile = 1; tile < tiles.length; tile++) {
            tiles[cell] = tile;
            int ahead = turns[turn % 4].target(size, cell);
            if (ahead < 0 || tiles[ahead] != 0) {
                turn++;
                ahead = turns[turn % 4].target(size, cell);
            }
            cell = ahead;
        }
        return Board.of(size, tiles);
    }
}
