package org.slidelab.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.Parity;

/** The textbook's rule of inversions, against the parity of permutations. */
class OutOfOrderTest {

    private static final long SEED = 20261118;

    @ParameterizedTest
    @EnumSource(NamedGoal.class)
    void rule_ofInversions_agreesWithParityOnEverySize(NamedGoal named) {
        Random random = new Random(SEED);
        for (int rows = Dimensions.MIN; rows <= Dimensions.MAX; rows++) {
            for (int columns = Dimensions.MIN; columns <= Dimensions.MAX; columns++) {
                Board goal = named.on(new Dimensions(rows, columns));
                for (int i = 0; i < 20; i++) {
                    List<Integer> tiles = new ArrayList<>(goal.tiles());
                    Collections.shuffle(tiles, random);
                    Board board = Board.of(
                            goal.size(),
                            tiles.stream().mapToInt(Integer::intValue).toArray());

                    assertThat(OutOfOrder.of(board, goal).solvable(board))
                            .as("%s to %s", board, goal)
                            .isEqualTo(Parity.between(board, goal).solvable());
                }
            }
        }
    }

    @Test
    void pairs_areThoseInTheWrongOrderOfTheGoal() {
        Board board = Board.parse("1 2 3 4 5 6 8 7 0");

        assertThat(OutOfOrder.of(board, NamedGoal.BLANK_LAST.on(board.size())).pairs())
                .containsExactly(List.of(8, 7));
    }
}
