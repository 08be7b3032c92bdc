package org.slidelab.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeysTest {

    @Test
    void next_ofLettersAndSequences_namesTheKeys() throws IOException {
        assertThat(
                        keys(
                                "n \u001b[C\u001b[D\u001bOA\u001b[B\u001b[H\u001b[F\u001b[1~\u001b[4~\u001b[5~\u001b[6~\u001b[1;5C\u007f\n"))
                .containsExactly(
                        "n",
                        " ",
                        "right",
                        "left",
                        "up",
                        "down",
                        "home",
                        "end",
                        "home",
                        "end",
                        "page-up",
                        "page-down",
                        "right",
                        "backspace",
                        "enter",
                        "q");
    }

    @Test
    void next_ofUnknownSequence_isEscape() throws IOException {
        assertThat(keys("\u001b[15~x\u001b")).startsWith("escape", "x").endsWith("q");
    }

    /** All keys up to the end of the input, which leaves. */
    private static List<String> keys(String typed) throws IOException {
        List<String> names = new ArrayList<>();
        try (Keys keys = new Keys(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)))) {
            do {
                names.add(keys.next());
            } while (!names.get(names.size() - 1).equals("q"));
        }
        return names;
    }
}
