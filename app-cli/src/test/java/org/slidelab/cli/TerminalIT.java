package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.slidelab.cli.Distribution.Result;

/** Colours, drawings and progress for people; plain text for programs. */
@EnabledOnOs(OS.LINUX)
class TerminalIT {

    private static final String ESCAPE = "\u001b";
    private static final String HARD = "15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0";
    private static final Distribution SLIDELAB =
            Distribution.packaged().with("TERM", "xterm-256color").with("LC_ALL", "C.UTF-8");

    @Test
    void terminal_getsColoursAndADrawnBoard() {
        Result result = SLIDELAB.runOnTerminal("solve --path boards 125340678").exits(0);

        assertThat(result.out()).contains(ESCAPE + "[32msolved" + ESCAPE + "[0m", "┌───┬───┬───┐", "└───┴───┴───┘");
    }

    @Test
    void terminal_withNoColor_getsADrawnBoardOnly() {
        Result result =
                SLIDELAB.with("NO_COLOR", "1").runOnTerminal("solve 125340678").exits(0);

        assertThat(result.out()).contains("┌───┬───┬───┐", "solved in 3 moves").doesNotContain(ESCAPE);
    }

    @Test
    void terminal_withoutUtf8_getsABoardOfAsciiLetters() {
        Result result =
                SLIDELAB.with("LC_ALL", "C").runOnTerminal("solve 125340678").exits(0);

        assertThat(result.out()).contains("+---+---+---+").doesNotContain("─");
    }

    @Test
    void terminal_thatIsDumb_getsNoEscapes() {
        Result result = SLIDELAB.with("TERM", "dumb")
                .runOnTerminal("solve -a idastar --max-time 1s " + HARD)
                .exits(20);

        assertThat(result.out()).contains("+----+").doesNotContain(ESCAPE);
    }

    @Test
    void terminal_duringALongSearch_showsProgressAndRemovesIt() {
        Result result = SLIDELAB.runOnTerminal("solve -a idastar -H manhattan --max-time 2s " + HARD)
                .exits(20);

        String erase = "\r" + ESCAPE + "[K";
        assertThat(result.out())
                .contains(erase + "idastar manhattan: ", " expanded, ", erase)
                .containsPattern("at least \\d+ moves\\r" + ESCAPE + "\\[K[^i]");
    }

    @Test
    void pipe_getsPlainTextAndNoProgress() {
        Result result =
                SLIDELAB.run("solve", "-a", "idastar", "--max-time", "1s", HARD).exits(20);

        assertThat(result.out()).contains("board         15 14 8 12 / 10 ").doesNotContain(ESCAPE, "\r", "┌");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void pipe_ofHelpAndErrors_isPlainText() {
        assertThat(SLIDELAB.run("solve", "--help").exits(0).out()).doesNotContain(ESCAPE);
        assertThat(SLIDELAB.run("solve", "--sise").exits(2).err()).doesNotContain(ESCAPE);
    }

    @Test
    void terminal_asksInTheMenu() {
        assertThat(SLIDELAB.runOnTerminal("menu").exits(0).out()).contains("Board:", "Bye.");
    }
}
