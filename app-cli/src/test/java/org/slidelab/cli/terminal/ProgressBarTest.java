package org.slidelab.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressBarTest {

    @Test
    void line_inTheMiddle_estimatesTheTimeLeftFromWhatWasDoneNow() {
        assertThat(ProgressBar.line(60, 20, 120, 40, false))
                .isEqualTo("###############...............  50 %  60 of 120 runs, 40 s, 1 min 00 s left");
    }

    @Test
    void line_beforeAnythingIsDone_estimatesNothing() {
        assertThat(ProgressBar.line(0, 0, 1_200, 3_700, true))
                .isEqualTo("░".repeat(30) + "   0 %  0 of 1,200 runs, 1 h 01 min");
    }

    @Test
    void bar_withoutATerminal_showsNothing() {
        StringWriter text = new StringWriter();
        try (ProgressBar bar = new ProgressBar(new PrintWriter(text), Terminal.NONE)) {
            bar.show(1, 0, 2, "");
        }

        assertThat(text.toString()).isEmpty();
    }
}
