package org.slidelab.lab.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.slidelab.lab.check.Checks.EIGHT;
import static org.slidelab.lab.check.Checks.GOAL;
import static org.slidelab.lab.check.Checks.check;
import static org.slidelab.lab.check.Checks.example;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.lab.check.Counterexample.ChangedBoard;
import org.slidelab.lab.check.Counterexample.ChangedMind;
import org.slidelab.lab.check.Counterexample.IncrementalMistake;
import org.slidelab.lab.check.Counterexample.WrongEstimate;

/** Evaluators that break the rules of their interface in other ways than by estimates that are too large. */
class BrokenEvaluatorTest {

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
