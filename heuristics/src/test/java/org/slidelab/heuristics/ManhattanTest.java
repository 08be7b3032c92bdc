package org.slidelab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Options;
import org.slidelab.testkit.Distances;
import org.slidelab.testkit.HeuristicContract;
import org.slidelab.testkit.PlainManhattan;

class ManhattanTest extends HeuristicContract {

    @Override
    protected Heuristic heuristic() {
        return new Manhattan();
    }

    @ParameterizedTest
    @CsvSource({
        "0 1 2 3 4 5 6 7 8, 0",
        "1 0 2 3 4 5 6 7 8, 1", // only tile 1 counts, not the blank
        "1 2 5 3 4 0 6 7 8, 3",
        "8 0 6 5 4 7 2 3 1, 21",
    })
    void estimate_ofKnownBoard_isSumOfSteps(String board, int expected) {
        Evaluator evaluator = new Manhattan().evaluator(goal(3, 3), Options.DEFAULTS);

        assertThat(evaluator.estimate(new WorkingBoard(Board.parse(board)))).isEqualTo(expected);
    }

    @Test
    void estimate_ofKorfsFirstBoard_is41() {
        Evaluator evaluator = new Manhattan().evaluator(goal(4, 4), Options.DEFAULTS);
        Board board = Board.parse("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3");

        assertThat(evaluator.estimate(new WorkingBoard(board))).isEqualTo(41);
    }

    @Test
    void estimate_ofEveryBoard_equalsPlainTwin() {
        Board goal = NamedGoal.SNAIL.on(new Dimensions(3, 3));
        Evaluator evaluator = new Manhattan().evaluator(goal, Options.DEFAULTS);
        Evaluator twin = new PlainManhattan().evaluator(goal, Options.DEFAULTS);

        for (Board board : Distances.to(goal).byBoard().keySet()) {
            WorkingBoard working = new WorkingBoard(board);
            if (evaluator.estimate(working) != twin.estimate(working)) {
                assertThat(evaluator.estimate(working)).as(board.toString()).isEqualTo(twin.estimate(working));
            }
        }
    }

    private static Board goal(int rows, int columns) {
        return NamedGoal.BLANK_FIRST.on(new Dimensions(rows, columns));
    }
}
