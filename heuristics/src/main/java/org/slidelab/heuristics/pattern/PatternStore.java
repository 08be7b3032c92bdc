package org.slidelab.heuristics.pattern;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;

/**
 * A folder with the files of pattern tables.
 *
 * <p>A file is written under a name of its own, and renamed when all of it is on the disk. So nobody ever sees half a table,
 * and those that write the same one at once don't meet; see {@link UnfinishedFile}.
 *
 * @param folder the folder; it need not be there
 */
record PatternStore(Path folder) {

    private static final String PREFIX = "pdb-";
    private static final String SUFFIX = ".table";
    private static final double SHARE_OF_BUILDING = 0.95;
    private static final double SHARE_OF_CHECKSUM = 0.96;
    private static final int KILOBYTES_TO_READ_EASILY = 10_000;

    /** The name of the file for a pattern: size, the blank's cell, and the other cells as a hexadecimal mask. */
    static String fileName(Pattern pattern) {
        return PREFIX + pattern.size() + "-" + pattern.blank() + "-" + Integer.toHexString(pattern.mask()) + SUFFIX;
    }

    /** The file for a pattern, if there is one. */
    Optional<PatternFile> file(Pattern pattern) {
        return Optional.of(folder.resolve(fileName(pattern)))
                .filter(Files::exists)
                .map(PatternFile::at);
    }

    /** All files that are called like tables, by name. */
    List<PatternFile> files() {
        return named(SUFFIX).stream().map(PatternFile::at).toList();
    }

    /** Builds a table and writes its file; see {@link org.slidelab.core.table.EstimateTable#store}. */
    PatternFile store(Pattern pattern, DoubleConsumer progress) {
        Path path = folder.resolve(fileName(pattern));
        try {
            Files.createDirectories(folder);
            removeLeftovers();
            checkRoom(pattern);
            try (UnfinishedFile file = UnfinishedFile.of(path)) {
                write(PatternTableBuilder.build(pattern, new Stretch(0, SHARE_OF_BUILDING, progress)), file, progress);
                file.finish();
            }
            progress.accept(1);
            return PatternFile.at(path);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cache folder '%s' can't be written (%s); --cache or SLIDELAB_CACHE names another"
                            .formatted(folder, reason(e)),
                    e);
        }
    }

    private static void write(BuiltTable built, UnfinishedFile file, DoubleConsumer progress) throws IOException {
        PatternTable table = built.table();
        int checksum = TableCheck.checksum(table, new Stretch(SHARE_OF_BUILDING, SHARE_OF_CHECKSUM, progress));
        TableHeader header = new TableHeader(table.pattern(), checksum, built.histogram());
        Stretch writing = new Stretch(SHARE_OF_CHECKSUM, 1, progress);
        file.write(header.encode(), part -> writing.accept(0));
        file.write(table.rows(), writing);
    }

    private void checkRoom(Pattern pattern) throws IOException {
        long needed = TableHeader.LENGTH + PatternTable.length(pattern);
        long left = Files.getFileStore(folder).getUsableSpace();
        if (left < needed) {
            throw new IOException("the table takes %s, %s are left".formatted(size(needed), size(left)));
        }
    }

    private static String size(long bytes) {
        long kilobytes = (bytes + 1023) >> 10;
        return kilobytes < KILOBYTES_TO_READ_EASILY
                ? String.format(Locale.ROOT, "%,d KB", kilobytes)
                : String.format(Locale.ROOT, "%,d MB", kilobytes >> 10);
    }

    /** Removes what processes that were killed left behind; gives what was removed. */
    List<Path> removeLeftovers() {
        return named(UnfinishedFile.SUFFIX).stream()
                .filter(UnfinishedFile::removeIfLeftOver)
                .toList();
    }

    private List<Path> named(String suffix) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.filter(path -> {
                        String name = String.valueOf(path.getFileName());
                        return name.startsWith(PREFIX) && name.endsWith(suffix);
                    })
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cache folder '%s' can't be read (%s)".formatted(folder, reason(e)), e);
        }
    }

    /** Why something can't be done, in words. */
    static String reason(IOException exception) {
        if (exception instanceof AccessDeniedException) {
            return "no permission";
        }
        if (exception instanceof FileAlreadyExistsException) {
            return "there is a file in its place";
        }
        return Objects.requireNonNullElse(
                exception.getMessage(), exception.getClass().getSimpleName());
    }
}
