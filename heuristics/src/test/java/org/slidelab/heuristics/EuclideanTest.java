package org.slidelab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Options;
import org.slidelab.testkit.HeuristicContract;

class EuclideanTest extends HeuristicContract {

    @Override
    protected Heuristic heuristic() {
        return new Euclidean();
    }

    @ParameterizedTest
    @CsvSource({
        "0 1 2 3 4 5 6 7 8, 0",
        "1 0 2 3 4 5 6 7 8, 1",
        "1 2 5 3 4 0 6 7 8, 3",
        "4 1 2 3 0 5 6 7 8, 1.41421356", // one step diagonally
        "0 1 6 3 4 5 2 7 8, 5.65685425", // two tiles from corner to corner
        "0 8 2 3 4 5 6 7 1, 4.47213595", // two tiles a knight's move away
    })
    void estimate_ofKnownBoard_isSumOfStraightLines(String board, double expected) {
        Evaluator evaluator = new Euclidean().evaluator(Board.parse("0 1 2 3 4 5 6 7 8"), Options.DEFAULTS);

        double moves = evaluator.estimate(new WorkingBoard(Board.parse(board))) / (double) evaluator.unitsPerMove();

        assertThat(moves).isCloseTo(expected, within(1e-4)).isLessThanOrEqualTo(expected);
    }
}
