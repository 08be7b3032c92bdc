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
                    assertThat(moves(successors, size, cell))
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

        assertThat(successors.count(0)).isEqualTo(2);
        assertThat(successors.count(1)).isEqualTo(3);
        assertThat(successors.count(4)).isEqualTo(4);
    }

    private static List<Move> moves(Successors successors, Dimensions size, int blank) {
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < successors.count(blank); i++) {
            Move move = Move.of(successors.move(blank, i));
            assertThat(successors.target(blank, i)).isEqualTo(move.target(size, blank));
            moves.add(move);
        }
        return moves;
    }
}
