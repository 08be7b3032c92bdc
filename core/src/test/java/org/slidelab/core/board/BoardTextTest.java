package org.slidelab.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTextTest {

    private static final Dimensions TWO_BY_FIVE = new Dimensions(2, 5);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 2 5 3 4 0 6 7 8",
                "1,2,5,3,4,0,6,7,8",
                "1, 2, 5, 3, 4, 0, 6, 7, 8",
                "1;2;5;3;4;0;6;7;8",
                "  1 2 5\t3 4 0\n6 7 8 ",
                "125/340/678",
                "1 2 5/3 4 0/6 7 8",
                "1,2,5 / 3,4,0 / 6,7,8",
                "125340678",
            })
    void parse_ofAnyForm_readsTheSameBoard(String text) {
        assertThat(BoardText.parse(text)).isEqualTo(Board.of(new Dimensions(3, 3), 1, 2, 5, 3, 4, 0, 6, 7, 8));
    }

    @Test
    void parse_ofIntegerWithoutItsZero_putsTheBlankFirst() {
        assertThat(BoardText.parse("35428617")).hasToString("0 3 5 4 2 8 6 1 7");
        assertThat(BoardText.parse("035428617")).hasToString("0 3 5 4 2 8 6 1 7");
        assertThat(BoardText.parse("123", new Dimensions(2, 2))).hasToString("0 1 2 3");
    }

    @Test
    void parse_withSize_takesAnyCount() {
        assertThat(BoardText.parse("9 8 7 6 5 4 3 2 1 0", TWO_BY_FIVE).size()).isEqualTo(TWO_BY_FIVE);
        assertThat(BoardText.parse("9876543210", TWO_BY_FIVE).size()).isEqualTo(TWO_BY_FIVE);
        assertThat(BoardText.parse("98765/43210").size()).isEqualTo(TWO_BY_FIVE);
        assertThat(BoardText.parse("3 4 5 / 0 1 2").size()).isEqualTo(new Dimensions(2, 3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"                   | board is empty; expected tiles such as 1 2 5 3 4 0 6 7 8",
                "\"  \"                 | board is empty; expected tiles such as 1 2 5 3 4 0 6 7 8",
                "1 2 x 3 4 0 6 7 8      | position 3: 'x' is not a number; expected a tile number, 0 for the blank",
                "12a/340/678            | position 3: 'a' is not a number; expected a tile number, 0 for the blank",
                "abc                    | position 1: 'abc' is not a number; expected a tile number, 0 for the blank",
                "1 2 3 4 5 6 7 8 9      | position 9: tile 9 is out of range; a 3x3 board takes 0 to 8",
                "1 2 -5 3 4 0 6 7 8     | position 3: tile -5 is out of range; a board of 9 cells takes 0 to 8",
                "1 2 -1 3 4 0 6 7 8     | position 3: tile -1 is out of range; a 3x3 board takes 0 to 8",
                "1 2 99999999999 3 4 0 6 7 8 | position 3: tile 99999999999 is out of range; a board of 9 cells takes 0 to 8",
                "1 2 9999999999999999999999 3 4 0 6 7 8 | position 3: tile 9999999999999999999999 is out of range; a board of 9 cells takes 0 to 8",
                "1 2 5 3 4 0 6 7 7      | position 9: tile 7 is there twice (first at position 8); missing: 8",
                "1 1 1 3 4 0 6 7 8      | position 2: tile 1 is there twice (first at position 1); missing: 2 5",
                "1 2 5 3 4 0 6 7        | board has 8 tiles; without a size it takes 4, 9, 16, 25, 36, 49 or 64 (for others give --size ROWSxCOLUMNS)",
                "125/34/678             | row 2 has 2 tiles, row 1 has 3; all rows take the same count",
                "1 2 3 0/               | row 2 has 0 tiles, row 1 has 4; all rows take the same count",
                "1/2/3/0                | size 4x1: rows and columns go from 2 to 8",
                "12                     | board '12' is one number; expected the 9 tiles of a 3x3 board, or another --size",
                "-25340678              | board '-25340678' is one number; expected the 9 tiles of a 3x3 board, or another --size",
            })
    void parse_ofWrongText_saysWhatAndWhere(String text, String message) {
        assertThatThrownBy(() -> BoardText.parse(text))
                .isInstanceOf(InvalidBoardException.class)
                .hasMessage(message);
    }

    @Test
    void parse_ofOtherSizeThanExpected_saysBoth() {
        assertThatThrownBy(() -> BoardText.parse("125/340/678", TWO_BY_FIVE))
                .hasMessage("board '125/340/678' is 3x3; expected 2x5");
        assertThatThrownBy(() -> BoardText.parse("1 2 3 0", TWO_BY_FIVE))
                .hasMessage("board has 4 tiles; a 2x5 board takes 10 (0 to 9, 0 is the blank)");
        assertThatThrownBy(() -> BoardText.parse("123456789", new Dimensions(4, 4)))
                .hasMessage("board '123456789' is one number; expected the 16 tiles of a 4x4 board"
                        + " separated by spaces or commas, or another --size");
    }
}
