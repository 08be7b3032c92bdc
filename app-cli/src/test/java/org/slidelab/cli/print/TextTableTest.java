package org.slidelab.cli.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.slidelab.cli.terminal.Terminal;

class TextTableTest {

    @Test
    void lines_alignTextsLeftAndNumbersRight() {
        TextTable table = new TextTable(List.of("name", ">count", "note"));
        table.add(List.of("a", "1,000,000", "x"));
        table.add(List.of("longer", "1", ""));

        assertThat(table.lines(new Style(Terminal.NONE)))
                .containsExactly("name        count  note", "a       1,000,000  x", "longer          1");
    }
}
