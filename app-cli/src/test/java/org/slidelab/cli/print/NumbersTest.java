package org.slidelab.cli.print;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

    @ParameterizedTest
    @CsvSource({
        "0.00012, 0.12 ms",
        "0.0994, 99.40 ms",
        "0.0996, 0.10 s",
        "59.9, 59.90 s",
        "61.2, 1 min 01 s",
        "7322, 122 min 02 s"
    })
    void time_isInTheUnitThatFits(double seconds, String expected) {
        assertThat(Numbers.time(seconds)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"0, 0 B", "1023, 1023 B", "1024, 1 KB", "10485759, '10,239 KB'", "10485760, 10 MB"})
    void bytes_areInTheUnitThatFits(long bytes, String expected) {
        assertThat(Numbers.bytes(bytes)).isEqualTo(expected);
    }

    @Test
    void counts_haveCommasAndMovesAreWords() {
        assertThat(Numbers.count(181_440)).isEqualTo("181,440");
        assertThat(Numbers.moves(1)).isEqualTo("1 move");
        assertThat(Numbers.moves(62_117)).isEqualTo("62,117 moves");
        assertThat(Numbers.factor(Double.NaN)).isEqualTo("-");
    }
}
