package org.slidelab.core.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;

class WholeMovesTest {

    /** In fifths of a move: a sum over the tiles, of which a move changes one part. */
    private record Weighed() implements Evaluator {

        @Override
        public int estimate(WorkingBoard board) {
            int sum = 0;
            for (int cell = 0; cell < board.cells(); cell++) {
                sum += board.tile(cell) * cell;
            }
            return sum;
        }

        @Override
        public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
            return estimate + tile * (to - from);
        }

        @Override
        public int unitsPerMove() {
            return 5;
        }
    }

    /** In fifths of a move: its memo holds the cell of tile 1, of which the estimate is made. */
    private record Remembering() implements Evaluator {

        @Override
        public int estimate(WorkingBoard board) {
            return 7 * board.cellOf(1);
        }

        @Override
        public long memo(WorkingBoard board, int estimate) {
            return memo(board.cellOf(1));
        }

        @Override
        public long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
            return tile == 1 ? memo(to) : memo(memo >> Integer.SIZE);
        }

        private static long memo(long cell) {
            return (cell << Integer.SIZE) + 7 * cell;
        }

        @Override
        public int unitsPerMove() {
            return 5;
        }
    }

    private final WorkingBoard board = new WorkingBoard(Board.parse("1 0 2 3 4 5 6 7 8"));

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1, 1",
        "2, 1",
        "3, 1",
        "4, 2",
        "1073741823, 357913941",
        "1073741824, 1073741824",
        "2147483647, 2147483647",
        "-4, -4"
    })
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

    /** The plain twin: each board estimated anew. */
    @Test
    void memo_carriedAlongAWalk_equalsTheEstimateOfEachBoard() {
        Board start = Board.parse("8 0 6 5 4 7 2 3 1");
        for (Evaluator fractions : List.of(new Weighed(), new Remembering())) {
            Evaluator whole = WholeMoves.of(fractions);
            WorkingBoard walking = new WorkingBoard(start);
            Successors successors = new Successors(start.size(), MoveOrder.DEFAULT);
            Random random = new Random(43);
            long memo = whole.memo(walking, whole.estimate(walking));
            for (int step = 0; step < 500; step++) {
                int blank = walking.blank();
                int first = successors.first(blank, Successors.NO_MOVE);
                int end = successors.end(blank, Successors.NO_MOVE);
                int target = successors.target(first + random.nextInt(end - first));
                memo = whole.memoAfter(walking, memo, walking.tile(target), target, blank);
                walking.moveBlank(target);
                int exact = fractions.estimate(walking);

                assertThat((int) memo)
                        .as("step %d, %s", step, walking.toBoard())
                        .isEqualTo((exact + 4) / 5);
                assertThat(whole.memo(walking, (int) memo)).isEqualTo(memo);
            }
        }
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
