package org.slidelab.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DimensionsTest {

    @ParameterizedTest
    @ValueSource(strings = {"3x4", " 3x4 ", "3X4", "3×4", "3*4"})
    void parse_ofAnyForm_takesRowsFirst(String text) {
        Dimensions size = Dimensions.parse(text);

        assertThat(size.rows()).isEqualTo(3);
        assertThat(size.columns()).isEqualTo(4);
        assertThat(size.cells()).isEqualTo(12);
        assertThat(size).hasToString("3x4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "1x5  | size 1x5: rows and columns go from 2 to 8",
                "9x2  | size 9x2: rows and columns go from 2 to 8",
                "3x0  | size 3x0: rows and columns go from 2 to 8",
                "3    | size '3': expected ROWSxCOLUMNS such as 3x3 or 4x5, each from 2 to 8",
                "axb  | size 'axb': expected ROWSxCOLUMNS such as 3x3 or 4x5, each from 2 to 8",
                "-3x3 | size '-3x3': expected ROWSxCOLUMNS such as 3x3 or 4x5, each from 2 to 8",
                "9999999999x3 | size '9999999999x3': expected ROWSxCOLUMNS such as 3x3 or 4x5, each from 2 to 8",
            })
    void parse_ofWrongText_saysWhatWouldBeAccepted(String text, String message) {
        assertThatThrownBy(() -> Dimensions.parse(text))
                .isInstanceOf(InvalidBoardException.class)
                .hasMessage(message);
    }

    @Test
    void distance_betweenCells_isCountedInSteps() {
        Dimensions size = new Dimensions(3, 4);

        assertThat(size.distance(0, 11)).isEqualTo(5);
        assertThat(size.distance(3, 4)).isEqualTo(4);
        assertThat(size.distance(7, 7)).isZero();
        assertThat(size.row(7)).isEqualTo(1);
        assertThat(size.column(7)).isEqualTo(3);
    }
}
