package org.slidelab.lab.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.slidelab.lab.check.Checks.CATALOG;
import static org.slidelab.lab.check.Checks.FIFTEEN;
import static org.slidelab.lab.check.Checks.SETTINGS;
import static org.slidelab.lab.check.Checks.check;
import static org.slidelab.lab.check.Checks.example;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.Parity;
import org.slidelab.lab.check.Counterexample.WrongEstimate;

/** On boards too large to look at all of them. */
class SampledCheckTest {

    @Test
    void check_ofConflictsCountedTwiceOnSamples_refutesIt() {
        Board goal = NamedGoal.BLANK_FIRST.on(FIFTEEN);
        CheckReport check = HeuristicCheck.run(
                List.of(WrongHeuristics.plain(WrongHeuristics::conflictsTwice)),
                CATALOG,
                goal,
                SETTINGS.withSamples(200, 7));

        WrongEstimate wrong = (WrongEstimate) example(check.reports().get(0), Property.ADMISSIBLE);
        assertThat(check.everyBoard()).isFalse();
        assertThat(check.reference()).isPresent();
        assertThat(wrong.estimate())
                .isEqualTo(WrongHeuristics.conflictsTwice(wrong.place().board(), goal))
                .isGreaterThan(wrong.place().distance());
    }

    @Test
    void check_onSamples_doesNotRefuteWhatIsTrue() {
        CheckReport check = check(List.of("manhattan", "linear-conflict"), NamedGoal.SNAIL.on(FIFTEEN), 100);

        assertThat(check.reports()).hasSize(2).allSatisfy(report -> {
            assertThat(report.findings())
                    .filteredOn(finding -> finding.property() != Property.GOAL_ZERO)
                    .allMatch(finding -> finding.verdict() == Verdict.NOT_REFUTED);
            assertThat(report.boards()).isGreaterThan(1_000);
            assertThat(report.profile().boards()).isGreaterThan(50);
        });
        assertThat(check.dominatedBy("linear-conflict")).containsExactly("manhattan");
        assertThat(check.dominatedBy("manhattan")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"manhattan", "linear-conflict"})
    void reference_ofSamples_isNotTheOneUnderCheck(String spec) {
        CheckReport check = check(List.of(spec), NamedGoal.BLANK_FIRST.on(FIFTEEN), 2);

        assertThat(check.reference().orElseThrow()).doesNotContain(spec);
    }

    @Test
    void shuffledLines_canReachTheGoal() {
        for (String size : List.of("2x2", "2x7", "4x4", "5x3")) {
            Board goal = NamedGoal.SNAIL.on(Dimensions.parse(size));
            ShuffledLines lines = new ShuffledLines(goal, 5);
            for (int i = 0; i < 50; i++) {
                Board board = lines.next();
                assertThat(Parity.between(board, goal).solvable())
                        .as("%s", board)
                        .isTrue();
            }
        }
    }

    @Test
    void check_withTheSameSeed_givesTheSame() {
        Board goal = NamedGoal.BLANK_FIRST.on(FIFTEEN);

        Profile first = check(List.of("misplaced"), goal, 50).reports().get(0).profile();
        Profile second = check(List.of("misplaced"), goal, 50).reports().get(0).profile();

        assertThat(first).isEqualTo(second);
    }
}
