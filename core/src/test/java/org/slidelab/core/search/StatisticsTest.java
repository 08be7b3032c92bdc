package org.slidelab.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatisticsTest {

    @ParameterizedTest
    @CsvSource({
        "1, 1, 1", // a single move
        "5, 5, 1", // a path without branches
        "7, 1, 7", // one level
        "6, 2, 2", // 2 + 4
        "14, 3, 2", // 2 + 4 + 8
        "39, 3, 3", // 3 + 9 + 27
        "2046, 10, 2",
        "52, 5, 1.9102", // 1.9102 + 3.6489 + 6.9701 + 13.3143 + 25.4331, nearly 51.28, and a little more
    })
    void effectiveBranchingFactor_ofUniformTree_isItsBranching(long generated, int cost, double expected) {
        double tolerance = expected == Math.rint(expected) ? 1e-6 : 0.02;

        assertThat(generated(generated).effectiveBranchingFactor(cost)).isCloseTo(expected, within(tolerance));
    }

    @Test
    void effectiveBranchingFactor_ofResult_solvesTheEquation() {
        double factor = generated(5000).effectiveBranchingFactor(23);
        double nodes = 0;
        for (int depth = 1; depth <= 23; depth++) {
            nodes += Math.pow(factor, depth);
        }

        assertThat(nodes).isCloseTo(5000, within(0.01));
    }

    @Test
    void effectiveBranchingFactor_withoutMoves_isNotANumber() {
        assertThat(Statistics.NONE.effectiveBranchingFactor(0)).isNaN();
        assertThat(generated(2).effectiveBranchingFactor(5)).isNaN();
    }

    private static Statistics generated(long generated) {
        return new Statistics(0, generated, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0);
    }
}
