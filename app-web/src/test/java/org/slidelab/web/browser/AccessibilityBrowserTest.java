package org.slidelab.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.slidelab.web.Served;

/** Every view, wide and light, narrow and dark, with axe's rules for WCAG 2 AA, and nothing sticking out. */
@ExtendWith(Chromium.class)
class AccessibilityBrowserTest {

    private static final Served SERVED = Served.withDefaults();
    private static final String AXE = axe();

    @AfterAll
    static void close() {
        SERVED.close();
    }

    static Stream<Arguments> looks() {
        return Stream.of(
                        Map.entry("play?board=8+0+6+5+4+7+2+3+1&solve=yes", ".chart polyline"),
                        Map.entry("play?size=4x4&board=0+2+1+3+4+5+6+7+8+9+10+11+12+13+14+15", "[data-unsolvable]"),
                        Map.entry("watch?board=1+2+5+3+4+8+6+0+7&a=astar&two=yes&step=2", "[data-current] dd"),
                        Map.entry(
                                "compare?board=1+2+5+3+4+8+6+0+7&as=bfs&as=astar&run=yes",
                                "[aria-label='Bar chart'] rect"),
                        Map.entry("learn/algorithm/idastar", "figure svg"),
                        Map.entry("learn/heuristic/manhattan", "figure svg"),
                        Map.entry("learn", "dl"))
                .flatMap(view -> Stream.of(
                        Arguments.of(view.getKey(), view.getValue(), "light", 1280),
                        Arguments.of(view.getKey(), view.getValue(), "dark", 360)));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void view_inEachLook_keepsTheRules(String hash, String ready, String scheme, int width, ChromeDriver driver) {
        Page page = new Page(driver, SERVED.address());
        driver.manage().logs().get(LogType.BROWSER); // what came before is not ours
        page.scheme(scheme);
        page.width(width);
        page.open(hash).one(ready);

        page.run(AXE);
        Object found = driver.executeAsyncScript(
                "const done = arguments[0]; axe.run(document, {runOnly: ['wcag2a', 'wcag2aa',"
                        + " 'wcag21a', 'wcag21aa', 'best-practice']}).then(result => done(result.violations.map(each => each.id + ': '"
                        + " + each.nodes.map(node => node.html.slice(0, 160) + ' ' + node.failureSummary).join('; '))))");

        assertThat((List<?>) found).isEmpty();
        assertThat((Long) page.run("return document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(width);
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
    }

    private static String axe() {
        try (InputStream stream = AccessibilityBrowserTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
