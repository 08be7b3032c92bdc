package org.slidelab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Problem;

class SearchRunnerTest {

    private static final Board GOAL = NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3));
    private static final Board UNSOLVABLE = Board.parse("1 2 3 4 5 0 7 6 8");

    private final Configuration astar = new Configurations(Catalog.of(SearchRunnerTest.class.getClassLoader()))
            .choose(Optional.of("astar"), Optional.of("manhattan"), GOAL.size());

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

    private Configuration tabled(String partition) {
        return new Configurations(Catalog.of(SearchRunnerTest.class.getClassLoader()))
                .choose(Optional.of("idastar"), Optional.of("pdb:partition=" + partition), GOAL.size());
    }

    private static Problem problem(String start) {
        return new Problem(Board.parse(start), GOAL);
    }

    private RunReport run(String board, RunSettings settings) {
        return SearchRunner.run(problem(board), astar, settings);
    }
}
