package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.cli.Distribution.Result;

/** Real jars, compiled here, in the plugins folder of a copy of the packaged distribution. */
class PluginIT {

    private static final String INCREMENTAL = """
            public final class Steps implements Heuristic {
                public String id() { return "steps"; }
                public String summary() { return "Manhattan distance, written by hand"; }
                public HeuristicTraits traits() { return HeuristicTraits.CONSISTENT; }
                public Evaluator evaluator(Board goal, Options options) {
                    return new Evaluator() {
                        public int estimate(WorkingBoard board) {
                            int sum = 0;
                            for (int cell = 0; cell < board.cells(); cell++) {
                                int tile = board.tile(cell);
                                sum += tile == 0 ? 0 : goal.size().distance(cell, goal.cellOf(tile));
                            }
                            return sum;
                        }
                        public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
                            int home = goal.cellOf(tile);
                            return estimate - goal.size().distance(from, home) + goal.size().distance(to, home);
                        }
                    };
                }
            }
            """;

    private static final String RANDOM_WALK = """
            public final class Walk implements SearchAlgorithm {
                private static final Option<Integer> SEED = Option.integer("seed", "of the walk", 1, 0, 1000);
                public String id() { return "walk"; }
                public String summary() { return "goes anywhere until it is there"; }
                public java.util.List<Option<?>> options() { return java.util.List.of(SEED); }
                public AlgorithmTraits traits() {
                    return new AlgorithmTraits(
                            false, "almost surely", AlgorithmTraits.Optimality.NOT_GUARANTEED, "unbounded", "O(1)");
                }
                public Outcome search(Problem problem, SearchContext context) {
                    java.util.Random random = new java.util.Random(context.options().get(SEED));
                    java.util.List<Move> moves = new java.util.ArrayList<>();
                    long check = 0;
                    Board board = problem.start();
                    while (!board.equals(problem.goal())) {
                        if (context.counters().expanded == check) {
                            check = context.checkpoint();
                        }
                        context.counters().expanded++;
                        Move move = Move.values()[random.nextInt(4)];
                        if (board.allows(move)) {
                            board = board.after(move);
                            moves.add(move);
                        }
                    }
                    return new Outcome.Solved(moves);
                }
            }
            """;

    @TempDir
    static Path home;

    private static Distribution slidelab;

    @BeforeAll
    static void dropIn() throws IOException {
        slidelab = Distribution.packaged().copyTo(home.resolve("slidelab")).with("SLIDELAB_CLASS_CACHE", "off");
        PluginFolder plugins = new PluginFolder(slidelab.home().resolve("plugins"), slidelab.coreJar());
        plugins.heuristic(
                "corner.jar",
                "Corner",
                PluginFolder.plain("Corner", "corner", "return board.tile(0) == goal.tile(0) ? 0 : 1;"));
        plugins.heuristic("steps.jar", "Steps", INCREMENTAL);
        plugins.algorithm("walk.jar", "Walk", RANDOM_WALK);
        // Both bring a class org.example.Helper, each its own.
        for (int factor : new int[] {1, 3}) {
            String name = "Times" + factor;
            plugins.heuristic(
                    name + ".jar",
                    Map.of(
                            "Helper",
                            "final class Helper { static int value() { return " + factor + "; } }",
                            name,
                            PluginFolder.plain(
                                    name,
                                    "times-" + factor,
                                    "return board.tile(0) == goal.tile(0) ? 0 : Helper.value();")),
                    name);
        }
    }

    @Test
    void list_afterDroppingIn_namesEachWithItsJar() {
        Result result = slidelab.run("list").exits(0).quietly();

        assertThat(result.lines())
                .anyMatch(line -> line.matches("corner +made for a test +corner\\.jar"))
                .anyMatch(line -> line.matches("steps +Manhattan distance, written by hand +steps\\.jar"))
                .anyMatch(line -> line.matches("walk +goes anywhere until it is there +walk\\.jar"))
                .anyMatch(line -> line.startsWith("manhattan "));
    }

    @Test
    void list_withOtherPluginFolder_takesThatOne() {
        Result result = Distribution.packaged()
                .run("list", "--plugins", slidelab.home().resolve("plugins").toString())
                .exits(0)
                .quietly();

        assertThat(result.out()).contains("corner.jar", "walk.jar");
    }

    @Test
    void describe_plugin_tellsClassAndJar() {
        assertThat(slidelab.command("describe steps walk").exits(0).out())
                .contains("org.example.Steps", "steps.jar", "org.example.Walk", "seed=a whole number from 0 to 1000");
    }

    @Test
    void solve_withIncrementalPlugin_searchesLikeTheBuiltInTwin() {
        Result result = slidelab.command("compare -a astar,idastar -H steps,manhattan --format json 806547231")
                .exits(0)
                .quietly();

        assertThat(result.json())
                .extracting(run -> run.get("algorithm") + " " + run.get("expanded"))
                .hasSize(4)
                .satisfies(runs -> {
                    assertThat(runs.get(0)).isEqualTo(runs.get(1));
                    assertThat(runs.get(2)).isEqualTo(runs.get(3));
                });
    }

    @Test
    void solve_withPlainPlugin_usesIt() {
        assertThat(slidelab.command("solve -a astar -H corner 125340678")
                        .exits(0)
                        .out())
                .contains("heuristic     corner", "solved in 3 moves (perhaps not shortest)");
    }

    @Test
    void solve_withPluginsThatBringTheSameClass_eachHasItsOwn() {
        Result one = slidelab.command("solve -H times-1 --trace 125340678").exits(0);
        Result three = slidelab.command("solve -H times-3 --trace 125340678").exits(0);

        assertThat(one.lines().get(0)).contains(" h=1 ");
        assertThat(three.lines().get(0)).contains(" h=3 ");
    }

    @Test
    void solve_withAlgorithmPlugin_obeysOptionsAndLimits() {
        assertThat(slidelab.command("solve -a walk:seed=5 125340678").exits(0).out())
                .contains("walk:seed=5", "solved");
        assertThat(slidelab.command("solve -a walk --max-nodes 50 806547231")
                        .exits(22)
                        .out())
                .contains("node-limit");
    }

    @Test
    void compareAll_hasThePlugins() {
        assertThat(slidelab.command("compare -a all -H all --max-nodes 2k 125340678")
                        .exits(0)
                        .out())
                .containsPattern("\nwalk +- ")
                .containsPattern("\nastar +corner ")
                .containsPattern("\ngreedy +steps ");
    }

    @Test
    void menu_hasThePlugins() {
        Result result = slidelab.runWithInput("3\n125340678\n1\n1\n0\n", "menu").exits(0);

        assertThat(result.out()).contains(" walk", "1 corner", "heuristic     corner", "solved in 3 moves");
    }

    @Test
    void completion_hasThePlugins() {
        assertThat(slidelab.run("completion").exits(0).out()).contains("\"walk\"", "\"corner\"");
    }
}
