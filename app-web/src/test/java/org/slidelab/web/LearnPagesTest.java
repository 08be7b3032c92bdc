package org.slidelab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slidelab.core.catalog.Catalog;

/** Each algorithm and heuristic of ours has a page with its idea, its pseudo-code and what it costs. */
class LearnPagesTest {

    static Stream<String> providers() {
        Catalog catalog = Catalog.of(LearnPagesTest.class.getClassLoader());
        return Stream.concat(
                catalog.algorithms().stream()
                        .map(entry -> "algorithm/" + entry.provider().id()),
                catalog.heuristics().stream()
                        .map(entry -> "heuristic/" + entry.provider().id()));
    }

    @ParameterizedTest
    @MethodSource("providers")
    void page_ofEachProvider_isThere(String provider) throws IOException {
        String name = "page/learn/" + provider + ".html";
        try (var stream = JettyWindow.class.getResourceAsStream(name)) {
            assertThat(stream).as("write the page %s", name).isNotNull();
            assertThat(new String(stream.readAllBytes(), StandardCharsets.UTF_8))
                    .contains(
                            "<h2>Idea</h2>",
                            "<h2>In pseudo-code</h2>",
                            "<pre>",
                            "<h2>What it costs, and when to take it</h2>")
                    .doesNotContain("<script", "style=", "http");
        }
    }
}
