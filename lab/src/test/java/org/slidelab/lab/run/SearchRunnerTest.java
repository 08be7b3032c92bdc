package org.slidelab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Problem;

class SearchRunnerTest {

    private static final Board GOAL = NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3));
    private static final Board UNSOLVABLE = Board.parse("1 2 3 4 5 0 7 6 8");

    private final Configuration astar = new Configurations(Catalog.of(SearchRunnerTest.class.getClassLoader()))
            .choose(Optional.of("astar"), Optional.of("manhattan"), GOAL);

    @Test
    void run_solvableBoard_reportsTheSolution() {
        RunReport report = run("8 0 6 5 4 7 2 3 1", RunSettings.DEFAULT);

        assertThat(report.word()).isEqualTo("solved");
        assertThat(report.cost()).hasValue(31);
        assertThat(report.optimal()).isTrue();
        assertThat(report.note()).isEmpty();
        assertThat(report.effectiveBranchingFactor()).isBetween(1.0, 2.0);
    }

    @Test
    void run_unsolvableBoard_isAnsweredByParityWithTheReason() {
        RunReport report = run(UNSOLVABLE.toString(), RunSettings.DEFAULT);

        assertThat(report.word()).isEqualTo("unsolvable");
        assertThat(report.statistics().taken()).isZero();
        assertThat(report.note()).contains("odd").contains("even");
    }

    @Test
    void run_unsolvableBoardToBeExhausted_seesEveryState() {
        RunReport report = run(UNSOLVABLE.toString(), RunSettings.DEFAULT.withExhaust(true));

        assertThat(report.word()).isEqualTo("unsolvable");
        assertThat(report.statistics().expanded()).isGreaterThanOrEqualTo(181_440);
    }

    @Test
    void run_withNodeLimit_reportsWhatWasDone() {
        RunReport report = run("8 0 6 5 4 7 2 3 1", RunSettings.DEFAULT.withLimits(Limits.DEFAULT.withNodes(100)));

        assertThat(report.word()).isEqualTo("node-limit");
        assertThat(report.statistics().expanded()).isEqualTo(100);
        assertThat(report.statistics().lowerBound()).isBetween(21, 31);
        assertThat(report.cost()).isEmpty();
        assertThat(report.optimal()).isFalse();
    }

    @Test
    void run_cancelled_endsAtOnce() {
        assertThat(run("8 0 6 5 4 7 2 3 1", RunSettings.DEFAULT.withCancelled(() -> true))
                        .word())
                .isEqualTo("cancelled");
    }

    @Test
    void run_withTablesToBuild_tellsWhichPartIsReady() {
        List<Double> parts = new ArrayList<>();
        RunReport report = SearchRunner.run(
                problem("8 0 6 5 4 7 2 3 1"), tabled("5-3"), RunSettings.DEFAULT.withPreparation(parts::add));

        assertThat(report.cost()).hasValue(31);
        assertThat(parts).isSorted().last().isEqualTo(1.0);
        assertThat(parts).hasSizeGreaterThan(2);
    }

    @Test
    void run_cancelledWhileTablesAreBuilt_isCancelled() {
        RunReport report = SearchRunner.run(
                problem("8 0 6 5 4 7 2 3 1"), tabled("3-5"), RunSettings.DEFAULT.withPreparation(part -> {
                    throw new CancellationException();
                }));

        assertThat(report.word()).isEqualTo("cancelled");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pdb:partition=2-6", "max:of=pdb:partition=6-2+zero"})
    void run_withoutTimeForTables_endsWithTheTime(String heuristic) {
        List<Double> parts = new ArrayList<>();
        RunReport report = SearchRunner.run(
                problem("8 0 6 5 4 7 2 3 1"),
                configuration("idastar", heuristic),
                RunSettings.DEFAULT
                        .withLimits(Limits.DEFAULT.withTime(Duration.ofNanos(1)))
                        .withPreparation(parts::add));

        assertThat(report.word()).isEqualTo("time-limit");
        assertThat(parts).hasSize(1);
    }

    @Test
    void run_cancelledWhileTablesForTheWayBackAreBuilt_isCancelled() {
        AtomicBoolean begun = new AtomicBoolean();
        RunReport report = SearchRunner.run(
                problem("8 0 6 5 4 7 2 3 1"),
                configuration("bidirectional-astar", "pdb:partition=4-4"),
                RunSettings.DEFAULT
                        .withPreparation(part -> begun.set(begun.get() || part == 1))
                        .withCancelled(begun::get));

        assertThat(report.word()).isEqualTo("cancelled");
    }

    @Test
    void run_withAHeuristicThatCannotLookBack_saysWhy() {
        assertThatThrownBy(() -> SearchRunner.run(
                        problem("8 0 6 5 4 7 2 3 1"),
                        configuration("bidirectional-astar", "pdb:partition=.aa/aab/bbb"),
                        RunSettings.DEFAULT))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageStartingWith(
                        "'bidirectional-astar' searches from the goal too, and 'pdb:partition=.aa/aab/bbb' can't estimate the"
                                + " way to 8 0 6 5 4 7 2 3 1: ");
    }

    @Test
    void prepare_beforeARun_leavesItNothingToMake() {
        Problem problem = problem("8 0 6 5 4 7 2 3 1");
        Configuration configuration = tabled("1-7");
        List<Double> parts = new ArrayList<>();

        SearchRunner.prepare(problem, configuration, RunSettings.DEFAULT);
        SearchRunner.run(problem, configuration, RunSettings.DEFAULT.withPreparation(parts::add));

        assertThat(parts).isEmpty();
    }

    private static Configuration tabled(String partition) {
        return configuration("idastar", "pdb:partition=" + partition);
    }

    private static Configuration configuration(String algorithm, String heuristic) {
        return new Configurations(Catalog.of(SearchRunnerTest.class.getClassLoader()))
                .choose(Optional.of(algorithm), Optional.of(heuristic), GOAL);
    }

    private static Problem problem(String start) {
        return new Problem(Board.parse(start), GOAL);
    }

    private RunReport run(String board, RunSettings settings) {
        return SearchRunner.run(problem(board), astar, settings);
    }
}
