package org.slidelab.core.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.BoardView;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.provider.Options;

class PlainHeuristicTest {

    private static final Board GOAL = Board.parse("0 1 2 3 4 5 6 7 8");
    private static final WorkingBoard BOARD = new WorkingBoard(Board.parse("1 0 2 3 4 5 6 7 8"));

    @Test
    void evaluator_ofAPlainHeuristic_asksIt() {
        Evaluator evaluator = new FirstCell().evaluator(GOAL, Options.DEFAULTS);

        assertThat(evaluator.estimate(BOARD)).isEqualTo(1);
        assertThat(evaluator.estimateAfter(BOARD, 1, 1, 0, 1)).isZero();
        assertThat(evaluator.estimate(new WorkingBoard(GOAL))).isZero();
    }

    @Test
    void evaluators_ofTwoPlainHeuristics_haveClassesOfTheirOwn() {
        Class<?> first = new FirstCell().evaluator(GOAL, Options.DEFAULTS).getClass();

        assertThat(new FirstCell().evaluator(GOAL, Options.DEFAULTS).getClass()).isEqualTo(first);
        assertThat(new Nothing().evaluator(GOAL, Options.DEFAULTS).getClass()).isNotEqualTo(first);
    }

    /** 1 unless the first cell holds what it should. */
    private static final class FirstCell implements PlainHeuristic {

        @Override
        public String id() {
            return "first-cell";
        }

        @Override
        public String summary() {
            return "1 unless the first cell is right";
        }

        @Override
        public int estimate(BoardView board, BoardView goal) {
            return board.tile(0) == goal.tile(0) ? 0 : 1;
        }
    }

    /** Always 0. */
    private static final class Nothing implements PlainHeuristic {

        @Override
        public String id() {
            return "nothing";
        }

        @Override
        public String summary() {
            return "always 0";
        }

        @Override
        public int estimate(BoardView board, BoardView goal) {
            return 0;
        }
    }
}
