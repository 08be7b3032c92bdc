package org.slidelab.lab.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.slidelab.lab.check.Checks.CATALOG;
import static org.slidelab.lab.check.Checks.EIGHT;
import static org.slidelab.lab.check.Checks.GOAL;
import static org.slidelab.lab.check.Checks.SETTINGS;
import static org.slidelab.lab.check.Checks.check;
import static org.slidelab.lab.check.Checks.example;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.lab.boards.DistanceTable;
import org.slidelab.lab.check.Counterexample.Drop;
import org.slidelab.lab.check.Counterexample.WrongEstimate;
import org.slidelab.lab.run.Configuration.Chosen;
import org.slidelab.lab.run.Configurations;

class HeuristicCheckTest {

    @ParameterizedTest
    @EnumSource(NamedGoal.class)
    void check_ofManhattanOnEveryBoard_provesWhatItClaims(NamedGoal goal) {
        CheckReport check = check(List.of("manhattan"), goal.on(EIGHT));

        HeuristicReport report = check.reports().get(0);
        assertThat(check.everyBoard()).isTrue();
        assertThat(check.claimsHold()).isTrue();
        assertThat(report.boards()).isEqualTo(181_440);
        assertThat(report.moves()).isEqualTo(181_440 * 24 / 9);
        assertThat(report.findings())
                .filteredOn(finding -> finding.property() != Property.REPEATABLE)
                .allMatch(finding -> finding.verdict() == Verdict.PROVED);
        assertThat(report.finding(Property.REPEATABLE).verdict()).isEqualTo(Verdict.NOT_REFUTED);
    }

    /** The figures are those of docs/heuristics.md, made with another program. */
    @ParameterizedTest
    @CsvSource({
        "zero, 0.00, 0, 0.00",
        "misplaced, 7.11, 8, 0.04",
        "manhattan, 14.00, 22, 1.30",
        "euclidean, 11.4, 17.7, 0.05"
    })
    void profile_ofEveryBoard_hasTheKnownFigures(String spec, double mean, double greatest, double percent) {
        Profile profile = check(List.of(spec), GOAL).reports().get(0).profile();

        assertThat(profile.meanEstimate()).isEqualTo(mean, within(0.05));
        assertThat(profile.greatestEstimate()).isEqualTo(greatest, within(0.05));
        assertThat(100 * profile.exactShare()).isEqualTo(percent, within(0.006));
        assertThat(profile.meanDistance()).isEqualTo(21.97, within(0.005));
        assertThat(profile.depths()).hasSize(32);
        assertThat(profile.depths().get(31).boards()).isEqualTo(2);
        assertThat(profile.depths().stream().mapToLong(DepthProfile::boards).sum())
                .isEqualTo(181_440);
    }

    @ParameterizedTest
    @ValueSource(strings = "2x4")
    void check_ofEveryHeuristicOnSmallBoards_findsNoBrokenClaim(String size) {
        CheckReport check = check(List.of("all"), NamedGoal.BLANK_LAST.on(Dimensions.parse(size)));

        assertThat(check.faults()).isEmpty();
        assertThat(check.reports()).isNotEmpty().allMatch(HeuristicReport::claimsHold);
    }

    @Test
    void check_ofMisplacedWithBlank_findsTheSmallestCounterexample() {
        HeuristicReport report = check(WrongHeuristics.plain(WrongHeuristics::misplacedWithBlank), GOAL);

        assertThat(report.claimsHold()).isFalse();
        WrongEstimate wrong = (WrongEstimate) example(report, Property.ADMISSIBLE);
        // One move from the goal two things are misplaced; of the two such boards this one comes first.
        assertThat(wrong.place()).isEqualTo(new Counterexample.Place(Board.parse("1 0 2 3 4 5 6 7 8"), 1, true));
        assertThat(wrong.estimate()).isEqualTo(2);
        Drop drop = (Drop) example(report, Property.CONSISTENT);
        assertThat(drop)
                .isEqualTo(
                        new Drop(new Counterexample.Place(Board.parse("1 0 2 3 4 5 6 7 8"), 1, true), Move.LEFT, 2, 0));
    }

    /** Compared with a plain search through all boards for the smallest one. */
    @Test
    void check_ofConflictsCountedByPair_findsTheSmallestCounterexample() {
        HeuristicReport report = check(WrongHeuristics.plain(WrongHeuristics::conflictsByPair), GOAL);

        DistanceTable table = DistanceTable.from(GOAL);
        WrongEstimate wrong = (WrongEstimate) example(report, Property.ADMISSIBLE);
        assertThat(wrong.estimate())
                .isEqualTo(WrongHeuristics.conflictsByPair(wrong.place().board(), GOAL))
                .isGreaterThan(table.distance(wrong.place().board()));
        for (int distance = 0; distance <= wrong.place().distance(); distance++) {
            for (int number = 0; number < table.count(distance); number++) {
                Board board = table.board(distance, number);
                if (WrongHeuristics.conflictsByPair(board, GOAL) > distance) {
                    assertThat(distance).isEqualTo(wrong.place().distance());
                    assertThat(board.toString())
                            .isGreaterThanOrEqualTo(wrong.place().board().toString());
                }
            }
        }
    }

    @Test
    void check_ofSeveral_tellsWhichDominatesWhich() {
        CheckReport check =
                check(List.of("manhattan", "misplaced", "euclidean", "zero", "max:of=manhattan+zero"), GOAL);

        assertThat(check.dominatedBy("manhattan")).containsExactly("misplaced", "euclidean", "zero");
        assertThat(check.dominatedBy("misplaced")).containsExactly("zero");
        assertThat(check.equalTo("manhattan")).containsExactly("max:of=manhattan+zero");
    }

    @Test
    void check_ofHeuristicThatThrows_namesItAndChecksTheOthers() {
        List<Chosen<Heuristic>> heuristics = List.of(
                WrongHeuristics.plain((board, goal) -> {
                    throw new IllegalStateException("no idea");
                }),
                new Configurations(CATALOG).heuristics(List.of("zero"), EIGHT).get(0));

        CheckReport check = HeuristicCheck.run(heuristics, CATALOG, GOAL, SETTINGS);

        assertThat(check.faults()).hasSize(1).first().asString().contains("'wrong'", "IllegalStateException: no idea");
        assertThat(check.reports()).extracting(HeuristicReport::spec).containsExactly("zero");
    }

    @Test
    void check_thatIsCancelled_tellsWhatItSawSoFar() {
        AtomicInteger asked = new AtomicInteger();
        CheckReport check = HeuristicCheck.run(
                new Configurations(CATALOG).heuristics(List.of("manhattan", "zero"), EIGHT),
                CATALOG,
                GOAL,
                SETTINGS.watchedBy(() -> asked.incrementAndGet() > 20, (what, done, total) -> {}));

        assertThat(check.cancelled()).isTrue();
        assertThat(check.reports()).hasSize(1);
        assertThat(check.reports().get(0).boards()).isBetween(1L, 10_000L);
        assertThat(check.reports().get(0).findings())
                .filteredOn(finding -> finding.property() != Property.GOAL_ZERO)
                .noneMatch(finding -> finding.verdict() == Verdict.PROVED);
    }
}
