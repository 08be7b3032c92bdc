package org.slidelab.lab.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import org.slidelab.core.board.Parity;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.lab.boards.DistanceTable;
import org.slidelab.lab.check.Counterexample.ChangedBoard;
import org.slidelab.lab.check.Counterexample.ChangedMind;
import org.slidelab.lab.check.Counterexample.Drop;
import org.slidelab.lab.check.Counterexample.IncrementalMistake;
import org.slidelab.lab.check.Counterexample.WrongEstimate;
import org.slidelab.lab.run.Configuration.Chosen;
import org.slidelab.lab.run.Configurations;

class HeuristicCheckTest {

    private static final Catalog CATALOG = Catalog.of(HeuristicCheckTest.class.getClassLoader());
    private static final Dimensions EIGHT = new Dimensions(3, 3);
    private static final Dimensions FIFTEEN = new Dimensions(4, 4);
    private static final Board GOAL = NamedGoal.BLANK_FIRST.on(EIGHT);

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
    void check_ofConflictsCountedTwiceOnSamples_refutesIt() {
        Board goal = NamedGoal.BLANK_FIRST.on(FIFTEEN);
        CheckReport check = HeuristicCheck.run(
                List.of(WrongHeuristics.plain(WrongHeuristics::conflictsTwice)),
                CATALOG,
                goal,
                CheckSettings.DEFAULT.withSamples(200, 7));

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

    @Test
    void check_ofHeuristicWithItsGoalBuiltIn_findsAnotherGoalThatIsNot0() {
        HeuristicReport report =
                check(WrongHeuristics.plain(WrongHeuristics::builtInGoal), NamedGoal.BLANK_LAST.on(EIGHT));

        WrongEstimate wrong = (WrongEstimate) example(report, Property.GOAL_ZERO);
        assertThat(wrong.place().board()).isEqualTo(GOAL);
        assertThat(report.finding(Property.ADMISSIBLE).verdict()).isEqualTo(Verdict.PROVED);
    }

    @Test
    void check_ofNegativeEstimates_refutesTheRange() {
        HeuristicReport report =
                check(WrongHeuristics.plain((board, goal) -> board.tile(0) == goal.tile(0) ? 0 : -1), GOAL);

        assertThat(((WrongEstimate) example(report, Property.IN_RANGE)).estimate())
                .isEqualTo(-1);
    }

    @Test
    void check_ofWrongEstimateAfter_showsBoardAndMove() {
        HeuristicReport report = check(
                WrongHeuristics.evaluator(goal -> WrongHeuristics.withEstimateAfter(goal, h -> h > 3 ? h + 2 : h)),
                GOAL);

        IncrementalMistake mistake = (IncrementalMistake) example(report, Property.INCREMENTAL);
        assertThat(mistake.given()).isEqualTo(mistake.expected() + 2).isEqualTo(6);
        assertThat(mistake.method()).isEqualTo("estimateAfter");
        assertThat(report.finding(Property.CONSISTENT).verdict()).isEqualTo(Verdict.PROVED);
    }

    /** Right after one move from a board, wrong after three: only a walk shows it. */
    @Test
    void check_ofMemoThatGoesAstray_showsTheWalk() {
        HeuristicReport report = check(WrongHeuristics.evaluator(Forgetful::new), GOAL);

        IncrementalMistake mistake = (IncrementalMistake) example(report, Property.INCREMENTAL);
        assertThat(mistake.method()).isEqualTo("memoAfter");
        assertThat(mistake.moves()).hasSize(3);
    }

    @Test
    void check_ofMoodyEstimates_findsTwoForOneBoard() {
        AtomicInteger asked = new AtomicInteger();
        HeuristicReport report = check(
                WrongHeuristics.plain((board, goal) -> board.tile(0) == 0 ? 0 : asked.incrementAndGet() & 1), GOAL);

        assertThat(example(report, Property.REPEATABLE)).isInstanceOf(ChangedMind.class);
    }

    @Test
    void check_ofEvaluatorThatMovesTheBlank_showsWhatItLeft() {
        HeuristicReport report = check(
                WrongHeuristics.evaluator(goal -> board -> {
                    board.apply(board.blank() < 3 ? Move.DOWN : Move.UP);
                    return 0;
                }),
                GOAL);

        ChangedBoard changed = (ChangedBoard) example(report, Property.BOARD_UNTOUCHED);
        assertThat(changed.place().board()).isEqualTo(GOAL);
        assertThat(changed.left()).isEqualTo("3 1 2 0 4 5 6 7 8");
        assertThat(report.speed()).isEmpty();
    }

    @Test
    void check_ofHeuristicThatThrows_namesItAndChecksTheOthers() {
        List<Chosen<Heuristic>> heuristics = List.of(
                WrongHeuristics.plain((board, goal) -> {
                    throw new IllegalStateException("no idea");
                }),
                new Configurations(CATALOG).heuristics(List.of("zero"), EIGHT).get(0));

        CheckReport check = HeuristicCheck.run(heuristics, CATALOG, GOAL, CheckSettings.DEFAULT);

        assertThat(check.faults()).hasSize(1).first().asString().contains("'wrong'", "IllegalStateException: no idea");
        assertThat(check.reports()).extracting(HeuristicReport::spec).containsExactly("zero");
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
    void check_thatIsCancelled_tellsWhatItSawSoFar() {
        AtomicInteger asked = new AtomicInteger();
        CheckReport check = HeuristicCheck.run(
                new Configurations(CATALOG).heuristics(List.of("manhattan", "zero"), EIGHT),
                CATALOG,
                GOAL,
                CheckSettings.DEFAULT.watchedBy(() -> asked.incrementAndGet() > 20, (what, done, total) -> {}));

        assertThat(check.cancelled()).isTrue();
        assertThat(check.reports()).hasSize(1);
        assertThat(check.reports().get(0).boards()).isBetween(1L, 10_000L);
        assertThat(check.reports().get(0).findings())
                .filteredOn(finding -> finding.property() != Property.GOAL_ZERO)
                .noneMatch(finding -> finding.verdict() == Verdict.PROVED);
    }

    private static CheckReport check(List<String> specs, Board goal) {
        return check(specs, goal, 100);
    }

    private static CheckReport check(List<String> specs, Board goal, int samples) {
        return HeuristicCheck.run(
                new Configurations(CATALOG).heuristics(specs, goal.size()),
                CATALOG,
                goal,
                CheckSettings.DEFAULT.withSamples(samples, 3));
    }

    private static HeuristicReport check(Chosen<Heuristic> heuristic, Board goal) {
        CheckReport check = HeuristicCheck.run(List.of(heuristic), CATALOG, goal, CheckSettings.DEFAULT);
        assertThat(check.faults()).isEmpty();
        return check.reports().get(0);
    }

    private static Counterexample example(HeuristicReport report, Property property) {
        assertThat(report.finding(property).verdict()).as(property.words()).isEqualTo(Verdict.REFUTED);
        return report.finding(property).counterexample().orElseThrow();
    }

    /** Counts moves above the estimate and is off by one from the third on. */
    private record Forgetful(Board goal) implements Evaluator {

        @Override
        public int estimate(WorkingBoard board) {
            return WrongHeuristics.manhattan(board, goal);
        }

        @Override
        public long memo(WorkingBoard board, int estimate) {
            return estimate;
        }

        @Override
        public long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
            board.moveBlank(from);
            int after = estimate(board);
            board.moveBlank(to);
            long count = (memo >>> 32) + 1;
            return count << 32 | (count < 3 ? after : after + 1);
        }
    }
}
