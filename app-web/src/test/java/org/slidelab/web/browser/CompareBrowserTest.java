package org.slidelab.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.slidelab.web.Served;

/** Comparing, in a real browser. */
@ExtendWith(Chromium.class)
class CompareBrowserTest {

    private static final Served SERVED = Served.withDefaults();
    private static final String SET_UP =
            "compare?board=8+0+6+5+4+7+2+3+1&as=astar&as=bfs&as=wastar:weight%3D2&hs=manhattan&hs=misplaced";

    private Page page;

    @BeforeEach
    void open(ChromeDriver driver) {
        page = new Page(driver, SERVED.address());
        page.width(1280);
        page.scheme("light");
    }

    @AfterAll
    static void close() throws IOException {
        SERVED.close();
        if (Files.isDirectory(Chromium.downloads())) {
            try (var files = Files.list(Chromium.downloads())) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(Chromium.downloads());
        }
    }

    @Test
    void table_fillsWithARowForEachRun() {
        page.open(SET_UP).button("Compare").click();

        finished(5);
        assertThat(column("algorithm")).containsExactly("astar", "astar", "bfs", "wastar:weight=2", "wastar:weight=2");
        assertThat(column("expanded")).contains("181,439", "6,728");
        assertThat(page.all(".results .bar")).hasSize(5 * 4);
        assertThat(page.all("[aria-label='Bar chart'] rect")).hasSize(1 + 5);
    }

    @Test
    void heading_thatIsClicked_sortsByIt() {
        page.open(SET_UP + "&run=yes");
        finished(5);

        page.button("expanded").click();
        assertThat(column("expanded").get(4)).isEqualTo("181,439");
        page.button("expanded").click();
        assertThat(column("expanded").get(0)).isEqualTo("181,439");
        assertThat(page.all("th[aria-sort='descending']")).hasSize(1);
    }

    @Test
    void link_restoresTheWholeSetUpAndItsResults() {
        page.open(SET_UP);
        page.button("None").click();
        page.run("document.querySelector('input[value=greedy]').click()");
        page.choose("Stop each run after", "5");
        page.button("Compare").click();
        finished(4);
        page.button("cost").click();
        page.choose("Bars show", "generated");
        String link = String.valueOf(page.run("return location.href"));

        page.driver().get("about:blank");
        page.driver().get(link);

        finished(4);
        assertThat(column("algorithm")).containsOnly("greedy", "wastar:weight=2");
        assertThat(page.field("Stop each run after").getDomProperty("value")).isEqualTo("5");
        assertThat(page.field("Bars show").getDomProperty("value")).isEqualTo("generated");
        assertThat(page.all("th[aria-sort='ascending']")).hasSize(1);
    }

    @Test
    void downloads_areCsvSvgAndPng() throws IOException {
        page.open(SET_UP + "&run=yes");
        finished(5);
        for (String kind : List.of("CSV", "SVG", "PNG")) {
            page.button(kind).click();
        }

        assertThat(Files.readString(file("comparison.csv")))
                .startsWith("board,rows,columns,goal,algorithm,heuristic,outcome,cost")
                .contains("8 0 6 5 4 7 2 3 1,3,3,0 1 2 3 4 5 6 7 8,bfs,,solved,31,");
        assertThat(Files.readString(file("comparison.svg"))).startsWith("<?xml").contains("<svg", "181,439");
        assertThat(Files.readAllBytes(file("comparison.png"))).startsWith(0x89, 'P', 'N', 'G');
    }

    @Test
    void comparison_thatIsCancelled_keepsWhatIsDone() {
        page.open("compare?size=4x4&as=greedy&as=idastar&hs=manhattan&board=" + Served.HARD.replace(' ', '+'));
        page.button("Compare").click();
        page.await("the second run", () -> page.text("form [role=status]").equals("2 of 2"));
        page.button("Cancel").click();

        page.await("the end", () -> page.text("form [role=status]").contains("runs"));
        assertThat(column("outcome")).hasSize(2).last().isEqualTo("cancelled");
    }

    @Test
    void spec_thatIsWrong_marksTheField() {
        page.open(SET_UP.replace("wastar", "wastarr")).button("Compare").click();

        page.await("the error", () -> page.text("form").contains("did you mean 'wastar'"));
        assertThat(page.all("[aria-invalid='true']")).hasSize(1);
    }

    private void finished(int runs) {
        page.await(runs + " runs", () -> page.text("form [role=status]").equals(runs + " runs"));
    }

    private List<String> column(String field) {
        return page.all(".results td[data-field='" + field + "']").stream()
                .map(WebElement::getText)
                .toList();
    }

    private Path file(String name) {
        Path path = Chromium.downloads().resolve(name);
        page.await(name, () -> Files.exists(path));
        return path;
    }
}
