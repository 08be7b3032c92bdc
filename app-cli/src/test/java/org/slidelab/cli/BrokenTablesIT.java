package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.cli.Distribution.Result;

/** A plugin whose heuristic has tables, and does something wrong with them: class and jar are named. */
class BrokenTablesIT {

    private static final Distribution SLIDELAB = Distribution.packaged();
    private static final String FAULT = "if (true) throw new IllegalStateException(\"no tables today\"); ";
    private static final String SOURCE = """
            import java.nio.file.Path;
            import java.util.*;
            import java.util.function.DoubleConsumer;
            import org.slidelab.core.table.*;
            public final class Shelf implements TabledHeuristic {
                static final Option<String> TABLES = Option.text("tables", "which", "all", "any word");
                public String id() { return "shelf"; }
                public String summary() { return "made for a test"; }
                public List<Option<?>> options() { return List.of(TABLES); }
                public HeuristicTraits traits() { return HeuristicTraits.ADMISSIBLE; }
                public Evaluator evaluator(Board goal, Options options) { return board -> 0; }
                public Option<String> tableOption() { return TABLES; }
                public List<EstimateTable> tables(Board goal, Options options) { return List.of(new Plank()); }
                public List<TableFile> files(Path folder) { return List.of(); }
                public List<Payoff> tablesForHardBoards(Dimensions size) { return List.of(); }
                static final class Plank implements EstimateTable {
                    public String description() { return "plank"; }
                    public long entries() { return 1; }
                    public long bytes() { return 1; }
                    public Optional<TableFile> file(Path folder) { return Optional.empty(); }
                    public TableFile store(Path folder, DoubleConsumer progress) { return null; }
                }
            }
            """;

    @TempDir
    private Path plugins;

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "tables(Board goal, Options options) { ~ pdb build shelf",
                "files(Path folder) { ~ pdb list",
                "files(Path folder) { ~ pdb verify",
                "files(Path folder) { ~ pdb delete --all",
                "description() { ~ pdb build shelf",
                "file(Path folder) { ~ pdb build shelf",
                "store(Path folder, DoubleConsumer progress) { ~ pdb build shelf",
            })
    void fault_ofTables_namesClassAndJar(String method, String line) throws IOException {
        plugin(method, method + FAULT);

        Result result = SLIDELAB.command(line + " --plugins " + plugins).exits(31);

        assertThat(result.err())
                .isEqualTo("slidelab: heuristic 'shelf' (org.example.Shelf in shelf.jar)"
                        + " threw IllegalStateException: no tables today\n");
    }

    @Test
    void store_thatGivesNothing_namesClassAndJar() throws IOException {
        plugin("return null;", "return (TableFile) null;");

        assertThat(SLIDELAB.command("pdb build shelf --plugins " + plugins)
                        .exits(31)
                        .err())
                .startsWith("slidelab: heuristic 'shelf' (org.example.Shelf in shelf.jar) threw NullPointerException");
    }

    @Test
    void fault_ofTablesForHardBoards_isNamedAndDoneWithout() throws IOException {
        String body = "tablesForHardBoards(Dimensions size) { ";
        plugin(body, body + FAULT);

        Result result = SLIDELAB.run("solve", "--plugins", plugins.toString(), "125340678")
                .exits(0);

        assertThat(result.out()).contains("3 moves");
        assertThat(result.err())
                .isEqualTo("slidelab: heuristic 'shelf' (org.example.Shelf in shelf.jar)"
                        + " threw IllegalStateException: no tables today; going on without it\n");
    }

    @Test
    void estimate_ofAPartOfMax_isTheFaultOfThePart() throws IOException {
        plugin("return board -> 0;", "return board -> board.toBoard().equals(goal) ? 0 : -5;");

        Result result = SLIDELAB.command("solve -H max:of=manhattan+shelf 125340678 --plugins " + plugins)
                .exits(31);

        assertThat(result.err())
                .startsWith("slidelab: heuristic 'shelf' (org.example.Shelf in shelf.jar)")
                .contains("estimate -5 of 'shelf' is out of range");
    }

    private void plugin(String replaced, String replacement) throws IOException {
        PluginFolder folder = new PluginFolder(plugins, SLIDELAB.coreJar());
        assertThat(SOURCE).contains(replaced);
        folder.heuristic("shelf.jar", Map.of("Shelf", SOURCE.replace(replaced, replacement)), "Shelf");
    }
}
