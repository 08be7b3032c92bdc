package org.slidelab.core.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;

class WholeMovesTest {

    private final WorkingBoard board = new WorkingBoard(Board.parse("1 0 2 3 4 5 6 7 8"));

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 1", "3, 1", "4, 2", "2147483647, 715827883", "-4, -4"})
    void estimate_inThirdsOfAMove_isRoundedUp(int thirds, int moves) {
        Evaluator whole = WholeMoves.of(thirds(thirds));

        assertThat(whole.unitsPerMove()).isEqualTo(1);
        assertThat(whole.estimate(board)).isEqualTo(moves);
        assertThat(whole.estimateAfter(board, moves, 1, 0, 1)).isEqualTo(moves);
    }

    @Test
    void evaluator_inWholeMovesAlready_isLeftAlone() {
        Evaluator evaluator = anyBoard -> 7;

        assertThat(WholeMoves.of(evaluator)).isSameAs(evaluator);
    }

    private static Evaluator thirds(int estimate) {
        return new Evaluator() {
            @Override
            public int estimate(WorkingBoard anyBoard) {
                return estimate;
            }

            @Override
            public int unitsPerMove() {
                return 3;
            }
        };
    }
}
