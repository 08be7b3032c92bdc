package org.slidelab.lab.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slidelab.lab.experiment.RunRecord;

class StatisticTest {

    @Test
    void statistic_ofSolvedRuns_isExact() {
        Statistic statistic =
                Statistic.of(Measure.EXPANDED, List.of(run("solved", 1), run("solved", 2), run("solved", 9)));

        assertThat(statistic).isEqualTo(new Statistic(3, 4, 2, false, false));
    }

    @Test
    void mean_withRunsCutOff_isALowerBoundWhileTheMedianMayBeExact() {
        Statistic statistic = Statistic.of(
                Measure.EXPANDED,
                List.of(run("node-limit", 10), run("solved", 3), run("solved", 2), run("failed", 100)));

        assertThat(statistic).isEqualTo(new Statistic(3, 5, 3, true, false));
        assertThat(statistic.meanText(Measure.EXPANDED)).isEqualTo("≥ 5");
        assertThat(statistic.medianText(Measure.EXPANDED)).isEqualTo("3");
    }

    @Test
    void median_amongRunsCutOff_isALowerBound() {
        assertThat(Statistic.of(Measure.EXPANDED, List.of(run("time-limit", 1), run("solved", 3)))
                        .medianAtLeast())
                .isTrue();
    }

    @Test
    void mean_whereARunCutOffHasNoValue_isALowerBound() {
        Statistic statistic = Statistic.of(Measure.GENERATED, List.of(run("node-limit", 1), generated(4)));

        assertThat(statistic).isEqualTo(new Statistic(1, 4, 4, true, true));
    }

    @Test
    void statistic_ofNothing_hasNoValue() {
        Statistic statistic = Statistic.of(Measure.EXPANDED, List.of(run("unsolvable", 181_440)));

        assertThat(statistic.values()).isZero();
        assertThat(statistic.meanText(Measure.EXPANDED)).isEqualTo("–");
    }

    private static RunRecord run(String outcome, int expanded) {
        return new RunRecord(Map.of("outcome", outcome, "expanded", expanded));
    }

    private static RunRecord generated(int count) {
        return new RunRecord(Map.of("outcome", "solved", "generated", count));
    }
}
