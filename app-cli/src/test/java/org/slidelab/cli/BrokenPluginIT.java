package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.slidelab.cli.PluginFolder.plain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.cli.Distribution.Result;

/** Whatever is wrong with a plugin, its jar and class are named in one line, and everything else goes on working. */
class BrokenPluginIT {

    private static final Distribution SLIDELAB = Distribution.packaged();
    private static final String ONE_UNLESS_GOAL = "return board.tile(0) == goal.tile(0) ? 0 : 1;";

    @TempDir
    static Path unloadable;

    @TempDir
    static Path misbehaving;

    @BeforeAll
    static void makeUnloadable() throws IOException {
        PluginFolder plugins = new PluginFolder(unloadable, SLIDELAB.coreJar());
        byte[] noise = new byte[5000];
        new Random(1).nextBytes(noise);
        Files.write(unloadable.resolve("noise.jar"), noise);
        Path good = plugins.heuristic("good.jar", "Good", plain("Good", "good", ONE_UNLESS_GOAL));
        byte[] whole = Files.readAllBytes(good);
        Files.write(unloadable.resolve("truncated.jar"), Arrays.copyOf(whole, whole.length / 2));
        Files.createFile(unloadable.resolve("zero-bytes.jar"));
        plugins.write("no-entries.jar", Map.of("readme.txt", "nothing".getBytes(StandardCharsets.UTF_8)));
        plugins.write(
                "missing-class.jar",
                Map.of(
                        "META-INF/services/org.slidelab.core.heuristic.Heuristic",
                        "org.example.Missing".getBytes(StandardCharsets.UTF_8)));
        plugins.write(
                "no-class-name.jar",
                Map.of(
                        "META-INF/services/org.slidelab.core.heuristic.Heuristic",
                        "not a class name".getBytes(StandardCharsets.UTF_8)));
        plugins.patched("newer-java.jar", "Newer", plain("Newer", "newer", ONE_UNLESS_GOAL), 7, 99);
        String constructor = "public Refuses() { throw new IllegalStateException(\"no\\nway\"); }";
        plugins.heuristic("constructor.jar", "Refuses", plain("Refuses", "refuses", ONE_UNLESS_GOAL, constructor));
        plugins.heuristic(
                "initializer.jar",
                "Initializer",
                plain("Initializer", "initializer", ONE_UNLESS_GOAL, "static final int X = Integer.parseInt(\"x\");"));
        plugins.heuristic(
                "id-throws.jar",
                "IdThrows",
                plain("IdThrows", "x", ONE_UNLESS_GOAL)
                        .replace("return \"x\";", "throw new UnsupportedOperationException(\"later\");"));
        plugins.heuristic(
                "id-overflows.jar",
                "IdOverflows",
                plain("IdOverflows", "x", ONE_UNLESS_GOAL).replace("return \"x\";", "return id() + 1;"));
        plugins.heuristic(
                "id-null.jar",
                "IdNull",
                plain("IdNull", "x", ONE_UNLESS_GOAL).replace("return \"x\";", "return null;"));
        plugins.heuristic("id-syntax.jar", "IdSyntax", plain("IdSyntax", "My_Heuristic", ONE_UNLESS_GOAL));
        plugins.heuristic("id-taken.jar", "IdTaken", plain("IdTaken", "manhattan", ONE_UNLESS_GOAL));
        plugins.heuristic("twin-1.jar", "TwinOne", plain("TwinOne", "twin", ONE_UNLESS_GOAL));
        plugins.heuristic("twin-2.jar", "TwinTwo", plain("TwinTwo", "twin", ONE_UNLESS_GOAL));
    }

    @BeforeAll
    static void makeMisbehaving() throws IOException {
        PluginFolder plugins = new PluginFolder(misbehaving, SLIDELAB.coreJar());
        String goalIsZero = "if (board.tile(0) == goal.tile(0)) { return 0; } ";
        Map<String, String> bodies = Map.of(
                "throws", goalIsZero + "throw new IllegalStateException(\"tile \" + board.tile(0));",
                "asserts", goalIsZero + "throw new AssertionError(\"never\");",
                "overflows", goalIsZero + "return estimate(board, goal);",
                "negative", goalIsZero + "return -5;",
                "goal-not-zero", "return 3;",
                "huge", goalIsZero + "return 1000000000;",
                "too-huge", goalIsZero + "return Integer.MAX_VALUE;");
        for (Map.Entry<String, String> each : bodies.entrySet()) {
            String name = "Heuristic" + each.getKey().replace("-", "");
            plugins.heuristic(each.getKey() + ".jar", name, plain(name, each.getKey(), each.getValue()));
        }
        plugins.algorithm("liar.jar", "Liar", """
                public final class Liar implements SearchAlgorithm {
                    public String id() { return "liar"; }
                    public String summary() { return "claims that nothing is to do"; }
                    public AlgorithmTraits traits() {
                        return new AlgorithmTraits(false, "no", AlgorithmTraits.Optimality.ALWAYS, "O(1)", "O(1)");
                    }
                    public Outcome search(Problem problem, SearchContext context) {
                        return new Outcome.Solved(java.util.List.of());
                    }
                }
                """);
    }

    @Test
    void list_withEveryKindOfBrokenJar_namesEachAndGoesOn() {
        Result result = SLIDELAB.run("list", "--plugins", unloadable.toString()).exits(0);

        assertThat(result.lines())
                .anyMatch(line -> line.matches("good +.* good\\.jar"))
                .anyMatch(line -> line.matches("twin +.* twin-1\\.jar"))
                .anyMatch(line -> line.startsWith("manhattan ") && line.contains("slidelab-heuristics"))
                .anyMatch(line -> line.startsWith("astar "));
        for (List<String> expected : List.of(
                List.of("noise.jar"),
                List.of("truncated.jar"),
                List.of("zero-bytes.jar"),
                List.of("no-entries.jar", "META-INF/services"),
                List.of("missing-class.jar", "org.example.Missing"),
                List.of("no-class-name.jar"),
                List.of("newer-java.jar", "org/example/Newer", "more recent version"),
                List.of("constructor.jar", "org.example.Refuses", "no way"),
                List.of("initializer.jar", "org.example.Initializer"),
                List.of("id-throws.jar", "org.example.IdThrows", "later"),
                List.of("id-overflows.jar", "org.example.IdOverflows", "StackOverflowError"),
                List.of("id-null.jar", "org.example.IdNull", "kebab case"),
                List.of("id-syntax.jar", "org.example.IdSyntax", "My_Heuristic", "kebab case"),
                List.of("id-taken.jar", "org.example.IdTaken", "org.slidelab.heuristics.Manhattan"),
                List.of("twin-2.jar", "org.example.TwinTwo", "org.example.TwinOne", "twin-1.jar"))) {
            assertThat(result.err().lines())
                    .filteredOn(line -> line.startsWith("slidelab: left out: " + expected.get(0)))
                    .as(expected.get(0))
                    .hasSize(1)
                    .first()
                    .asString()
                    .contains(expected);
        }
        assertThat(result.err().lines()).hasSize(15).noneMatch(line -> line.startsWith("\tat "));
    }

    @Test
    void solve_besideBrokenJars_works() {
        assertThat(SLIDELAB.run("solve", "-H", "good", "125340678", "--plugins", unloadable.toString())
                        .exits(0)
                        .out())
                .contains("solved in 3 moves");
    }

    @ParameterizedTest
    @CsvSource({
        "astar, throws, IllegalStateException: tile",
        "idastar, throws, IllegalStateException: tile",
        "greedy, asserts, AssertionError: never",
        "astar, overflows, StackOverflowError",
        "idastar, overflows, StackOverflowError",
        "astar, negative, estimate -5",
        "idastar, negative, estimate -5",
        "astar, goal-not-zero, estimate 3 for the goal itself",
        "idastar, too-huge, estimate 2147483647"
    })
    void solve_withMisbehavingHeuristic_namesClassAndJarInOneLine(String algorithm, String id, String message) {
        Result result = solve("-a", algorithm, "-H", id).exits(31);

        assertThat(result.out()).isEmpty();
        assertThat(result.err().lines())
                .hasSize(1)
                .first()
                .asString()
                .startsWith("slidelab: heuristic '" + id + "' (org.example.Heuristic")
                .contains(" in " + id + ".jar)", message);
    }

    @ParameterizedTest
    @CsvSource({"astar", "greedy", "idastar"})
    void solve_withHugeEstimates_works(String algorithm) {
        assertThat(solve("-a", algorithm, "-H", "huge").exits(0).out()).contains("solved in ");
    }

    @Test
    void solve_withAlgorithmWhoseSolutionIsNone_namesIt() {
        assertThat(solve("-a", "liar").exits(31).err())
                .contains("algorithm 'liar' (org.example.Liar in liar.jar)", "do not lead to the goal");
    }

    @Test
    void compare_withMisbehavingPlugins_goesOnWithTheRest() {
        Result result = SLIDELAB.run(
                        "compare", "-a", "all", "-H", "all", "--plugins", misbehaving.toString(), "125340678")
                .exits(31);

        assertThat(result.out())
                .containsPattern("\nastar +throws +failed ")
                .containsPattern("\nastar +manhattan +solved ")
                .containsPattern("\nliar +- +failed ")
                .containsPattern("\nucs +- +solved ")
                .contains("note: heuristic 'negative'");
    }

    @Test
    void menu_withMisbehavingPlugin_goesOn() {
        String offered = menu("1\n").out();

        Result result = menu("3\n125340678\n%s\n1\n%s\n0\n".formatted(number(offered, "liar"), number(offered, "dfs")));

        assertThat(result.out()).contains("failed", "liar.jar", "algorithm     dfs", "Bye.");
    }

    private static Result menu(String input) {
        return SLIDELAB.runWithInput(input, "menu", "--plugins", misbehaving.toString())
                .exits(0);
    }

    private static String number(String menu, String algorithm) {
        Matcher matcher =
                Pattern.compile("Algorithm:.* {2}(\\d+) " + algorithm + " ").matcher(menu);
        assertThat(matcher.find()).as("%s is offered", algorithm).isTrue();
        return matcher.group(1);
    }

    private static Result solve(String... choice) {
        List<String> arguments = new ArrayList<>(List.of("solve", "--plugins", misbehaving.toString(), "125340678"));
        arguments.addAll(List.of(choice));
        return SLIDELAB.run(arguments.toArray(String[]::new));
    }
}
