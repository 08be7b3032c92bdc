package org.slidelab.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.slidelab.web.Served;

/** Watching searches, in a real browser. */
@ExtendWith(Chromium.class)
class WatchBrowserTest {

    private static final Served SERVED = Served.withDefaults();
    private static final String NEAR = "watch?board=1+2+5+3+4+8+6+0+7&a=astar&h=manhattan";

    private Page page;

    @BeforeEach
    void open(ChromeDriver driver) {
        page = new Page(driver, SERVED.address());
        page.width(1280);
        page.scheme("light");
    }

    @AfterAll
    static void close() {
        SERVED.close();
    }

    @Test
    void steps_forwardAndBack_areThoseOfTheEngine() {
        page.open(NEAR);
        page.await("the trace", () -> position().equals("0 / 6"));
        List<String> forward = new ArrayList<>();
        for (int step = 1; step <= 6; step++) {
            page.button("Step forward").click();
            forward.add(node());
        }

        // What ./slidelab solve -a astar -H manhattan --trace 125348607 prints.
        assertThat(forward)
                .containsExactly(
                        "g0 h5 f5 1 2 5 3 4 8 6 0 7",
                        "g1 h4 f5 1 2 5 3 4 8 6 7 0",
                        "g2 h3 f5 1 2 5 3 4 0 6 7 8",
                        "g3 h2 f5 1 2 0 3 4 5 6 7 8",
                        "g4 h1 f5 1 0 2 3 4 5 6 7 8",
                        "g5 h0 f5 0 1 2 3 4 5 6 7 8");
        for (int step = 5; step >= 1; step--) {
            page.button("Step back").click();
            assertThat(node()).isEqualTo(forward.get(step - 1));
        }
    }

    @Test
    void steps_byKeysBurstAndJump_goWhereTheyShould() {
        page.open("watch?board=8+0+6+5+4+7+2+3+1&a=bfs&n=500");
        page.await("the trace", () -> position().equals("0 / 500"));

        page.button("Step forward").click();
        page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        assertThat(position()).isEqualTo("2 / 500");
        page.button("25 steps").click();
        assertThat(position()).isEqualTo("27 / 500");
        page.one("[aria-label='Jump to step']").sendKeys(Keys.chord(Keys.CONTROL, "a"), "123", Keys.ENTER);
        assertThat(position()).isEqualTo("123 / 500");
        page.await("the address", () -> page.hash().contains("step=123"));
        page.button("Last step").click();
        assertThat(page.fact("explored")).isEqualTo("500");
        page.button("First step").click();
        page.button("Run").click();
        page.await(
                "some steps", () -> !position().startsWith("0 /") && !position().startsWith("1 /"));
        page.button("Pause").click();
    }

    @Test
    void twoAlgorithms_stepTogether() {
        page.open(NEAR + "&two=yes&a2=bfs&step=3");

        page.await(
                "both",
                () -> page.all("[data-current]").size() == 2
                        && page.all("[data-fact='step']").stream()
                                .allMatch(fact -> fact.getText().equals("3")));
        page.button("Step forward").click();
        assertThat(page.all("[data-fact='step']"))
                .allMatch(fact -> fact.getText().equals("4"));
        assertThat(page.tiles("section[aria-label='Algorithm 1'] .board"))
                .isNotEqualTo(page.tiles("section[aria-label='Algorithm 2'] .board"));
    }

    @Test
    void rounds_ofAnIterativeSearch_showTheirBound() {
        page.open(NEAR.replace("a=astar", "a=ids").replace("&h=manhattan", "") + "&step=8");

        page.await("a bound", () -> !page.all("[data-fact='bound']").isEmpty());
        assertThat(Integer.parseInt(page.fact("bound"))).isPositive();
    }

    @Test
    void frontier_isInTheOrderInWhichTheSearchTakesIt() {
        page.open(NEAR + "&step=4");
        page.await("the frontier", () -> !page.all(".frontier tr.next").isEmpty());
        String next = page.text(".frontier tr.next td.mono");

        page.button("Step forward").click();
        assertThat(page.tiles(".board.small")).isEqualTo(next);
    }

    @Test
    void treeOfTwentyThousandNodes_canBeZoomedCollapsedAndWalked() {
        page.open("watch?board=8+0+6+5+4+7+2+3+1&a=bfs&n=20000");
        page.await("the trace", () -> position().equals("0 / 20,000"));
        page.button("Last step").click();
        page.button("Show the whole tree").click();
        page.one(".tree canvas").sendKeys(Keys.ARROW_UP);
        assertThat(page.text("[data-picked]")).contains("chosen: g ");
        page.one(".tree canvas").sendKeys(Keys.ENTER, "+", "-", "0");

        // Drawn at all: the canvas has many pixels that aren't empty.
        Object painted = page.driver()
                .executeAsyncScript(
                        "const done = arguments[0]; requestAnimationFrame(() =>"
                                + " requestAnimationFrame(() => { const canvas = document.querySelector('.tree canvas');"
                                + " const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;"
                                + " let count = 0; for (let i = 3; i < data.length; i += 4) { count += data[i] > 0; } done(count); }))");
        assertThat((Long) painted).isGreaterThan(2_000);
    }

    @Test
    void step_inATreeOfTwentyThousandNodes_takesLessThanAFrame() {
        page.open("watch?board=8+0+6+5+4+7+2+3+1&a=bfs&n=20000&step=19000");
        page.await("the trace", () -> position().equals("19,000 / 20,000"));
        page.button("Show the whole tree").click();

        // The script's share of each step: what the click does, and the drawing in the next frame.
        List<?> millis = (List<?>) page.driver().executeAsyncScript("""
                const done = arguments[0];
                const nextFrame = requestAnimationFrame.bind(window);
                let drawing = 0;
                window.requestAnimationFrame = draw => nextFrame(now => {
                    const begin = performance.now();
                    draw(now);
                    drawing += performance.now() - begin;
                });
                const forward = document.querySelector("[aria-label='Step forward']");
                const steps = [];
                const step = () => {
                    const begin = performance.now();
                    drawing = 0;
                    forward.click();
                    const clicked = performance.now() - begin;
                    nextFrame(() => {
                        steps.push(clicked + drawing);
                        steps.length < 60 ? nextFrame(step) : done(steps);
                    });
                };
                step();
                """);
        assertThat(millis.stream()
                        .map(each -> ((Number) each).doubleValue())
                        .sorted()
                        .toList()
                        .get(30))
                .isLessThan(1000.0 / 60);
    }

    private String position() {
        return page.text("[data-position]");
    }

    private String node() {
        return "g%s h%s f%s %s".formatted(page.fact("g"), page.fact("h"), page.fact("f"), page.tiles(".board.small"));
    }
}
