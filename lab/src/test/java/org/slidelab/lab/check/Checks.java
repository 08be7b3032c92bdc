package org.slidelab.lab.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.lab.run.Configuration.Chosen;
import org.slidelab.lab.run.Configurations;

/** What the tests of checks have in common. */
final class Checks {

    static final Catalog CATALOG = Catalog.of(Checks.class.getClassLoader());
    static final Dimensions EIGHT = new Dimensions(3, 3);
    static final Dimensions FIFTEEN = new Dimensions(4, 4);
    static final Board GOAL = NamedGoal.BLANK_FIRST.on(EIGHT);
    static final CheckSettings SETTINGS = CheckSettings.DEFAULT.withSpeedTrial(Duration.ofMillis(1));

    private Checks() {}

    static CheckReport check(List<String> specs, Board goal) {
        return check(specs, goal, 100);
    }

    static CheckReport check(List<String> specs, Board goal, int samples) {
        return HeuristicCheck.run(
                new Configurations(CATALOG).heuristics(specs, goal.size()),
                CATALOG,
                goal,
                SETTINGS.withSamples(samples, 3));
    }

    static HeuristicReport check(Chosen<Heuristic> heuristic, Board goal) {
        CheckReport check = HeuristicCheck.run(List.of(heuristic), CATALOG, goal, SETTINGS);
        assertThat(check.faults()).isEmpty();
        return check.reports().get(0);
    }

    static Counterexample example(HeuristicReport report, Property property) {
        assertThat(report.finding(property).verdict()).as(property.words()).isEqualTo(Verdict.REFUTED);
        return report.finding(property).counterexample().orElseThrow();
    }
}
