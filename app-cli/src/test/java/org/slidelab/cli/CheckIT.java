package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.cli.Distribution.Result;
import tools.jackson.databind.JsonNode;

/** Claims of our heuristics and of dropped-in jars, found true or false by the packaged distribution. */
class CheckIT {

    private static final String CLAIM = "public HeuristicTraits traits() { return HeuristicTraits.CONSISTENT; }";

    /** Adds two for every pair in each other's way, not for every tile that must leave its line. */
    private static final String CONFLICTS_BY_PAIR = """
            int sum = 0;
            for (int a = 0; a < board.cells(); a++) {
                int tile = board.tile(a);
                if (tile == 0) continue;
                int home = goal.cellOf(tile);
                sum += board.size().distance(a, home);
                for (int b = a + 1; b < board.cells(); b++) {
                    if (board.tile(b) == 0) continue;
                    int other = goal.cellOf(board.tile(b));
                    boolean row = board.row(a) == board.row(b) && board.row(home) == board.row(a)
                            && board.row(other) == board.row(a) && home > other;
                    boolean column = board.column(a) == board.column(b) && board.column(home) == board.column(a)
                            && board.column(other) == board.column(a) && home > other;
                    sum += row || column ? 2 : 0;
                }
            }
            return sum;
            """;

    private static final String MISPLACED_WITH_BLANK = """
            int misplaced = 0;
            for (int cell = 0; cell < board.cells(); cell++) {
                misplaced += board.tile(cell) == goal.tile(cell) ? 0 : 1;
            }
            return misplaced;
            """;

    @TempDir
    static Path folder;

    private static final Distribution SLIDELAB = Distribution.packaged();

    @BeforeAll
    static void dropIn() throws IOException {
        PluginFolder plugins = new PluginFolder(folder, SLIDELAB.coreJar());
        plugins.heuristic(
                "pairs.jar", "Pairs", PluginFolder.plain("Pairs", "conflict-pairs", CONFLICTS_BY_PAIR, CLAIM));
        plugins.heuristic(
                "blank.jar", "Blank", PluginFolder.plain("Blank", "misplaced-with-blank", MISPLACED_WITH_BLANK, CLAIM));
        plugins.heuristic(
                "throws.jar",
                "Throws",
                PluginFolder.plain("Throws", "throws", "throw new IllegalStateException(\"no idea\");"));
        plugins.heuristic(
                "modest.jar",
                "Modest",
                PluginFolder.plain("Modest", "modest", "return board.tile(0) == goal.tile(0) ? 0 : 1;"));
    }

    @Test
    void check_ofMisplacedWithBlank_isRefutedByOneMove() {
        Result result = check("check misplaced-with-blank").exits(12).quietly();

        assertThat(result.lines())
                .anyMatch(line -> line.matches("admissible +yes +refuted"))
                .anyMatch(line -> line.matches("consistent +yes +refuted"))
                .anyMatch(line -> line.matches("0 for the goal +always +proved"))
                .contains(
                        "  board 1 0 2 / 3 4 5 / 6 7 8: estimate 2, true distance 1",
                        "  after the blank's move L, 0 1 2 / 3 4 5 / 6 7 8: estimate 0, which is 2 less;"
                                + " one move may take off 1 at most");
    }

    @Test
    void check_ofConflictsCountedByPair_isRefutedWithBoardEstimateAndDistance() {
        JsonNode check = check("check conflict-pairs --format json")
                .exits(12)
                .quietly()
                .json()
                .get(0);

        JsonNode example = check.get("counterexamples").get("admissible");
        assertThat(check.get("claimsHold").asBoolean()).isFalse();
        assertThat(check.get("source").asString()).isEqualTo("pairs.jar");
        assertThat(example.get("estimate").asInt())
                .isGreaterThan(example.get("distance").asInt());
        assertThat(solvedIn(example.get("board")))
                .isEqualTo(example.get("distance").asInt());
    }

    @Test
    void check_onSamples_refutesMisplacedWithBlankToo() {
        Result result = check("check misplaced-with-blank --size 4x4 --samples 20 --seed 3")
                .exits(12);

        assertThat(result.out())
                .contains("20 samples, seed 3, distances found by idastar ", "refuted: admissible")
                .contains("estimate 2, true distance 1");
    }

    @ParameterizedTest
    @CsvSource({
        "manhattan, blank-first",
        "manhattan, blank-last",
        "euclidean, blank-last",
        "walking-distance, 123/456/780"
    })
    void check_ofOurs_isProvedOnEveryBoard(String heuristic, String goal) {
        Result result = check("check " + heuristic + " --goal " + goal).exits(0).quietly();

        assertThat(result.lines())
                .anyMatch(line -> line.matches("admissible +yes +proved"))
                .anyMatch(line -> line.matches("consistent +yes +proved"))
                .anyMatch(line -> line.matches("incremental form right +always +proved"))
                .contains(heuristic + ": 181,440 boards and 483,840 moves looked at")
                .anyMatch(line -> line.matches(" +31 +2 .*"));
    }

    @Test
    void check_ofAModestPlugin_tellsWhatItCouldClaim() {
        assertThat(check("check modest").exits(0).lines())
                .anyMatch(line -> line.matches("consistent +no +proved \\(not claimed, but holds\\)"));
    }

    @Test
    void check_ofSeveral_isATableWithWhoDominatesWhom() {
        Result result =
                check("check manhattan misplaced zero --size 2x4").exits(0).quietly();

        assertThat(result.lines())
                .anyMatch(line -> line.matches("manhattan +consistent +proved +proved +proved +fine .*"))
                .contains("manhattan dominates misplaced, zero (proved on every board)");
    }

    @Test
    void check_ofAll_findsTheWrongOnesAndTheOneThatThrows() {
        Result result = check("check all --size 2x3 --format csv").exits(12);

        assertThat(result.err().lines())
                .containsExactly("slidelab: heuristic 'throws' (org.example.Throws in throws.jar) threw"
                        + " IllegalStateException: no idea");
        assertThat(result.lines().get(0)).startsWith("heuristic,source,rows,columns,goal,everyBoard,");
        assertThat(result.lines())
                .anyMatch(line -> line.startsWith("misplaced-with-blank,blank.jar,") && line.contains(",refuted"))
                .anyMatch(line -> line.startsWith("manhattan,") && !line.contains(",refuted"));
    }

    @Test
    void check_ofAPluginThatThrows_endsWithThePluginsFault() {
        Result result = check("check throws").exits(31);

        assertThat(result.err())
                .contains("'throws' (org.example.Throws in throws.jar)")
                .doesNotContain("\tat ");
    }

    @Test
    void check_byDepthAsCsv_hasALineForEachDistance() {
        List<String> lines =
                check("check zero --size 2x2 --by-depth --format csv").exits(0).lines();

        assertThat(lines)
                .hasSize(8)
                .startsWith(
                        "heuristic,distance,boards,meanEstimate,leastEstimate,greatestEstimate," + "meanError,exact");
        assertThat(lines.get(7)).isEqualTo("zero,6,1,0.0,0.0,0.0,6.0,0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "check | Missing required parameter: 'HEURISTIC'",
                "check manhatan | unknown heuristic 'manhatan'; did you mean 'manhattan'?",
                "check walking-distance --size 5x5 | heuristic 'walking-distance' does not support 5x5 boards",
                "check manhattan --samples 0 | expected a whole number from 1 to 1000000, found '0'",
                "check manhattan --goal 12 | goal '12': expected blank-first"
            })
    void check_ofBadInput_saysWhatIsExpected(String command, String message) {
        Result result = check(command).exits(2);

        assertThat(result.err()).contains(message).hasLineCount(1);
    }

    private static Result check(String line) {
        return SLIDELAB.command(line + " --plugins " + folder);
    }

    private static int solvedIn(JsonNode tiles) {
        String board = tiles.toString().replaceAll("[\\[\\] ]", "");
        return SLIDELAB.command("solve -a bfs --format json " + board)
                .exits(0)
                .json()
                .get(0)
                .get("cost")
                .asInt();
    }
}
