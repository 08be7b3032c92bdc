package org.slidelab.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class PromptTest {

    private final StringWriter out = new StringWriter();

    @Test
    void choose_wrongAnswers_areAskedAgain() {
        assertThat(prompt("x\n-1\n3\n 2 \n").choose("Fruit", List.of("apple", "pear"), "none"))
                .isEqualTo(2);
        assertThat(out.toString())
                .contains("Fruit:  1 apple  2 pear  0 none", "'x': expected a number from 0 to 2", "'-1'", "'3'");
    }

    @Test
    void choose_atTheEndOfInput_isTheWayOut() {
        assertThat(prompt("7\n").choose("Fruit", List.of("apple"), "none")).isZero();
    }

    @Test
    void ask_untilTheParserAccepts() {
        assertThat(prompt("a\nb\n12\n").ask("? ", Integer::valueOf)).contains(12);
        assertThat(prompt("").ask("? ", Integer::valueOf)).isEmpty();
    }

    private Prompt prompt(String input) {
        return new Prompt(new BufferedReader(new StringReader(input)), new PrintWriter(out, true));
    }
}
