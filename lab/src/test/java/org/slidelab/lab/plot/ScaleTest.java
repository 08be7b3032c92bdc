package org.slidelab.lab.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class ScaleTest {

    @Test
    void linear_hasRoundTicksAroundTheValues() {
        assertThat(Scale.linear(DoubleStream.of(3, 31), 16).ticks())
                .startsWith(2.0, 4.0)
                .endsWith(30.0, 32.0);
        assertThat(Scale.linear(DoubleStream.of(0, 1.2, 2.7), 8).ticks())
                .containsExactly(0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0);
    }

    @Test
    void logarithmic_hasPowersOfTenBetweenRoundEndsAroundTheValues() {
        Scale scale = Scale.logarithmic(DoubleStream.of(3, 181_439));

        assertThat(scale.ticks()).containsExactly(10.0, 100.0, 1e3, 1e4, 1e5);
        assertThat(scale.least()).isEqualTo(2);
        assertThat(scale.greatest()).isEqualTo(5e5);
        assertThat(scale.smallTicks()).startsWith(2.0, 3.0).endsWith(4e5, 5e5).hasSize(9 * 5 + 4);
    }

    @Test
    void logarithmic_withFewPowersOfTen_hasLabelsBetweenThem() {
        assertThat(Scale.logarithmic(DoubleStream.of(100)).ticks()).containsExactly(100.0, 200.0, 500.0, 1000.0);
    }

    @Test
    void logarithmic_ofManyPowersOfTen_labelsSome() {
        assertThat(Scale.logarithmic(DoubleStream.of(1, 1e9)).ticks()).containsExactly(1.0, 100.0, 1e4, 1e6, 1e8);
    }

    @Test
    void logarithmic_leavesRoomAboveTheLargestValue() {
        assertThat(Scale.logarithmic(DoubleStream.of(1, 100_000)).greatest()).isEqualTo(200_000);
    }

    @Test
    void position_ofTheEnds_isZeroAndOne() {
        Scale scale = Scale.logarithmic(DoubleStream.of(1, 800));

        assertThat(scale.position(1)).isZero();
        assertThat(scale.position(1000)).isEqualTo(1);
        assertThat(scale.position(10)).isBetween(0.333, 0.334);
    }

    @Test
    void number_onAnAxis_isShort() {
        assertThat(Look.number(0.001)).isEqualTo("0.001");
        assertThat(Look.number(20_000)).isEqualTo("20,000");
        assertThat(Look.number(1_500_000)).isEqualTo("1.5 M");
        assertThat(Look.number(0)).isEqualTo("0");
    }
}
