package org.slidelab.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoardTest {

    private static final Board BOARD = Board.parse("1 2 5 3 4 0 6 7 8");

    @Test
    void board_ofTiles_answersWhatIsWhere() {
        assertThat(BOARD.size()).isEqualTo(new Dimensions(3, 3));
        assertThat(BOARD.cells()).isEqualTo(9);
        assertThat(BOARD.blank()).isEqualTo(5);
        assertThat(BOARD.tile(2)).isEqualTo(5);
        assertThat(BOARD.cellOf(5)).isEqualTo(2);
        assertThat(BOARD.row(5)).isEqualTo(1);
        assertThat(BOARD.column(5)).isEqualTo(2);
        assertThat(BOARD.tiles()).containsExactly(1, 2, 5, 3, 4, 0, 6, 7, 8);
        assertThat(BOARD).hasToString("1 2 5 3 4 0 6 7 8");
    }

    @Test
    void board_ofArray_keepsItsOwnCopy() {
        int[] tiles = {1, 0, 2, 3};
        Board board = Board.of(new Dimensions(2, 2), tiles);
        tiles[0] = 3;

        assertThat(board).hasToString("1 0 2 3");
    }

    @Test
    void board_afterMoves_isAnotherBoard() {
        assertThat(BOARD.after(Move.UP)).hasToString("1 2 0 3 4 5 6 7 8");
        assertThat(BOARD.after(Move.LEFT)).hasToString("1 2 5 3 0 4 6 7 8");
        assertThat(BOARD.after(Move.DOWN)).hasToString("1 2 5 3 4 8 6 7 0");
        assertThat(BOARD.after(List.of(Move.UP, Move.LEFT, Move.LEFT))).hasToString("0 1 2 3 4 5 6 7 8");
        assertThat(BOARD).hasToString("1 2 5 3 4 0 6 7 8");
    }

    @Test
    void move_offTheBoard_isRefused() {
        assertThat(BOARD.allows(Move.RIGHT)).isFalse();
        assertThat(BOARD.allows(Move.UP)).isTrue();
        assertThatThrownBy(() -> BOARD.after(Move.RIGHT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("move RIGHT leaves the board 1 2 5 3 4 0 6 7 8");
    }

    @Test
    void boards_withEqualTilesAndSize_areEqual() {
        Board wide = Board.of(new Dimensions(2, 3), 0, 1, 2, 3, 4, 5);

        assertThat(Board.of(new Dimensions(2, 3), 0, 1, 2, 3, 4, 5))
                .isEqualTo(wide)
                .hasSameHashCodeAs(wide);
        assertThat(Board.of(new Dimensions(3, 2), 0, 1, 2, 3, 4, 5)).isNotEqualTo(wide);
        assertThat(wide.after(Move.RIGHT)).isNotEqualTo(wide);
    }

    @Test
    void board_withWrongTiles_isRefused() {
        assertThatThrownBy(() -> Board.of(new Dimensions(2, 2), 0, 1, 2))
                .isInstanceOf(InvalidBoardException.class)
                .hasMessage("board has 3 tiles; a 2x2 board takes 4 (0 to 3, 0 is the blank)");
        assertThatThrownBy(() -> Board.of(new Dimensions(2, 2), 0, 1, 2, 4))
                .hasMessage("position 4: tile 4 is out of range; a 2x2 board takes 0 to 3");
        assertThatThrownBy(() -> Board.of(new Dimensions(2, 2), 3, 1, 2, 1))
                .hasMessage("position 4: tile 1 is there twice (first at position 2); missing: 0");
    }
}
