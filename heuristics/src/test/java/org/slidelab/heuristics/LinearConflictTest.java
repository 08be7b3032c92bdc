package org.slidelab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.testkit.HeuristicContract;

class LinearConflictTest extends HeuristicContract {

    @Override
    protected Heuristic heuristic() {
        return new LinearConflict();
    }

    @ParameterizedTest
    @CsvSource({
        "1 2 3 4 5 6 7 8 0, 0",
        "2 1 3 4 5 6 7 8 0, 4", // 2 steps, and one of two tiles must leave
        "3 2 1 4 5 6 7 8 0, 8", // 4 steps, and two must leave: three pairs, but not 6
        "2 3 1 4 5 6 7 8 0, 6", // 4 steps, and only tile 1 must leave: two pairs, but not 4
        "4 2 3 1 5 6 7 8 0, 4", // the same in a column
        "7 2 3 4 5 6 1 8 0, 8", // tile 4 stays in the middle of the column: 4 steps, and two must leave
        "4 1 3 2 5 6 7 8 0, 4", // three tiles of one corner, none in the way of another
        "5 2 3 4 1 6 7 8 0, 4", // two tiles exchanged diagonally have no line in common
    })
    void estimate_ofKnownBoard_addsTwoForEachTileThatMustLeave(String board, int expected) {
        assertThat(Boards.estimate(new LinearConflict(), board, goal(3, 3))).isEqualTo(expected);
    }

    @Test
    void estimate_ofReversedRow_countsAllButOne() {
        // 1 + 3 steps each way make 8, and three of four tiles must leave
        String board = "4 3 2 1 5 6 7 8 9 10 11 12 13 14 15 0";

        assertThat(Boards.estimate(new LinearConflict(), board, goal(4, 4))).isEqualTo(8 + 6);
    }

    @Test
    void estimate_ofTileInBothItsLines_countsBothConflicts() {
        // tile 5 is at home; 4 6 and 2 8 are each exchanged around it: 8 steps, two leave the row, two the column
        assertThat(Boards.estimate(new LinearConflict(), "1 8 3 6 5 4 7 2 0", goal(3, 3)))
                .isEqualTo(8 + 4 + 4);
    }

    @Test
    void estimate_ofAnyBoard_equalsPlainTwin() {
        Boards.compare(new LinearConflict(), LinearConflictTest::plain);
    }

    @Test
    void estimate_ofAnyBoard_isNeverBelowManhattan() {
        Boards.dominates(new LinearConflict(), new Manhattan());
    }

    private static Board goal(int rows, int columns) {
        return NamedGoal.BLANK_LAST.on(new Dimensions(rows, columns));
    }

    /** Tries all sets of tiles that could leave each line. */
    private static int plain(Board board, Board goal) {
        int sum = 0;
        for (int tile = 1; tile < board.cells(); tile++) {
            sum += board.size().distance(board.cellOf(tile), goal.cellOf(tile));
        }
        int rows = board.size().rows();
        int columns = board.size().columns();
        for (int row = 0; row < rows; row++) {
            sum += 2 * fewestToLeave(board, goal, row * columns, 1, columns);
        }
        for (int column = 0; column < columns; column++) {
            sum += 2 * fewestToLeave(board, goal, column, columns, rows);
        }
        return sum;
    }

    private static int fewestToLeave(Board board, Board goal, int first, int step, int length) {
        int[] homes = new int[length];
        for (int i = 0; i < length; i++) {
            int tile = board.tile(first + i * step);
            homes[i] = -1;
            for (int j = 0; j < length; j++) {
                if (tile != 0 && goal.tile(first + j * step) == tile) {
                    homes[i] = j;
                }
            }
        }
        int fewest = length;
        for (int leaving = 0; leaving < 1 << length; leaving++) {
            if (Integer.bitCount(leaving) < fewest && inOrder(homes, leaving)) {
                fewest = Integer.bitCount(leaving);
            }
        }
        return fewest;
    }

    private static boolean inOrder(int[] homes, int leaving) {
        int last = -1;
        for (int i = 0; i < homes.length; i++) {
            if (homes[i] >= 0 && (leaving >> i & 1) == 0) {
                if (homes[i] < last) {
                    return false;
                }
                last = homes[i];
            }
        }
        return true;
    }
}
