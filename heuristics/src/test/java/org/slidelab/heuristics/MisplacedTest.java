package org.slidelab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Options;
import org.slidelab.testkit.HeuristicContract;

class MisplacedTest extends HeuristicContract {

    @Override
    protected Heuristic heuristic() {
        return new Misplaced();
    }

    @ParameterizedTest
    @CsvSource({
        "0 1 2 3 4 5 6 7 8, 0",
        "1 0 2 3 4 5 6 7 8, 1", // the blank is elsewhere too, but doesn't count
        "1 2 5 3 4 0 6 7 8, 3",
        "8 0 6 5 4 7 2 3 1, 7", // only tile 4 is right
    })
    void estimate_ofKnownBoard_isCountOfTiles(String board, int expected) {
        Evaluator evaluator = new Misplaced().evaluator(Board.parse("0 1 2 3 4 5 6 7 8"), Options.DEFAULTS);

        assertThat(evaluator.estimate(new WorkingBoard(Board.parse(board)))).isEqualTo(expected);
    }
}
