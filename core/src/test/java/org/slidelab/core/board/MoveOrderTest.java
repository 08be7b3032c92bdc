package org.slidelab.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveOrderTest {

    @Test
    void parse_ofFourLetters_readsThemInOrder() {
        assertThat(MoveOrder.parse("ULRD").moves()).containsExactly(Move.UP, Move.LEFT, Move.RIGHT, Move.DOWN);
        assertThat(MoveOrder.parse(" rdlu ")).isEqualTo(MoveOrder.DEFAULT).hasToString("RDLU");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "RDL", "RDLL", "RDLUU", "RDLX", "R D L U", "right"})
    void parse_ofAnythingElse_saysWhatIsExpected(String text) {
        assertThatThrownBy(() -> MoveOrder.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("move order '%s': expected the letters R, D, L and U, each once, such as RDLU", text);
    }

    @Test
    void order_ofFewerMoves_isRefused() {
        assertThatThrownBy(() -> new MoveOrder(List.of(Move.UP, Move.DOWN)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MoveOrder(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void inverse_ofEachMove_takesItBack() {
        Board board = Board.parse("1 2 3 4 0 5 6 7 8");
        for (Move move : Move.values()) {
            assertThat(board.after(move).after(move.inverse())).isEqualTo(board);
        }
    }
}
