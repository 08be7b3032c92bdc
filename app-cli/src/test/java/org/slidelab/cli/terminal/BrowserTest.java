package org.slidelab.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BrowserTest {

    private static final URI ADDRESS = URI.create("http://127.0.0.1:8080/");

    @ParameterizedTest
    @CsvSource({"Linux, xdg-open", "Mac OS X, open", "Windows 11, rundll32", "FreeBSD, xdg-open"})
    void command_ofTheSystem_getsTheAddressAsItsLastWord(String system, String program) {
        List<List<String>> commands = Browser.commands(system, Optional.empty(), ADDRESS);

        assertThat(commands).singleElement().satisfies(command -> {
            assertThat(command).first().isEqualTo(program);
            assertThat(command).last().isEqualTo("http://127.0.0.1:8080/");
        });
    }

    @Test
    void browsers_thatTheVariableNames_comeBeforeTheSystems() {
        assertThat(Browser.commands("Linux", Optional.of("lynx" + File.pathSeparator + "w3m"), ADDRESS))
                .extracting(command -> command.get(0))
                .containsExactly("lynx", "w3m", "xdg-open");
    }
}
