package org.slidelab.cli.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.board.Board;

class BoardDrawingTest {

    private static final Board BOARD = Board.parse("10 1 2 3/4 5 6 7/8 9 0 11");

    @Test
    void lines_inAPipe_areRowsOfNumbers() {
        assertThat(drawing(false, false, 80).lines(BOARD)).containsExactly("10  1  2  3", " 4  5  6  7", " 8  9  0 11");
    }

    @Test
    void lines_onATerminal_areDrawnAndTheBlankIsBlank() {
        assertThat(drawing(true, true, 80).lines(Board.parse("3 1/2 0")))
                .containsExactly("┌───┬───┐", "│ 3 │ 1 │", "├───┼───┤", "│ 2 │   │", "└───┴───┘");
        assertThat(drawing(true, false, 80).lines(Board.parse("3 1/2 0")))
                .containsExactly("+---+---+", "| 3 | 1 |", "+---+---+", "| 2 |   |", "+---+---+");
    }

    @Test
    void sideBySide_moreThanFit_beginsAnotherRow() {
        List<Board> boards = List.of(BOARD, BOARD, BOARD);

        List<String> lines = drawing(false, false, 40).sideBySide(boards, List.of("start", "1 up", "2 down"));

        assertThat(lines).hasSize(10).allMatch(line -> line.length() <= 40);
        assertThat(lines.get(3)).matches("start +1 up");
        assertThat(lines.get(8)).isEqualTo("2 down");
    }

    private static BoardDrawing drawing(boolean terminal, boolean unicode, int width) {
        return new BoardDrawing(new Style(new Terminal(false, terminal, false, terminal, false, unicode, width)));
    }
}
