package org.slidelab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.testkit.HeuristicContract;

class GaschnigTest extends HeuristicContract {

    @Override
    protected Heuristic heuristic() {
        return new Gaschnig();
    }

    @ParameterizedTest
    @CsvSource({
        "0 1 2 3 4 5 6 7 8, 0",
        "1 0 2 3 4 5 6 7 8, 1",
        "8 1 2 3 4 5 6 7 0, 1", // a jump across the board
        "0 2 1 3 4 5 6 7 8, 3", // the blank must be brought in and out
        "0 2 1 4 3 5 6 7 8, 6", // twice
        "0 2 3 1 4 5 6 7 8, 4", // one cycle of three
        "1 2 0 3 4 5 6 7 8, 2", // the blank is in the cycle of three
        "1 0 3 2 4 5 6 7 8, 4", // the blank's cycle, and another of two
    })
    void estimate_ofKnownBoard_isNumberOfJumps(String board, int expected) {
        assertThat(Boards.estimate(new Gaschnig(), board, Board.parse("0 1 2 3 4 5 6 7 8")))
                .isEqualTo(expected);
    }

    @Test
    void estimate_ofAnyBoard_equalsPlainTwin() {
        Boards.compare(new Gaschnig(), GaschnigTest::plain);
    }

    @Test
    void estimate_ofAnyBoard_isNeverBelowMisplaced() {
        Boards.dominates(new Gaschnig(), new Misplaced());
    }

    /** Makes the jumps: the tile that belongs on the blank's cell, or a misplaced one if the blank is at home. */
    private static int plain(Board board, Board goal) {
        int[] tiles = board.tiles().stream().mapToInt(Integer::intValue).toArray();
        int blank = board.blank();
        int jumps = 0;
        while (true) {
            int from = 0;
            if (blank == goal.blank()) {
                while (from < tiles.length && tiles[from] == goal.tile(from)) {
                    from++;
                }
                if (from == tiles.length) {
                    return jumps;
                }
            } else {
                while (tiles[from] != goal.tile(blank)) {
                    from++;
                }
            }
            tiles[blank] = tiles[from];
            tiles[from] = 0;
            blank = from;
            jumps++;
        }
    }
}
