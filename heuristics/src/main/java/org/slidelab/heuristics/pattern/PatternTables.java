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

    /** Whether all tables are stored and can be used, every byte of them; damaged ones are named. */
    static boolean stored(List<Pattern> patterns) {
        PatternStore store = new PatternStore(CacheFolder.current());
        return patterns.stream().allMatch(pattern -> store.file(pattern).isPresent())
                && patterns.stream()
                        .allMatch(pattern -> ENTRIES.computeIfAbsent(pattern, key -> new Entry())
                                .isStored(pattern, store));
    }

    /** Asked for only when there is something to say: setting up a logger takes longer than loading tables. */
    private static Logger log() {
        return LoggerFactory.getLogger(PatternTables.class);
    }

    /** A table, loaded or built once however many ask for it at the same time. */
    private static final class Entry {

        private SoftReference<PatternTable> reference = new SoftReference<>(null);
        private String named = "";

        synchronized PatternTable table(Pattern pattern, DoubleConsumer progress) {
            PatternTable table = reference.get();
            if (table == null) {
                table = load(pattern, progress)
                        .orElseGet(() ->
                                PatternTableBuilder.build(pattern, progress).table());
                reference = new SoftReference<>(table);
            }
            return table;
        }

        /** Whether the table is stored; if it is, whoever asks for it next has it at once. */
        synchronized boolean isStored(Pattern pattern, PatternStore store) {
            Optional<PatternFile> file = store.file(pattern);
            if (file.isEmpty() || reference.get() != null) {
                return file.isPresent();
            }
            Optional<String> damage = file.flatMap(PatternFile::damageByReading);
            if (damage.isEmpty()) {
                named = "";
                reference = new SoftReference<>(file.get().table());
            } else if (!named.equals(damage.get())) {
                named = damage.get();
                log().warn("{} {}; it is not used", file.get().path(), named);
            }
            return damage.isEmpty();
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
