package org.slidelab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
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

    private RunReport run(String board, RunSettings settings) {
        return SearchRunner.run(new Problem(Board.parse(board), GOAL), astar, settings);
    }
}
