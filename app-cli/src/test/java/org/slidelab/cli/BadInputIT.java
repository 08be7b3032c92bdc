package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slidelab.cli.Distribution.Result;

/**
 * Whatever is wrong gives one line that names the value and what would be accepted, exit code 2, and nothing else.
 */
class BadInputIT {

    private static final Distribution SLIDELAB = Distribution.packaged();

    /** A command, and what its one line of error must contain. */
    record Case(List<String> arguments, List<String> expected) {

        Case says(String... texts) {
            return new Case(arguments, List.of(texts));
        }

        @Override
        public String toString() {
            return String.join(" ", arguments);
        }
    }

    static Stream<Case> boards() {
        return Stream.of(
                solve("1 2 3").says("3 tiles", "4, 9, 16"),
                solve("1 2 3 4 5 6 7 8").says("8 tiles", "--size"),
                solve("1", "2", "3").says("3 tiles", "4, 9, 16"),
                solve("1 1 2 3 4 5 6 7 8").says("position 2", "tile 1", "twice", "missing: 0"),
                solve("1 2 3 4 5 6 7 8 9").says("tile 9", "0 to 8"),
                solve("112345678").says("tile 1", "twice"),
                solve("a b c d").says("position 1", "'a'", "expected a tile number"),
                solve("1 2 3 4 x 0 6 7 8").says("position 5", "'x'"),
                solve("hello").says("'hello'"),
                solve("-1", "2", "3", "4", "5", "6", "7", "8", "0").says("position 1", "-1", "0 to 8"),
                solve("1,2,-3,4,5,6,7,8,0").says("position 3", "-3", "0 to 8"),
                solve("99999999999999999999 1 2 3 4 5 6 7 8").says("99999999999999999999", "0 to 8"),
                solve("2147483648 1 2 3 4 5 6 7 8").says("2147483648", "0 to 8"),
                solve("1".repeat(64)).says("1".repeat(64), "9 tiles"),
                solve("").says("empty", "1 2 5 3 4 0 6 7 8"),
                solve("   ").says("empty"),
                solve(",").says("0 tiles", "4, 9, 16"),
                solve("/").says("2 to 8"),
                solve("123/45/678").says("row 2 has 2", "row 1 has 3"),
                solve("0 1 2 3 4/5 6 7 8 9/").says("row 3 has 0"),
                solve("0/1/2/3").says("size 4x1", "2 to 8"),
                solve("0123/").says("row 2"),
                solve("--size", "1x9", "1 2 3 4 5 6 7 8 0").says("1x9", "2 to 8"),
                solve("--size", "9x9").says("9x9", "2 to 8"),
                solve("--size", "3", "125340678").says("'3'", "3x3"),
                solve("--size", "2x3", "1 2 5 3 4 0 6 7 8").says("9 tiles", "2x3", "takes 6"),
                solve("--size", "2x3", "125/340/678").says("3x3", "expected 2x3"),
                solve("--size", "4x4", "125340678").says("'125340678'", "16 tiles", "spaces or commas"),
                solve("+5 1 2 3 4 0 6 7 8").says("'+5'"),
                solve("1.5 1 2 3 4 0 6 7 8").says("'1.5'"),
                solve("\u0661 2 5 3 4 0 6 7 8").says("'\u0661'"),
                solve("\uff11 2 5 3 4 0 6 7 8").says("'\uff11'"),
                solve("\ud83e\udde9").says("'\ud83e\udde9'"),
                solve("1 2 \u001b[31m5 3 4 0 6 7 8").says("position 3"),
                solve("%s%n").says("'%s%n'"),
                solve("@/etc/passwd").says("row 2 has 3"),
                solve("806547231", "80654723").says("tile 0", "twice"),
                solve("-").says("standard input has no board", "one per line"));
    }

    static Stream<Case> goals() {
        return Stream.of(
                solve("--goal", "1 2 3 0", "806547231").says("'1 2 3 0'", "blank-first, blank-last, snail", "3x3"),
                solve("--goal", "blank-frist", "806547231").says("'blank-frist'", "blank-first"),
                solve("--goal", "", "806547231").says("goal ''", "snail"),
                solve("--goal", "112345678", "806547231").says("twice"));
    }

    static Stream<Case> specs() {
        return Stream.of(
                solve("-a", "astr").says("'astr'", "did you mean 'astar'?", "bfs", "dfs"),
                solve("-a", "dijkstra").says("'dijkstra'", "astar", "bfs"),
                solve("-a", "BFS").says("'BFS'", "bfs"),
                solve("-a", "").says("''", "expected a name"),
                solve("-a", "astar:").says("'astar:'", "name=value"),
                solve("-a", "astar:fifo").says("'fifo'", "name=value"),
                solve("-a", "astar:tie-break=newest").says("'newest'", "high-g|low-g|fifo|lifo"),
                solve("-a", "dls:limit=-1").says("'-1'", "0 to 1000000"),
                solve("-a", "dls:limit=x").says("'x'", "0 to 1000000"),
                solve("-a", "dls:limit=99999999999").says("'99999999999'", "0 to 1000000"),
                solve("-a", "dls:limt=3").says("'limt'", "did you mean 'limit'?"),
                solve("-a", "dls:limit=3,limit=4").says("limit", "twice"),
                solve("-a", "ucs:limit=3").says("'limit'", "none"),
                solve("-H", "manhatan").says("'manhatan'", "did you mean 'manhattan'?"),
                solve("-a", "bfs", "-H", "manhattan").says("'bfs'", "'manhattan'", "astar, greedy, idastar"),
                of("compare", "-a", "astr").says("'astr'", "'astar'"),
                of("compare", "-a", "all,astr").says("'astr'", "'astar'"),
                of("compare", "-a", "bfs,,dfs").says("''", "expected a name"),
                of("compare", "-H", "all,zeero").says("'zeero'", "'zero'"),
                of("compare", "-a", "bfs,dfs", "-H", "zero").says("takes no heuristic", "'zero'"),
                of("describe", "astr").says("'astr'", "'astar'"),
                of("describe").says("ID"));
    }

    static Stream<Case> options() {
        return Stream.of(
                solve("--max-nodes", "0").says("'0'", "from 1"),
                solve("--max-nodes", "-1").says("'-1'", "from 1"),
                solve("--max-nodes", "abc").says("'abc'", "100000, 5k or 2M"),
                solve("--max-nodes", "9".repeat(30)).says("9".repeat(30)),
                solve("--max-nodes").says("--max-nodes"),
                solve("--max-time", "0").says("'0'", "30s"),
                solve("--max-time", "1y").says("'1y'", "30s"),
                solve("--max-memory", "1x").says("'1x'", "512M"),
                solve("--format", "xml").says("'xml'", "text, json, csv"),
                solve("--path", "tiles").says("'tiles'", "boards, moves, none"),
                solve("--move-order", "RRDL").says("'RRDL'", "each once"),
                solve("--move-order", "RDL").says("'RDL'", "each once"),
                solve("--sise", "3x3").says("'--sise'", "--size"),
                solve("--nonsense").says("'--nonsense'"),
                of("solv").says("'solv'", "did you mean 'solve'?", "compare"),
                of("").says("''", "solve"),
                new Case(List.of(), List.of("expected one of solve, compare")),
                of("help", "solv").says("'solv'"),
                of("random", "--count", "0").says("'0'", "1 to 10000000"),
                of("random", "--count", "many").says("'many'", "1 to 10000000"),
                of("random", "--seed", "x").says("'x'", "whole number"),
                of("random", "--depth", "32").says("32", "0 to 31"),
                of("random", "--depth", "-1").says("'-1'"),
                of("random", "--depth", "20", "--size", "4x4").says("4x4", "10 cells"),
                of("random", "5").says("'5'"),
                of("enumerate", "--size", "4x4").says("4x4", "10,461,394,944,000 boards", "MB", "expected at most 2x"),
                of("enumerate", "--size", "8x8").says("8x8", "6.3e+88 boards", "expected at most 2x"),
                of("enumerate", "--max-depth", "-1").says("'-1'", "whole number"),
                of("enumerate", "--goal", "middle").says("'middle'", "blank-first"),
                of("enumerate", "125340678").says("'125340678'"),
                of("list", "extra").says("'extra'"),
                of("list", "--plugins", "/no/such/folder").says("'/no/such/folder'", "folder with jars"),
                of("describe", "bfs", "--format", "csv").says("csv", "text or json"),
                of("menu", "--size", "x").says("'x'", "3x3"));
    }

    @ParameterizedTest
    @MethodSource({"boards", "goals", "specs", "options"})
    void badInput_isNamedInOneLine(Case bad) {
        assertOneLine(SLIDELAB.run(bad.arguments().toArray(String[]::new)), bad.expected());
    }

    @Test
    void badFile_isNamedInOneLine(@TempDir Path folder) throws IOException {
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1, 2});
        Path empty = Files.createFile(folder.resolve("empty"));
        Path comments = Files.writeString(folder.resolve("comments"), "# nothing\n\n");
        Path wrong = Files.writeString(folder.resolve("wrong"), "1 2 5 3 4 0 6 7 8\n1 2 5 3 4 0 6 7 7\n");
        Path missing = folder.resolve("missing");

        assertOneLine(file(missing), List.of("'" + missing + "'", "can't be read", "one board per line"));
        assertOneLine(file(folder), List.of("'" + folder + "'", "can't be read"));
        assertOneLine(file(binary), List.of("'" + binary + "'", "expected a text file"));
        assertOneLine(file(empty), List.of(empty.toString(), "no board"));
        assertOneLine(file(comments), List.of(comments.toString(), "no board"));
        assertOneLine(file(wrong), List.of(wrong.toString(), "line 2", "position 9", "tile 7", "missing: 8"));
    }

    @Test
    void badStandardInput_isNamedInOneLine() {
        Result wrong = SLIDELAB.runWithInput("125340678\n\nabc\n", "solve", "-");
        Result binary =
                SLIDELAB.runWithInput(new String(new byte[] {0, 1, 2, 'x'}, StandardCharsets.ISO_8859_1), "solve", "-");

        assertOneLine(wrong, List.of("standard input, line 3", "'abc'"));
        assertOneLine(binary, List.of("standard input, line 1"));
    }

    @Test
    void badInput_withDebug_alsoShowsTheStackTrace() {
        Result result = SLIDELAB.command("solve --debug 1 2 3").exits(2);

        assertThat(result.err()).contains("slidelab: board has 3 tiles", "\tat org.slidelab.");
    }

    private static Result file(Path path) {
        return SLIDELAB.run("solve", "--file", path.toString());
    }

    private static Case solve(String... arguments) {
        return new Case(
                Stream.concat(Stream.of("solve"), Arrays.stream(arguments)).toList(), List.of());
    }

    private static Case of(String... arguments) {
        return new Case(List.of(arguments), List.of());
    }

    private static void assertOneLine(Result result, List<String> expected) {
        result.exits(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("slidelab: ").contains(expected);
        assertThat(result.err().lines()).hasSize(1);
        assertThat(result.err().strip()).doesNotContainPattern("\\p{Cntrl}|Exception|\\bat org\\.");
    }
}
