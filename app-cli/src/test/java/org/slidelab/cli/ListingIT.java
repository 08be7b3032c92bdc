package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.cli.Distribution.Result;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.search.SearchAlgorithm;
import tools.jackson.databind.JsonNode;

/** What the packaged program says of itself. */
class ListingIT {

    private static final Distribution SLIDELAB = Distribution.packaged();

    /** No list of providers is kept here: what the jars register is what must be listed, and nothing else. */
    @Test
    void list_ofThePackagedDistribution_isWhatItsJarsRegister() throws IOException {
        JsonNode all = SLIDELAB.command("list --format json").exits(0).json().get(0);
        List<JsonNode> entries = new ArrayList<>();
        all.forEach(kind -> kind.forEach(entries::add));

        assertThat(entries)
                .extracting(entry -> entry.get("class").asString())
                .containsExactlyInAnyOrderElementsOf(registered())
                .hasSizeGreaterThanOrEqualTo(12);
    }

    @Test
    void list_asText_isAnAlignedTableForEachKind() {
        JsonNode all = SLIDELAB.command("list --format json").exits(0).json().get(0);
        List<String> lines = SLIDELAB.run("list").exits(0).quietly().lines();

        List<List<String>> expected = new ArrayList<>();
        all.forEach(kind -> {
            expected.add(List.of(expected.isEmpty() ? "algorithm" : "heuristic", "summary", "from"));
            kind.forEach(entry -> expected.add(List.of(
                    entry.get("id").asString(),
                    entry.get("summary").asString(),
                    entry.get("source").asString())));
            expected.add(List.of(""));
        });
        assertThat(lines.stream().map(line -> List.of(line.split(" {2,}"))).toList())
                .isEqualTo(expected.subList(0, expected.size() - 1));
        int source = lines.get(0).indexOf("from");
        assertThat(lines.subList(1, lines.indexOf("")))
                .allSatisfy(line -> assertThat(line.substring(source)).startsWith("slidelab-algorithms-"));
    }

    private static List<String> registered() throws IOException {
        List<String> classes = new ArrayList<>();
        try (DirectoryStream<Path> jars =
                Files.newDirectoryStream(SLIDELAB.home().resolve("lib"), "slidelab-*.jar")) {
            for (Path jar : jars) {
                try (FileSystem files = FileSystems.newFileSystem(jar)) {
                    for (Class<?> kind : List.of(SearchAlgorithm.class, Heuristic.class)) {
                        Path services = files.getPath("META-INF/services/" + kind.getName());
                        classes.addAll(Files.exists(services) ? Files.readAllLines(services) : List.of());
                    }
                }
            }
        }
        return classes;
    }

    @Test
    void list_asJson_hasTheFieldsOfTheDesign() {
        JsonNode all = SLIDELAB.command("list --format json").exits(0).json().get(0);

        assertThat(all.propertyNames()).containsExactly("algorithms", "heuristics");
        for (JsonNode kind : List.of(all.get("algorithms"), all.get("heuristics"))) {
            assertThat(kind).isNotEmpty();
            kind.forEach(entry ->
                    assertThat(entry.propertyNames()).contains("id", "summary", "source", "options", "traits"));
        }
    }

    @Test
    void list_asCsv_hasALineForEach() {
        Result result = SLIDELAB.command("list --format csv").exits(0);

        assertThat(result.lines()).hasSizeGreaterThan(12).first().isEqualTo("kind,id,summary,source");
        assertThat(result.lines())
                .contains("algorithm,dls,depth-limited search: depth-first down to a limit,"
                        + "slidelab-algorithms-uninformed-" + Distribution.version() + ".jar");
    }

    @Test
    void describe_astar_isTheGoldenText() {
        String golden = """
                astar  A*: smallest path cost plus estimate first
                  kind       algorithm
                  informed   yes
                  complete   yes
                  optimal    if the heuristic is admissible
                  time       O(b^d), less the better the heuristic
                  space      O(b^d)
                  class      org.slidelab.algorithms.informed.AStar
                  from       slidelab-algorithms-informed-VERSION.jar
                  option     tie-break=high-g|low-g|fifo|lifo (default high-g)
                               which of several nodes with equal f comes first: deepest, shallowest, oldest, newest
                """.replace("VERSION", Distribution.version());

        Result result = SLIDELAB.command("describe astar").exits(0).quietly();

        assertThat(result.lines()).isEqualTo(golden.lines().toList());
    }

    @Test
    void describe_heuristicAsJson_tellsWhatItClaims() {
        JsonNode manhattan = SLIDELAB.command("describe manhattan --format json")
                .exits(0)
                .json()
                .get(0);

        assertThat(manhattan.get("traits").get("admissible").asBoolean()).isTrue();
        assertThat(manhattan.get("traits").get("consistent").asBoolean()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "compare", "list", "describe", "random", "menu", "completion"})
    void help_ofEveryVerb_hasExamples(String verb) {
        Result result = SLIDELAB.run(verb, "--help").exits(0).quietly();

        assertThat(result.out())
                .startsWith("Usage: slidelab " + verb)
                .containsPattern("Examples:\n  .*slidelab " + verb);
    }

    @Test
    void help_ofTheProgram_namesVerbsAndExitCodes() {
        Result result = SLIDELAB.run("--help").exits(0).quietly();

        assertThat(result.out()).contains("solve", "compare", "list", "describe", "random", "menu", "Exit codes:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "solve --version"})
    void version_ofProgramAndVerb_isThatOfTheBuild(String command) {
        assertThat(SLIDELAB.command(command).exits(0).lines()).first().isEqualTo("Slidelab " + Distribution.version());
    }

    @Test
    void completion_inBash_completesVerbsOptionsAndNames(@TempDir Path folder) throws IOException {
        Path script = Files.writeString(
                folder.resolve("completion"),
                SLIDELAB.run("completion").exits(0).out());
        Path test = Files.writeString(folder.resolve("test"), """
                source "$1"
                complete_words() {
                    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE} COMPREPLY=()
                    _complete_slidelab
                    echo "${COMPREPLY[@]}"
                }
                complete_words slidelab so
                complete_words slidelab solve --max-n
                complete_words slidelab solve -a id
                complete_words slidelab compare --heuristic man
                complete_words slidelab solve --path b
                """);

        assertThat(bash("-n", script.toString()).exits(0).err()).isEmpty();
        assertThat(bash(test.toString(), script.toString()).exits(0).lines())
                .containsExactly("solve", "--max-nodes", "idastar ids", "manhattan", "boards");
    }

    private static Result bash(String... arguments) throws IOException {
        List<String> command = new java.util.ArrayList<>(List.of("bash"));
        command.addAll(List.of(arguments));
        return Distribution.finish(new ProcessBuilder(command).start(), "");
    }
}
