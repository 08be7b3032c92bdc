package org.slidelab.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalTest {

    @Test
    void terminal_withoutStartScript_isNone() {
        assertThat(Terminal.of(Map.of("TERM", "xterm"), name -> null)).isEqualTo(Terminal.NONE);
    }

    @Test
    void colours_needATerminalThatIsNotDumbAndNoObjection() {
        assertThat(terminal(Map.of("TERM", "xterm")).colours()).isTrue();
        assertThat(terminal(Map.of("NO_COLOR", "")).colours()).isTrue();
        assertThat(terminal(Map.of("NO_COLOR", "1")).colours()).isFalse();
        assertThat(terminal(Map.of("TERM", "dumb")).colours()).isFalse();
    }

    @Test
    void unicode_followsTheLocaleThatCounts() {
        assertThat(terminal(Map.of("LANG", "de_DE.UTF-8")).unicode()).isTrue();
        assertThat(terminal(Map.of("LANG", "C.utf8")).unicode()).isTrue();
        assertThat(terminal(Map.of("LANG", "de_DE.UTF-8", "LC_ALL", "C")).unicode())
                .isFalse();
        assertThat(terminal(Map.of()).unicode()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"120, 120", "20, 40", "0, 100", "'', 100", "wide, 100", "99999, 100"})
    void width_comesFromTheEnvironmentIfItMakesSense(String columns, int expected) {
        assertThat(terminal(Map.of("COLUMNS", columns)).width()).isEqualTo(expected);
    }

    private static Terminal terminal(Map<String, String> environment) {
        return Terminal.of(environment, name -> "true");
    }
}
