package org.slidelab.heuristics.pattern;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.table.TableFile;

/**
 * A file that holds the table of a pattern, or should.
 *
 * <p>It gets its name when it is complete, so a look at its header and its length tells whether it can be used: what a
 * process that ended left behind has another name, and a copy that broke off is too short. A byte that changed on the
 * disk is found by reading everything, which a table has to pass before it is used.
 */
final class PatternFile implements TableFile {

    private final Path path;
    private final Optional<TableHeader> header;
    private final Optional<String> damage;
    private @Nullable PatternTable table;

    private PatternFile(Path path, Optional<TableHeader> header, Optional<String> damage) {
        this.path = path;
        this.header = header;
        this.damage = damage;
    }

    /** Looks at a file. */
    static PatternFile at(Path path) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            TableHeader header = TableHeader.decode(firstPage(channel));
            String expected = PatternStore.fileName(header.pattern());
            if (!path.endsWith(expected)) {
                return unusable(path, "holds the table that belongs into " + expected);
            }
            return channel.size() == header.fileLength()
                    ? new PatternFile(path, Optional.of(header), Optional.empty())
                    : new PatternFile(
                            path,
                            Optional.of(header),
                            Optional.of("is damaged: it has %,d bytes; expected %,d"
                                    .formatted(channel.size(), header.fileLength())));
        } catch (TableHeader.Unusable e) {
            return unusable(path, String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return unusable(path, "can't be read (%s)".formatted(PatternStore.reason(e)));
        }
    }

    private static PatternFile unusable(Path path, String damage) {
        return new PatternFile(path, Optional.empty(), Optional.of(damage));
    }

    private static ByteBuffer firstPage(FileChannel channel) throws IOException {
        ByteBuffer page = ByteBuffer.allocate(TableHeader.LENGTH);
        while (page.hasRemaining() && channel.read(page) >= 0) {
            // A read may give less than was asked for.
        }
        return page.flip();
    }

    @Override
    public Path path() {
        return path;
    }

    @Override
    public String description() {
        return header.map(each -> each.pattern().toString()).orElse("");
    }

    @Override
    public long entries() {
        return header.map(each -> each.pattern().placements()).orElse(0L);
    }

    @Override
    public Optional<String> damage() {
        return damage;
    }

    @Override
    public Optional<String> damageByReading() {
        return damage.isPresent() ? damage : check().damage(part -> {});
    }

    private TableCheck check() {
        return new TableCheck(header.orElseThrow(), table());
    }

    /** The table, mapped into memory once; only if there is no damage. */
    PatternTable table() {
        if (table == null) {
            table = map(header.orElseThrow().pattern());
        }
        return table;
    }

    private PatternTable map(Pattern pattern) {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            return new PatternTable(
                    pattern, channel.map(MapMode.READ_ONLY, TableHeader.LENGTH, PatternTable.length(pattern)));
        } catch (IOException e) {
            throw new UncheckedIOException("file '%s' can't be read (%s)".formatted(path, PatternStore.reason(e)), e);
        }
    }

    @Override
    public Verdict verify(DoubleConsumer progress) {
        return damage.map(what -> new Verdict(false, what)).orElseGet(() -> check().verdict(progress));
    }

    @Override
    public void delete() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "file '%s' can't be deleted (%s)".formatted(path, PatternStore.reason(e)), e);
        }
    }
}
