package org.slidelab.heuristics.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
    void store_thatIsCancelled_leavesNothing() throws IOException {
        assertThatThrownBy(() -> store().store(PATTERN, part -> {
                    throw new CancellationException("enough");
                }))
                .isInstanceOf(CancellationException.class);

        assertThat(names()).isEmpty();
    }

    @Test
    void store_afterAProcessThatWasKilled_removesWhatItLeft() throws IOException, InterruptedException {
        Process process = new ProcessBuilder("true").start();
        process.waitFor();
        Files.writeString(folder.resolve("pdb-3x3-0-2.table." + process.pid() + ".part"), "half");
        Files.writeString(folder.resolve("pdb-3x3-0-4.table.1.part"), "that of a process that is alive");

        store().store(PATTERN, done -> {});

        assertThat(names()).containsExactlyInAnyOrder(PatternStore.fileName(PATTERN), "pdb-3x3-0-4.table.1.part");
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

    private static void flip(Path path, int offset) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        bytes[offset] ^= 2;
        Files.write(path, bytes);
    }
}
