package org.slidelab.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.slidelab.web.Served;

/** Playing and solving, in a real browser. */
@ExtendWith(Chromium.class)
class PlayBrowserTest {

    private static final Served SERVED = Served.withDefaults();
    private static final String EASY = "play?board=1+2+5+3+4+0+6+7+8";

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
    void tile_thatIsClicked_slidesIntoTheBlank() {
        page.open(EASY).click("[data-tile='5']");

        assertThat(page.board()).isEqualTo("1 2 0 3 4 5 6 7 8");
        assertThat(page.hash()).contains("board=1 2 0 3 4 5 6 7 8");
        assertThat(page.text("[data-status]")).isEqualTo("1 move by hand");
    }

    @Test
    void tile_thatIsFarInTheBlanksRow_takesTheOthersAlong() {
        page.open(EASY).click("[data-tile='3']");

        assertThat(page.board()).isEqualTo("1 2 5 0 3 4 6 7 8");
    }

    @Test
    void arrowKeys_moveTilesAndSolveTheBoard() {
        page.open(EASY).one(".board").sendKeys(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);

        assertThat(page.board()).isEqualTo("0 1 2 3 4 5 6 7 8");
        assertThat(page.text("[data-status]")).isEqualTo("Solved in 3 moves by hand.");
        page.button("Back to the start").click();
        assertThat(page.board()).isEqualTo("1 2 5 3 4 0 6 7 8");
    }

    @Test
    void tile_thatIsDragged_movesIfItIsDraggedFarEnough() {
        page.open(EASY);
        new Actions(page.driver())
                .dragAndDropBy(page.one("[data-tile='4']"), 20, 0)
                .perform();
        assertThat(page.board()).isEqualTo("1 2 5 3 4 0 6 7 8");

        new Actions(page.driver())
                .dragAndDropBy(page.one("[data-tile='4']"), 90, 0)
                .perform();
        assertThat(page.board()).isEqualTo("1 2 5 3 0 4 6 7 8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"8,0,6,5,4,7,2,3,1", "806/547/231", "806547231"})
    void board_thatIsTyped_isShown(String text) {
        page.open(EASY).type("Board", text);

        page.await("the board", () -> page.board().equals("8 0 6 5 4 7 2 3 1"));
    }

    @ParameterizedTest
    @CsvSource({"1 2 2 3 4 5 6 7 8, tile 2 is there twice", "1 2 3, a 3x3 board takes 9", "a b, is not a number"})
    void board_thatIsWrong_marksTheFieldAndSaysWhatWouldBeAccepted(String text, String sentence) {
        page.open(EASY).type("Board", text);

        page.await(
                "the error",
                () -> page.text(".field .error").contains(sentence)
                        || page.all(".field .error").stream()
                                .anyMatch(error -> error.getText().contains(sentence)));
        assertThat(page.field("Board").getDomAttribute("aria-invalid")).isEqualTo("true");
        assertThat(page.field("Board").getDomAttribute("aria-describedby")).contains("error");
        assertThat(page.button("Solve").isEnabled()).isFalse();

        page.type("Board", "125340678");
        page.await("no error", () -> page.field("Board").getDomAttribute("aria-invalid") == null);
        assertThat(page.button("Solve").isEnabled()).isTrue();
    }

    @Test
    void random_withADepth_isExactlyThatFar() {
        page.open(EASY);
        page.run("const range = document.querySelector('.setup input[type=range]'); range.value = 14;"
                + " range.dispatchEvent(new Event('input'))");
        page.button("Random").click();
        page.await("another board", () -> !page.board().equals("1 2 5 3 4 0 6 7 8"));

        page.button("Solve").click();
        assertThat(page.fact("cost")).isEqualTo("14 moves");
    }

    @ParameterizedTest
    @CsvSource({"4×4, 16", "5×5, 25"})
    void size_thatIsChosen_givesABoardOfThatSize(String size, int cells) {
        page.open(EASY).button(size).click();

        page.await("the board", () -> page.board().split(" ").length == cells);
    }

    @Test
    void size_ofAnyKindAndAnOwnGoal_areSolved() {
        page.open(EASY).button("other").click();
        page.type("Rows", "2");
        page.await("two rows", () -> page.board().split(" ").length == 6);
        page.type("Columns", "2");
        page.await("two columns", () -> page.board().split(" ").length == 4);
        page.choose("Goal", "own");
        page.type("My goal", "1 2 0 3");
        page.await("the goal", () -> page.hash().contains("goal=1 2 0 3"));

        page.button("Solve").click();
        assertThat(page.text(".result [data-outcome]")).isIn("solved", "unsolvable");
    }

    @Test
    void solve_withAChosenAlgorithm_showsTheResultCard() {
        page.open("play?board=8+0+6+5+4+7+2+3+1").choose("Algorithm", "bfs");
        page.button("Solve").click();

        assertThat(page.fact("expanded")).isEqualTo("181,439");
        assertThat(page.fact("generated")).isEqualTo("302,400");
        assertThat(page.fact("peak frontier")).isEqualTo("25,136");
        assertThat(page.fact("cost")).isEqualTo("31 moves");
        assertThat(page.fact("depth")).isEqualTo("31");
        assertThat(page.fact("b*")).startsWith("1.4");
        assertThat(page.text(".result")).contains("proved shortest");
    }

    @Test
    void options_areFieldsThatAreMarkedWhenWrong() {
        page.open(EASY).choose("Algorithm", "dls");
        page.type("limit", "2");
        page.button("Solve").click();
        assertThat(page.text(".result [data-outcome]")).contains("depth limit");
        assertThat(page.hash()).contains("a=dls:limit=2");

        page.type("limit", "-5");
        page.button("Solve").click();
        page.await("the mark", () -> "true".equals(page.field("limit").getDomAttribute("aria-invalid")));
        assertThat(page.text("form")).contains("a whole number from");
    }

    @Test
    void playback_withKeysButtonsAndMoves_showsEachStep() {
        page.open(EASY).button("Solve").click();
        page.one(".playback");
        page.button("Forward").click();
        assertThat(page.board()).isEqualTo("1 2 0 3 4 5 6 7 8");

        page.press(Keys.ARROW_RIGHT);
        assertThat(page.board()).isEqualTo("1 0 2 3 4 5 6 7 8");
        page.press(Keys.ARROW_LEFT);
        assertThat(page.board()).isEqualTo("1 2 0 3 4 5 6 7 8");
        page.press(Keys.END);
        assertThat(page.board()).isEqualTo("0 1 2 3 4 5 6 7 8");
        page.press(Keys.HOME);
        assertThat(page.text(".playback [data-position]")).isEqualTo("0 / 3");
        page.click(".moves [data-step='2']");
        assertThat(page.board()).isEqualTo("1 0 2 3 4 5 6 7 8");
        page.button("First").click();
        page.button("Play").click();
        page.await("the end", () -> page.board().equals("0 1 2 3 4 5 6 7 8"));
        assertThat(page.all(".chart polyline")).hasSize(2);
    }

    @Test
    void board_thatCannotBeSolved_isExplainedAtOnce() {
        page.open("play?board=0+2+1+3+4+5+6+7+8");

        assertThat(page.text("[data-unsolvable]")).contains("can't be solved", "1 pair", "odd");
        assertThat(page.all(".board .tile.marked")).hasSize(2);
        assertThat(page.all(".parity .arc")).hasSize(1);
        page.button("Solve").click();
        assertThat(page.text(".result [data-outcome]")).isEqualTo("unsolvable");
    }

    @Test
    void search_thatTakesLong_showsProgressAndCanBeCancelled() {
        page.open("play?size=4x4&a=idastar&h=zero&board=" + Served.HARD.replace(' ', '+'));
        page.button("Solve").click();
        page.await("progress", () -> page.text("form [role=status]").contains("expanded"));

        page.button("Cancel").click();

        page.await("the result", () -> !page.all(".result").isEmpty());
        assertThat(page.text(".result [data-outcome]")).isEqualTo("cancelled");
        assertThat(page.fact("expanded")).isNotEqualTo("0");
    }

    @Test
    void link_ofASearch_restoresItAndSolves() {
        page.open("play?size=2x3&goal=blank-last&board=1+2+0+4+5+3&a=ids:duplicates%3Dpath&solve=yes");

        assertThat(page.fact("cost")).isEqualTo("1 move");
        assertThat(page.text(".result")).contains("ids:duplicates=path");
    }
}
