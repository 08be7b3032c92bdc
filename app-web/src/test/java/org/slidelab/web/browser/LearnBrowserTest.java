package org.slidelab.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;
import org.slidelab.web.DropIn;
import org.slidelab.web.Served;

/** The pages to read, and a plugin that was dropped in, in a real browser. */
@ExtendWith(Chromium.class)
class LearnBrowserTest {

    @Test
    void page_ofAnAlgorithm_hasItsPictureAndLinksThatWork(ChromeDriver driver) {
        try (Served served = Served.withDefaults()) {
            Page page = new Page(driver, served.address()).open("learn/algorithm/astar");
            page.await("the picture", () -> !page.all("figure svg circle").isEmpty());

            assertThat(page.text("article")).contains("Idea", "In pseudo-code", "frontier ←", "Properties", "Try it");
            page.one("article a[href*='#/play']").click();
            assertThat(page.fact("cost")).isEqualTo("31 moves");
        }
    }

    @Test
    void heuristic_thatIsDroppedIn_canBeChosenAndHasAPage(ChromeDriver driver, @TempDir Path folder) throws Exception {
        DropIn.heuristic(
                folder, "corner.jar", "Corner", "corner-right", "return board.tile(0) == goal.tile(0) ? 0 : 1;");
        try (Served served = Served.withPlugins(folder)) {
            Page page = new Page(driver, served.address()).open("play?board=1+2+5+3+4+0+6+7+8&a=astar");
            page.choose("Heuristic", "corner-right");
            page.button("Solve").click();
            page.await("the result", () -> page.text("main").contains("astar with corner-right"));
            assertThat(page.fact("cost")).isEqualTo("3 moves");
            assertThat(page.text("form")).contains("from corner.jar");

            page.open("learn/heuristic/corner-right");
            page.await("the picture", () -> !page.all("figure svg polyline").isEmpty());
            assertThat(page.text("article"))
                    .contains("made for a test", "plugin corner.jar", "admissible", "org.example.Corner");
        }
    }
}
