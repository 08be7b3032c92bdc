package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.cli.Distribution.Result;

/** Tables of pattern databases: built, listed, used, verified and deleted. */
class PdbIT {

    private static final String EASY = "4 1 2 3 5 0 6 7 8 9 10 11 12 13 14 15";

    private static final String MIDDLE = "1 2 3 4 5 0 6 7 8 9 10 11 12 13 14 15";
    private static final String NEAR_MIDDLE = "1 2 3 4 0 5 6 7 8 9 10 11 12 13 14 15";

    @TempDir
    private Path cache;

    private Distribution slidelab = Distribution.packaged();

    @BeforeEach
    void useOwnCache() {
        slidelab = Distribution.packaged().with("SLIDELAB_CACHE", cache.toString());
    }

    @Test
    void build_ofAPartition_storesItsTables() throws IOException {
        Result first = slidelab.command("pdb build 5-5-5").exits(0).quietly();
        Result second =
                slidelab.command("pdb build 5-5-5 --goal blank-last").exits(0).quietly();

        assertThat(first.lines()).allMatch(line -> line.contains("524,160 entries") && line.contains("built in"));
        assertThat(second.lines()).hasSameSizeAs(first.lines()).allMatch(line -> line.contains("there already"));
        assertThat(names()).hasSameSizeAs(first.lines()).allMatch(name -> name.endsWith(".table"));
    }

    @Test
    void list_withoutTables_saysWhereItLooked() {
        assertThat(slidelab.command("pdb list").exits(0).lines()).containsExactly("no tables in " + cache);
    }

    @Test
    void tables_thatAreStored_areListedVerifiedUsedAndDeleted() throws IOException {
        slidelab.command("pdb build 6-6-3").exits(0);

        assertThat(slidelab.command("pdb list --format json").exits(0).json())
                .hasSize(3)
                .allMatch(table -> table.get("state").asString().equals("ready"));
        assertThat(slidelab.command("pdb list --format csv").exits(0).lines()).hasSize(4);
        assertThat(slidelab.command("pdb list").exits(0).out()).contains("5,765,760", "3,360", "ready");
        assertThat(slidelab.command("pdb verify").exits(0).lines())
                .hasSize(3)
                .allMatch(line -> line.contains("intact"));
        Result solved = slidelab.run("solve", "--format", "json", EASY).exits(0).quietly();
        assertThat(solved.json().get(0).get("heuristic").asString()).isEqualTo("pdb");
        slidelab.command("pdb delete 6-6-3").exits(0);
        assertThat(names()).isEmpty();
    }

    @Test
    void solve_withoutTables_waitsForNone() throws IOException {
        Result solved = slidelab.run("solve", "--format", "json", EASY).exits(0).quietly();

        assertThat(solved.json().get(0).get("heuristic").asString()).isNotEqualTo("pdb");
        assertThat(names()).isEmpty();
    }

    @Test
    void cache_ofTheOption_isTakenByEveryVerb(@TempDir Path other) throws IOException {
        slidelab.command("pdb build 3-3-2 --size 3x3 --cache " + other).exits(0);

        assertThat(names()).isEmpty();
        assertThat(slidelab.command("pdb list --cache " + other).exits(0).out()).contains("3x3 ");
        assertThat(slidelab.command("solve -H pdb:partition=3-3-2 --cache " + other + " 125340678")
                        .exits(0)
                        .out())
                .contains("3 moves");
        slidelab.command("pdb delete --all --cache " + other).exits(0);
        assertThat(slidelab.command("pdb list --cache " + other).exits(0).out()).contains("no tables");
    }

    @Test
    void table_cutShort_isNamedAndBuiltAgain() throws IOException {
        slidelab.command("pdb build 4-4 --size 3x3").exits(0);
        cutShort(file());

        assertThat(slidelab.command("pdb list").exits(0).out()).contains("is damaged");
        assertThat(slidelab.command("pdb verify").exits(12).out()).contains("is damaged");
        Result rebuilt = slidelab.command("pdb build 4-4 --size 3x3").exits(0);
        assertThat(rebuilt.err()).contains("slidelab: " + file(), "is damaged", "built again");
        slidelab.command("pdb verify").exits(0);
    }

    @Test
    void table_cutShort_isBuiltAgainByWhoeverNeedsIt() throws IOException {
        slidelab.command("pdb build 4-4 --size 3x3").exits(0);
        cutShort(file());

        Result solved = slidelab.command("solve -H pdb:partition=4-4 806547231").exits(0);

        assertThat(solved.err()).contains(file().toString(), "is damaged");
        assertThat(solved.out()).contains("31 moves");
        slidelab.command("pdb verify").exits(0);
    }

    @Test
    void byte_thatFlipped_isFoundByVerify() throws IOException {
        slidelab.command("pdb build 4-4 --size 3x3").exits(0);
        flipOneBit(file());

        assertThat(slidelab.command("pdb verify 4-4 --size 3x3").exits(12).out())
                .contains("checksum");
    }

    @Test
    void byte_thatFlipped_isNeverUsed() throws IOException {
        slidelab.command("pdb build 4-4 --size 3x3").exits(0);
        flipOneBit(file());

        Result solved = slidelab.command("solve -H pdb:partition=4-4 806547231").exits(0);

        assertThat(solved.err()).contains(file().toString(), "checksum of its table", "built again");
        assertThat(solved.out()).contains("31 moves");
        flipOneBit(file());
        assertThat(slidelab.command("pdb build 4-4 --size 3x3").exits(0).err())
                .contains(file().toString(), "checksum of its table", "built again");
        slidelab.command("pdb verify").exits(0);
    }

    @Test
    void build_byTwoProcessesAtOnce_givesWholeTables() throws IOException {
        Process one = slidelab.start("pdb", "build", "6-6-3");
        Process two = slidelab.start("pdb", "build", "6-6-3");

        Distribution.finish(one, "").exits(0).quietly();
        Distribution.finish(two, "").exits(0).quietly();

        assertThat(names()).hasSize(3).allMatch(name -> name.endsWith(".table"));
        assertThat(slidelab.command("pdb verify").exits(0).lines()).hasSize(3);
    }

    @Test
    void build_thatIsKilled_isDoneByTheNext() throws IOException, InterruptedException {
        Process process = slidelab.start("pdb", "build", "7-8");
        while (process.isAlive() && names().isEmpty()) {
            Thread.sleep(5);
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
        assertThat(names()).isNotEmpty().allMatch(name -> name.endsWith(".part"));
        assertThat(slidelab.command("pdb list").exits(0).out()).contains("no tables");

        slidelab.command("pdb build 5-5-5").exits(0);

        assertThat(names()).isNotEmpty().allMatch(name -> name.endsWith(".table"));
    }

    @Test
    void build_inAFolderThatIsNone_saysSo() throws IOException {
        Path file = Files.writeString(cache.resolve("file"), "");

        assertOneLine(slidelab.command("pdb build 5-5-5 --cache " + file), "'" + file + "'", "--cache");
    }

    @Test
    void build_withASmallHeap_saysHowMuchItTakes() {
        assertOneLine(slidelab.with("SLIDELAB_JAVA_OPTS", "-Xmx100m").command("pdb build 7-8"), "takes", "-Xmx");
    }

    @Test
    void build_withAHeapForTheFirstTableOnly_buildsNone() throws IOException {
        assertOneLine(slidelab.with("SLIDELAB_JAVA_OPTS", "-Xmx500m").command("pdb build 7-8"), "takes", "-Xmx");

        assertThat(names()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 200, 1000, 3000})
    void build_thatIsInterrupted_leavesNothing(int millis) throws Exception {
        Process process = slidelab.start("pdb", "build", "6-6-6-6", "--size", "5x5");
        while (process.isAlive() && names().isEmpty()) {
            Thread.sleep(5);
        }
        Thread.sleep(millis);
        long startNanos = System.nanoTime();
        process.toHandle().destroy();

        assertThat(process.waitFor()).isEqualTo(24);
        assertThat((System.nanoTime() - startNanos) / 1e9).isLessThan(3);
        assertThat(names()).noneMatch(name -> name.endsWith(".part"));
    }

    @Test
    void delete_ofAll_removesWhatWasLeftBehindToo() throws IOException {
        slidelab.command("pdb build 3-3-2 --size 3x3").exits(0);
        Path leftover = Files.writeString(cache.resolve("pdb-3x3-0-2.table.0123.part"), "half");

        assertThat(slidelab.command("pdb delete --all").exits(0).out()).contains("deleted " + leftover);
        assertThat(names()).isEmpty();
    }

    @Test
    void solve_withDamagedTables_namesThemAndWaitsForNone() throws IOException {
        slidelab.command("pdb build 6-6-3").exits(0);
        flipOneBit(file());

        Result solved = slidelab.run("solve", "--format", "json", EASY).exits(0);

        assertThat(solved.err())
                .startsWith("slidelab: " + file())
                .contains("checksum of its table", "it is not used")
                .hasLineCount(1);
        assertThat(solved.json().get(0).get("heuristic").asString()).isEqualTo("linear-conflict");
        slidelab.command("pdb verify").exits(12);
    }

    @Test
    void solve_withTheBlankInTheMiddleOfTheGoal_usesStoredTables() {
        slidelab.run("pdb", "build", "6-6-3", "--goal", MIDDLE).exits(0);

        Result solved = slidelab.run("solve", "--format", "json", "--goal", MIDDLE, NEAR_MIDDLE)
                .exits(0)
                .quietly();

        assertThat(solved.json().get(0).get("heuristic").asString()).isEqualTo("pdb");
    }

    @Test
    void badInput_givesOneLine() {
        assertOneLine(slidelab.command("pdb"), "no verb", "build, list, verify, delete");
        assertOneLine(slidelab.command("pdb build"), "PARTITION");
        assertOneLine(slidelab.command("pdb build 7-7"), "'7-7'", "14 tiles", "15");
        assertOneLine(slidelab.command("pdb build 99999999999"), "'99999999999'", "99999999999 tiles", "15");
        assertOneLine(slidelab.command("pdb build 2147483647-2147483647-17"), "4294967311 tiles", "15");
        assertOneLine(slidelab.run("solve", "-H", "pdb:partition=99999999999", EASY), "'99999999999'", "15");
        assertOneLine(slidelab.command("pdb build nonsense"), "'nonsense'", "expected");
        assertOneLine(slidelab.command("pdb build 7-8 --size 3x3"), "'7-8'", "15 tiles", "8");
        assertOneLine(slidelab.command("pdb build 9-6"), "group of 9 tiles", "at most 8");
        assertOneLine(slidelab.command("pdb build 5-5-5 --size 9x9"), "9x9");
        assertOneLine(slidelab.command("pdb build 5-30 --size 6x6"), "6x6", "up to 25 cells");
        assertOneLine(slidelab.command("pdb build manhattan:x=1"), "'manhattan' has no tables", "pdb");
        assertOneLine(slidelab.command("pdb delete"), "--all");
        assertOneLine(slidelab.command("pdb delete 7-8"), "'7-8'", "pdb list");
        assertOneLine(slidelab.command("pdb verify 7-8"), "'7-8'", "pdb list");
        assertOneLine(slidelab.command("pdb frobnicate"), "frobnicate");
    }

    private static void assertOneLine(Result result, String... expected) {
        result.exits(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("slidelab: ").contains(expected);
        assertThat(result.err().lines()).hasSize(1);
    }

    private Path file() throws IOException {
        return cache.resolve(names().get(0));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(cache)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static void flipOneBit(Path path) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        bytes[bytes.length - 5] ^= 1;
        Files.write(path, bytes);
    }

    private static void cutShort(Path path) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(file.length() - 1);
        }
    }
}
