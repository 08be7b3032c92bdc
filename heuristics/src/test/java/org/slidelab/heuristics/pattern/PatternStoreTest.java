package org.slidelab.heuristics.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.table.TableFile.Verdict;

class PatternStoreTest {

    private static final Pattern PATTERN = PatternTableBuilderTest.pattern("3x3", 0, "1 2 3 4");

    @TempDir
    private Path folder;

    @Test
    void file_ofNoTable_isNotThere() {
        assertThat(store().file(PATTERN)).isEmpty();
        assertThat(new PatternStore(folder.resolve("nowhere")).files()).isEmpty();
    }

    @Test
    void file_thatWasStored_holdsTheTable() {
        PatternFile file = store().store(PATTERN, done -> {});

        assertThat(file.damage()).isEmpty();
        assertThat(file.entries()).isEqualTo(9 * 8 * 7 * 6);
        assertThat(file.description()).isEqualTo("3x3 .aa/aa-/---");
        PlainDistances.nearest(PATTERN, Integer.MAX_VALUE)
                .forEach((placement, distance) ->
                        assertThat(file.table().distance(placement)).isEqualTo(distance));
        assertThat(file.verify(done -> {}).intact()).isTrue();
        assertThat(store().files()).hasSize(1);
    }

    @Test
    void file_cutShort_isNamedAndStoredAgain() throws IOException {
        Path path = store().store(PATTERN, done -> {}).path();
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(file.length() - 1);
        }

        assertThat(damage()).contains("5,607 bytes", "5,608");
        assertThat(store().store(PATTERN, done -> {}).damage()).isEmpty();
    }

    @Test
    void file_cutInTheHeader_isNoTable() throws IOException {
        Path path = store().store(PATTERN, done -> {}).path();
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(100);
        }

        assertThat(damage()).isEqualTo("is no table");
    }

    @Test
    void file_withAFlippedByteInTheHeader_isDamaged() throws IOException {
        flip(store().store(PATTERN, done -> {}).path(), 60);

        assertThat(damage()).contains("checksum of its header");
    }

    @Test
    void file_withAFlippedByteInTheTable_isFoundByReading() throws IOException {
        PatternFile file = store().store(PATTERN, done -> {});
        assertThat(file.damageByReading()).isEmpty();
        flip(file.path(), 5000);

        PatternFile damaged = store().file(PATTERN).orElseThrow();
        Verdict verdict = damaged.verify(done -> {});

        assertThat(damaged.damageByReading().orElseThrow()).contains("checksum of its table");
        assertThat(verdict.intact()).isFalse();
        assertThat(verdict.findings()).contains("checksum of its table");
    }

    @Test
    void file_ofAnotherVersion_isNotUsed() throws IOException {
        flip(store().store(PATTERN, done -> {}).path(), 11);

        assertThat(damage()).contains("format version", "expected 2");
    }

    @Test
    void file_ofSomethingElse_isNoTable() throws IOException {
        Files.writeString(folder.resolve(PatternStore.fileName(PATTERN)), "hello".repeat(2000));

        assertThat(damage()).isEqualTo("is no table");
    }

    @Test
    void file_underTheNameOfAnother_isNotUsed() throws IOException {
        Path path = store().store(PATTERN, done -> {}).path();
        Pattern other = PatternTableBuilderTest.pattern("3x3", 0, "1 2 3 5");
        Files.move(path, folder.resolve(PatternStore.fileName(other)));

        assertThat(store().file(other).orElseThrow().damage().orElseThrow()).contains(PatternStore.fileName(PATTERN));
    }

    @Test
    void store_thatIsCancelledAnywhere_leavesNothing() throws IOException {
        List<Double> parts = new ArrayList<>();
        store().store(PATTERN, parts::add).delete();
        assertThat(parts).isSorted().hasSizeGreaterThan(50).endsWith(1.0);
        for (double end : List.of(0.0, 0.01, 0.5, 0.85, 0.95, 0.96)) {
            assertThatThrownBy(() -> store().store(PATTERN, part -> {
                        if (part >= end) {
                            throw new CancellationException("enough");
                        }
                    }))
                    .isInstanceOf(CancellationException.class);

            assertThat(names()).isEmpty();
        }
    }

    @Test
    void store_afterAProcessThatWasKilled_removesWhatItLeft() throws IOException {
        Files.writeString(folder.resolve("pdb-3x3-0-2.table.0123.part"), "half");

        store().store(PATTERN, done -> {});

        assertThat(names()).containsExactly(PatternStore.fileName(PATTERN));
    }

    @Test
    void removeLeftovers_whileATableIsStored_leavesItsFileAlone() throws IOException {
        Path leftover = Files.writeString(folder.resolve("pdb-3x3-0-2.table.0123.part"), "half");
        List<Path> removed = new ArrayList<>();

        PatternFile file = store().store(PATTERN, done -> {
            if (done == 0) {
                writeAgain(leftover);
            }
            removed.addAll(store().removeLeftovers());
        });

        assertThat(removed).containsExactly(leftover);
        assertThat(file.verify(done -> {}).intact()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1 2 3 4, 1 2 3 4", "1 2 3 4, 4 5 7 8"})
    void store_byTwoThreadsAtOnce_givesWholeTables(String cells, String otherCells) throws Exception {
        List<Pattern> patterns = List.of(
                PatternTableBuilderTest.pattern("3x3", 0, cells),
                PatternTableBuilderTest.pattern("3x3", 0, otherCells));
        CyclicBarrier both = new CyclicBarrier(2);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (int round = 0; round < 20; round++) {
                List<Future<PatternFile>> files = threads.invokeAll(patterns.stream()
                        .<Callable<PatternFile>>map(pattern -> () -> {
                            both.await();
                            return store().store(pattern, done -> {});
                        })
                        .toList());
                for (Future<PatternFile> file : files) {
                    assertThat(file.get().verify(done -> {}).intact()).isTrue();
                }
                assertThat(names())
                        .containsExactlyInAnyOrderElementsOf(patterns.stream()
                                .map(PatternStore::fileName)
                                .distinct()
                                .toList());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void file_withAHeaderOfNoBoard_isDamagedAndNoMore() throws IOException {
        Path path = store().store(PATTERN, done -> {}).path();
        for (int[] change : new int[][] {{15, 0}, {15, 9}, {23, 9}, {23, 1}, {27, 0}, {24, 1}}) {
            byte[] before = Files.readAllBytes(path);
            byte[] bytes = before.clone();
            bytes[change[0]] = (byte) change[1];
            int content = 40 + Histogram.VALUES * Long.BYTES;
            ByteBuffer page = ByteBuffer.wrap(bytes);
            page.putInt(content, TableHeader.checksum(page.duplicate().limit(content)));
            Files.write(path, bytes);

            assertThat(damage()).as("byte %d is %d", change[0], change[1]).contains("is damaged: its header tells of");
            assertThat(store().files())
                    .singleElement()
                    .satisfies(file -> assertThat(file.entries()).isZero());
            Files.write(path, before);
        }
    }

    @Test
    void store_whereAFileIsInPlaceOfTheFolder_saysSo() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        assertThatThrownBy(() -> new PatternStore(file).store(PATTERN, done -> {}))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("'" + file + "'")
                .hasMessageContaining("--cache");
    }

    private PatternStore store() {
        return new PatternStore(folder);
    }

    private String damage() {
        return store().file(PATTERN).orElseThrow().damage().orElseThrow();
    }

    private Stream<String> names() throws IOException {
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.map(path -> path.getFileName().toString()).toList().stream();
        }
    }

    private static void writeAgain(Path path) {
        try {
            Files.writeString(path, "half");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void flip(Path path, int offset) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        bytes[offset] ^= 2;
        Files.write(path, bytes);
    }
}
