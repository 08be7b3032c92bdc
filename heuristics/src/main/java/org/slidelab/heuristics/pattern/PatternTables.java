package org.slidelab.heuristics.pattern;

import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.DoubleConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slidelab.core.table.CacheFolder;

/** The tables that are used in this process, from the cache folder or built here, as long as there is memory for them. */
final class PatternTables {

    private static final Map<Pattern, Entry> ENTRIES = new ConcurrentHashMap<>();

    private PatternTables() {}

    /** The tables of several patterns; those that aren't stored are built. */
    static List<PatternTable> of(List<Pattern> patterns) {
        return patterns.stream().map(pattern -> of(pattern, done -> {})).toList();
    }

    /** The table of a pattern; if it isn't stored, it is built, and somebody is told which part of that is done. */
    static PatternTable of(Pattern pattern, DoubleConsumer progress) {
        return ENTRIES.computeIfAbsent(pattern, key -> new Entry()).table(pattern, progress);
    }

    /** Whether all tables are stored and can be used. */
    static boolean stored(List<Pattern> patterns) {
        PatternStore store = new PatternStore(CacheFolder.current());
        return patterns.stream()
                .allMatch(pattern -> store.file(pattern)
                        .filter(file -> file.damage().isEmpty())
                        .isPresent());
    }

    /** Asked for only when there is something to say: setting up a logger takes longer than loading tables. */
    private static Logger log() {
        return LoggerFactory.getLogger(PatternTables.class);
    }

    /** A table, loaded or built once however many ask for it at the same time. */
    private static final class Entry {

        private SoftReference<PatternTable> reference = new SoftReference<>(null);

        synchronized PatternTable table(Pattern pattern, DoubleConsumer progress) {
            PatternTable table = reference.get();
            if (table == null) {
                table = load(pattern, progress).orElseGet(() -> PatternTableBuilder.build(pattern, progress));
                reference = new SoftReference<>(table);
            }
            return table;
        }

        /** The stored table, if there is a file; one that can't be used is named and made anew. */
        private static Optional<PatternTable> load(Pattern pattern, DoubleConsumer progress) {
            PatternStore store = new PatternStore(CacheFolder.current());
            try {
                Optional<PatternFile> file = store.file(pattern);
                Optional<String> damage = file.flatMap(PatternFile::damageByReading);
                if (damage.isPresent()) {
                    log().warn("{} {}; it is built again", file.orElseThrow().path(), damage.get());
                    return Optional.of(store.store(pattern, progress).table());
                }
                return file.map(PatternFile::table);
            } catch (UncheckedIOException e) {
                log().warn("{}; the table is built for this run only", e.getMessage());
                return Optional.empty();
            }
        }
    }
}
