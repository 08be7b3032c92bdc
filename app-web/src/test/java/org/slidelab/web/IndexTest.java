package org.slidelab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page asks for all its modules at once, instead of one after the other as they name each other. */
class IndexTest {

    private static final Pattern ASKED = Pattern.compile("(?:src|rel=\"modulepreload\" href)=\"js/([^\"]+)\"");

    @Test
    void index_asksForEveryModule() throws IOException, URISyntaxException {
        Path folder = Path.of(JettyWindow.class.getResource("page").toURI());
        List<String> modules;
        try (var files = Files.list(folder.resolve("js"))) {
            modules = files.map(file -> file.getFileName().toString()).toList();
        }

        assertThat(ASKED.matcher(Files.readString(folder.resolve("index.html"))).results())
                .extracting((MatchResult match) -> match.group(1))
                .containsExactlyInAnyOrderElementsOf(modules)
                .isNotEmpty();
    }
}
