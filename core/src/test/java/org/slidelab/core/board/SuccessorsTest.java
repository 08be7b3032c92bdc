package org.slidelab.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SuccessorsTest {

    @ParameterizedTest
    @ValueSource(strings = {"RDLU", "ULRD", "LRUD"})
    void successors_ofEveryCellOfEverySize_areTheLegalMovesInOrder(String text) {
        MoveOrder order = MoveOrder.parse(text);
        for (int rows = Dimensions.MIN; rows <= Dimensions.MAX; rows++) {
            for (int columns = Dimensions.MIN; columns <= Dimensions.MAX; columns++) {
                Dimensions size = new Dimensions(rows, columns);
                Successors successors = new Successors(size, order);
                for (int blank = 0; blank < size.cells(); blank++) {
                    int cell = blank;
                    assertThat(moves(successors, size, cell, Successors.NO_MOVE))
                            .as("%s, blank on %d", size, cell)
                            .isEqualTo(order.moves().stream()
                                    .filter(move -> move.target(size, cell) >= 0)
                                    .toList());
                }
            }
        }
    }

    @Test
    void successors_inCornerEdgeAndMiddle_areTwoThreeAndFour() {
        Successors successors = new Successors(new Dimensions(3, 3), MoveOrder.DEFAULT);

        assertThat(count(successors, 0, Successors.NO_MOVE)).isEqualTo(2);
        assertThat(count(successors, 1, Successors.NO_MOVE)).isEqualTo(3);
        assertThat(count(successors, 4, Successors.NO_MOVE)).isEqualTo(4);
    }

    @Test
    void successors_afterAMove_leaveOutTheWayBackAlone() {
        Dimensions size = new Dimensions(3, 4);
        Successors successors = new Successors(size, MoveOrder.DEFAULT);
        for (int blank = 0; blank < size.cells(); blank++) {
            for (Move last : Move.values()) {
                List<Move> expected = new ArrayList<>(moves(successors, size, blank, Successors.NO_MOVE));
                expected.remove(last.inverse());
                assertThat(moves(successors, size, blank, last.code())).isEqualTo(expected);
            }
        }
    }

    private static int count(Successors successors, int blank, int lastMove) {
        return successors.end(blank, lastMove) - successors.first(blank, lastMove);
    }

    private static List<Move> moves(Successors successors, Dimensions size, int blank, int lastMove) {
        List<Move> moves = new ArrayList<>();
        for (int i = successors.first(blank, lastMove); i < successors.end(blank, lastMove); i++) {
            Move move = Move.of(successors.move(i));
            assertThat(successors.target(i)).isEqualTo(move.target(size, blank));
            moves.add(move);
        }
        return moves;
    }
}
