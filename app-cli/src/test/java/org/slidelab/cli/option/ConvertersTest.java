package org.slidelab.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class ConvertersTest {

    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "100000, 100000",
        "5k, 5000",
        "2M, 2000000",
        "1_000, 1000",
        "999999999999999g, 9223372036854775807"
    })
    void count_withAndWithoutUnit(String text, long expected) {
        assertThat(new Converters.OfCount().convert(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1k, 1024", "512M, 536870912", "2 GB, 2147483648"})
    void bytes_areBinary(String text, long expected) {
        assertThat(new Converters.OfBytes().convert(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"5, PT5S", "500ms, PT0.5S", "30s, PT30S", "2m, PT2M", "2min, PT2M", "1h, PT1H"})
    void duration_inSecondsUnlessSaid(String text, Duration expected) {
        assertThat(new Converters.OfDuration().convert(text)).isEqualTo(expected);
    }

    @Test
    void duration_ofAges_canStillBeCountedInNanoseconds() {
        assertThat(new Converters.OfDuration().convert("999999999999999h").toNanos())
                .isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "x", "1.5", "5q", "9999999999999999999"})
    void count_thatIsNone_isNamed(String text) {
        assertThatThrownBy(() -> new Converters.OfCount().convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessageContaining("'" + text + "'")
                .hasMessageContaining("expected a whole number");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "10000001", "x", "99999999999999999999"})
    void boardCount_outOfRange_isNamed(String text) {
        assertThatThrownBy(() -> new Converters.OfBoardCount().convert(text))
                .hasMessage("expected a whole number from 1 to 10000000, found '%s'", text);
    }
}
