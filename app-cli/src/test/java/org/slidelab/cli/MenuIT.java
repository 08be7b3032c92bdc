package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.slidelab.cli.Distribution.Result;

class MenuIT {

    private static final Distribution SLIDELAB = Distribution.packaged();
    private static final String ASTAR = number("Algorithm", "astar", "1");
    private static final String BFS = number("Algorithm", "bfs", "1");
    private static final String ALL = number("Algorithm", "all of them", "1");

    @Test
    void menu_defaultBoardAndBfs_showsTheResultAndLeaves() {
        Result result = menu("1", BFS, "0");

        assertThat(result.out())
                .contains("8 0 6\n5 4 7\n2 3 1\n", "algorithm     bfs", "solved in 31 moves", "181,439")
                .endsWith("Bye.\n");
    }

    @Test
    void menu_informedAlgorithm_asksForTheHeuristic() {
        assertThat(menu("1", ASTAR, number("Heuristic", "misplaced", "1", ASTAR), "0")
                        .out())
                .contains("heuristic     misplaced", "121,529");
    }

    @Test
    void menu_wrongInput_isAskedAgain() {
        Result result = menu("7", "x", "", "3", "1 2 3", "1 1 2 3 4 5 6 7 8", "1 2 5 3 4 0 6 7 8", "99", BFS, "0");

        assertThat(result.out())
                .contains(
                        "'7': expected a number from 0 to 3",
                        "'x': expected",
                        "'': expected",
                        "board has 3 tiles",
                        "tile 1 is there twice",
                        "'99': expected a number from 0 to ",
                        "solved in 3 moves");
    }

    @Test
    void menu_randomBoardWithAll_isOneTableAndGoesOn() {
        Result result = SLIDELAB.runWithInput("2\n" + ALL + "\n1\n0\n0\n", "menu", "--size", "2x3")
                .exits(0);

        assertThat(result.out())
                .containsPattern("algorithm +heuristic +outcome")
                .contains("\nbfs ", "\nidastar ", "\nucs ")
                .endsWith("Bye.\n");
    }

    @Test
    void menu_unsolvableBoard_saysSoAndGoesOn() {
        assertThat(menu("3", "1 2 3 4 5 0 7 6 8", BFS, "1", BFS, "0").out())
                .contains("unsolvable (by parity, without a search)", "solved in 31 moves");
    }

    @Test
    void menu_endOfInput_leaves() {
        for (String input : new String[] {"", "1\n", "3\n", "1\n1\n"}) {
            assertThat(SLIDELAB.runWithInput(input, "menu").exits(0).out()).endsWith("Bye.\n");
        }
    }

    /** The number under which the menu offers something, after some answers. */
    private static String number(String title, String thing, String... answers) {
        Matcher matcher = Pattern.compile(title + ":.* {2}(\\d+) " + Pattern.quote(thing) + " ")
                .matcher(menu(answers).out());
        assertThat(matcher.find()).as("%s is offered", thing).isTrue();
        return matcher.group(1);
    }

    private static Result menu(String... answers) {
        return SLIDELAB.runWithInput(String.join("\n", answers) + "\n", "menu")
                .exits(0)
                .quietly();
    }
}
