package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.slidelab.cli.Distribution.Result;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.NamedGoal;
import tools.jackson.databind.JsonNode;

class SolveIT {

    private static final Distribution SLIDELAB = Distribution.packaged();

    @Test
    void solve_oneBoard_isTheGoldenText() {
        String golden = """
                board         8 0 6 / 5 4 7 / 2 3 1
                goal          0 1 2 / 3 4 5 / 6 7 8
                algorithm     bfs
                outcome       solved in 31 moves (shortest)
                moves         MOVES
                expanded      181,439
                generated     302,400 (120,961 duplicates)
                peak frontier 25,136
                peak stored   181,440 states, MEMORY
                depth         31
                b*            1.45
                time          TIME
                """;

        Result result =
                SLIDELAB.command("solve -a bfs 8 0 6 5 4 7 2 3 1").exits(0).quietly();

        String masked = result.out()
                .replaceAll("(?m)^(moves +)[UDLR]{31}$", "$1MOVES")
                .replaceAll("(states, ).*", "$1MEMORY")
                .replaceAll("(?m)^(time +).*", "$1TIME");
        assertThat(masked.lines()).containsExactlyElementsOf(golden.lines().toList());
    }

    @Test
    void solve_withoutBoard_saysThatItUsesTheDefault() {
        Result result = SLIDELAB.run("solve").exits(0);

        assertThat(result.err().lines()).containsExactly("no board given: using the default puzzle 8 0 6 5 4 7 2 3 1");
        assertThat(result.out()).contains("solved in 31 moves (shortest)", "astar", "manhattan");
    }

    @Test
    void solve_asJson_hasTheFieldsOfTheDesign() {
        JsonNode run = SLIDELAB.command("solve --format json 806547231")
                .exits(0)
                .quietly()
                .json()
                .get(0);

        assertThat(run.propertyNames())
                .contains(
                        "board",
                        "rows",
                        "columns",
                        "goal",
                        "algorithm",
                        "heuristic",
                        "outcome",
                        "cost",
                        "moves",
                        "expanded",
                        "generated",
                        "duplicates",
                        "reopened",
                        "expandedBeforeLastLayer",
                        "peakFrontier",
                        "peakStored",
                        "depth",
                        "effectiveBranchingFactor",
                        "seconds",
                        "optimal");
        assertThat(run.get("board").toString()).isEqualTo("[8,0,6,5,4,7,2,3,1]");
        assertThat(run.get("goal").toString()).isEqualTo("[0,1,2,3,4,5,6,7,8]");
        assertThat(run.get("outcome").asString()).isEqualTo("solved");
        for (String number : List.of("rows", "columns", "cost", "expanded", "generated", "depth", "seconds")) {
            assertThat(run.get(number).isNumber()).as(number).isTrue();
        }
        assertThat(run.get("cost").asInt()).isEqualTo(31);
        assertThat(run.get("optimal").asBoolean()).isTrue();
        assertThat(replay(run)).isEqualTo(goal(run));
    }

    @Test
    void solve_asCsv_hasAHeaderAndALineForEachBoard() {
        Result result = SLIDELAB.command("solve --format csv 125340678 312045678")
                .exits(0)
                .quietly();

        assertThat(result.lines()).hasSize(3);
        assertThat(result.lines().get(0)).startsWith("board,rows,columns,goal,algorithm,heuristic,outcome,cost,moves,");
        assertThat(result.lines().get(1))
                .startsWith("1 2 5 3 4 0 6 7 8,3,3,0 1 2 3 4 5 6 7 8,astar,manhattan,solved,3,ULL,");
        assertThat(result.lines().get(2)).contains(",solved,1,U,");
    }

    /** The same board in every form; 35428617 is 0 3 5 4 2 8 6 1 7 with its leading zero dropped. */
    static Stream<List<String>> forms() {
        return Stream.of(
                List.of("0", "3", "5", "4", "2", "8", "6", "1", "7"),
                List.of("0 3 5 4 2 8 6 1 7"),
                List.of("0,3,5,4,2,8,6,1,7"),
                List.of("0, 3, 5,", "4, 2, 8,", "6, 1, 7"),
                List.of("0\t3\t5\t4\t2\t8\t6\t1\t7"),
                List.of("035/428/617"),
                List.of("0 3 5/4 2 8/6 1 7"),
                List.of("035428617"),
                List.of("35428617"));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void solve_everyInputForm_isTheSameBoard(List<String> form) {
        String[] arguments = Stream.concat(Stream.of("solve", "--format", "json"), form.stream())
                .toArray(String[]::new);

        JsonNode run = SLIDELAB.run(arguments).exits(0).quietly().json().get(0);

        assertThat(run.get("board").toString()).isEqualTo("[0,3,5,4,2,8,6,1,7]");
        assertThat(run.get("cost").asInt()).isEqualTo(10);
    }

    @Test
    void solve_standardInput_solvesEachLine() {
        Result result = SLIDELAB.runWithInput(
                        "# two boards\n1 2 5 3 4 0 6 7 8\n\n  806547231   # the second\n",
                        "solve",
                        "-",
                        "--format",
                        "json")
                .exits(0)
                .quietly();

        assertThat(result.json()).extracting(run -> run.get("cost").asInt()).containsExactly(3, 31);
    }

    @Test
    void solve_fileOfSeveralSizes_solvesEachLine(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("boards.txt"), "1 0 2 3\n1 2 5 3 4 0 6 7 8\n012/345\n");

        Result result = SLIDELAB.run("solve", "--file", file.toString(), "--format", "json")
                .exits(0)
                .quietly();

        assertThat(result.json())
                .extracting(run -> run.get("rows").asInt() + "x" + run.get("columns") + ":" + run.get("cost"))
                .containsExactly("2x2:1", "3x3:3", "2x3:0");
    }

    @ParameterizedTest
    @CsvSource({
        "2x2, blank-first",
        "2x3, blank-last",
        "3x2, snail",
        "2x5, snail",
        "3x4, blank-first",
        "4x3, blank-last",
        "4x4, snail",
        "5x5, blank-first",
        "3x6, snail"
    })
    void solve_defaultPuzzleOfEverySizeAndGoal_reachesTheGoal(String size, String goal) {
        JsonNode run = SLIDELAB.run("solve", "--size", size, "--goal", goal, "--format", "json")
                .exits(0)
                .json()
                .get(0);

        assertThat(goal(run))
                .isEqualTo(NamedGoal.parse(goal, Dimensions.parse(size)))
                .isEqualTo(replay(run));
    }

    @Test
    void solve_explicitGoal_reachesIt() {
        JsonNode run = SLIDELAB.command("solve --goal 125/340/678 --format json 0 1 2 3 4 5 6 7 8")
                .exits(0)
                .json()
                .get(0);

        assertThat(run.get("moves").asString()).isEqualTo("RRD");
    }

    @Test
    void solve_pathAsBoards_showsEachBoardAndEndsAtTheGoal() {
        Result result =
                SLIDELAB.command("solve --path boards 1 2 5 3 4 0 6 7 8").exits(0);

        assertThat(result.out()).contains("""
                        1 2 5     1 2 0     1 0 2     0 1 2
                        3 4 0     3 4 5     3 4 5     3 4 5
                        6 7 8     6 7 8     6 7 8     6 7 8
                        start     1 up      2 left    3 left
                        """);
    }

    @Test
    void solve_pathAsMoves_canBeReplayed() {
        Result result =
                SLIDELAB.command("solve -a greedy --path moves 806547231").exits(0);

        String letters = result.lines().stream()
                .filter(line -> line.startsWith("moves "))
                .findFirst()
                .orElseThrow()
                .substring(6)
                .strip();
        assertThat(replay(Board.parse("806547231"), letters)).isEqualTo(Board.parse("012345678"));
    }

    @Test
    void solve_pathNone_showsNoMoves() {
        assertThat(SLIDELAB.command("solve --path none 125340678").exits(0).out())
                .doesNotContain("moves  ");
    }

    @Test
    void solve_tensOfThousandsOfMoves_doesNotFloodTheScreen() {
        Result result = SLIDELAB.command("solve -a dfs 806547231").exits(0);

        assertThat(result.out()).contains("solved in 62,117 moves").hasSizeLessThan(1000);
    }

    @ParameterizedTest
    @CsvSource({"bfs,", "dfs,", "ids,", "ucs,", "astar, euclidean", "greedy, manhattan", "idastar, misplaced"})
    void trace_ofEachExpansion_hasGHFAndTheBoard(String algorithm, String heuristic) {
        String choice = "-a " + algorithm + (heuristic == null ? "" : " -H " + heuristic);

        Result result = SLIDELAB.command("solve --trace " + choice + " 312645078")
                .exits(0)
                .quietly();

        List<String> expansions = result.lines().stream()
                .filter(line -> line.startsWith("expand "))
                .toList();
        assertThat(expansions)
                .isNotEmpty()
                .allMatch(line ->
                        line.matches("expand \\d+ +g=\\d+ +h=\\d+(\\.\\d\\d)? +f=\\d+(\\.\\d\\d)? +[0-8]( [0-8]){8}"));
        assertThat(result.lines()).anyMatch(line -> line.matches("expanded +" + expansions.size() + "( .*)?"));
        assertThat(result.lines()).anyMatch(line -> line.startsWith("goal ") && line.endsWith(" 0 1 2 3 4 5 6 7 8"));
    }

    @Test
    void trace_withJson_leavesTheOutputToTheJson() {
        Result result =
                SLIDELAB.command("solve --trace --format json 125340678").exits(0);

        assertThat(result.json()).hasSize(1);
        assertThat(result.err().lines())
                .filteredOn(line -> line.startsWith("expand "))
                .hasSize(3);
    }

    @Test
    void moveOrder_changesWhichNodesAreExpanded() {
        Set<Integer> depths = new TreeSet<>();
        for (String order : List.of("RDLU", "ULRD", "uldr")) {
            JsonNode run = SLIDELAB.command("solve -a dfs --format json --move-order " + order + " 806547231")
                    .exits(0)
                    .json()
                    .get(0);
            assertThat(replay(run)).isEqualTo(goal(run));
            depths.add(run.get("cost").asInt());
        }

        assertThat(depths).hasSize(3).contains(62_117);
    }

    private static Board goal(JsonNode run) {
        return board(run, "goal");
    }

    private static Board replay(JsonNode run) {
        return replay(board(run, "board"), run.get("moves").asString());
    }

    private static Board replay(Board start, String letters) {
        List<Move> moves = letters.chars()
                .mapToObj(letter -> Stream.of(Move.values())
                        .filter(move -> move.letter() == letter)
                        .findFirst()
                        .orElseThrow())
                .toList();
        return start.after(moves);
    }

    private static Board board(JsonNode run, String field) {
        int[] tiles = run.get(field).valueStream().mapToInt(JsonNode::asInt).toArray();
        return Board.of(
                new Dimensions(run.get("rows").asInt(), run.get("columns").asInt()), tiles);
    }
}
