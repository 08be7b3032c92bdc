package org.slidelab.heuristics.pattern;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A folder with the files of pattern tables.
 *
 * <p>A file is written under a name that bears the number of the process, and renamed when all of it is on the disk. So
 * nobody ever sees half a table, and processes that write the same one at once don't meet. Those that ended in the middle
 * leave such a file behind, which the next one removes.
 *
 * @param folder the folder; it need not be there
 */
record PatternStore(Path folder) {

    private static final String PREFIX = "pdb-";
    private static final String SUFFIX = ".table";
    private static final String UNFINISHED = ".part";
    private static final java.util.regex.Pattern UNFINISHED_NAME =
            java.util.regex.Pattern.compile(".*\\.(\\d{1,18})\\.part");

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
        Path unfinished = null;
        try {
            Files.createDirectories(folder);
            removeLeftovers();
            checkRoom(pattern);
            Path path = folder.resolve(fileName(pattern));
            unfinished = folder.resolve(
                    fileName(pattern) + "." + ProcessHandle.current().pid() + UNFINISHED);
            try (FileChannel channel =
                    FileChannel.open(unfinished, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                write(PatternTableBuilder.build(pattern, progress), channel);
            }
            Files.move(unfinished, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return PatternFile.at(path);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cache folder '%s' can't be written (%s); --cache or SLIDELAB_CACHE names another"
                            .formatted(folder, reason(e)),
                    e);
        } finally {
            deleteQuietly(unfinished);
        }
    }

    private static void write(PatternTable table, FileChannel channel) throws IOException {
        TableHeader header =
                new TableHeader(table.pattern(), TableHeader.checksum(table.rows()), TableCheck.histogram(table));
        writeFully(channel, header.encode());
        writeFully(channel, table.rows());
        channel.force(true);
    }

    private static void writeFully(FileChannel channel, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    private void checkRoom(Pattern pattern) throws IOException {
        long needed = TableHeader.LENGTH + PatternTable.length(pattern);
        long left = Files.getFileStore(folder).getUsableSpace();
        if (left < needed) {
            throw new IOException(
                    String.format(Locale.ROOT, "the table takes %,d MB, %,d MB are left", needed >> 20, left >> 20));
        }
    }

    /** Removes unfinished files of processes that are no more. */
    private void removeLeftovers() {
        for (Path path : named(UNFINISHED)) {
            Matcher name = UNFINISHED_NAME.matcher(path.getFileName().toString());
            boolean alive = name.matches() && isAnother(Long.parseLong(name.group(1)));
            if (!alive) {
                deleteQuietly(path);
            }
        }
    }

    private static boolean isAnother(long process) {
        return process != ProcessHandle.current().pid()
                && ProcessHandle.of(process).isPresent();
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

    private static void deleteQuietly(@Nullable Path path) {
        try {
            if (path != null) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            // The next process that builds tries again.
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
