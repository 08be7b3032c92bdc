package org.slidelab.heuristics.pattern;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The tables that were built in this process, as long as there is memory for them. */
final class PatternTables {

    private static final Map<Pattern, Entry> ENTRIES = new ConcurrentHashMap<>();

    private PatternTables() {}

    /** The tables of several patterns; those that are missing are built. */
    static List<PatternTable> of(List<Pattern> patterns) {
        return patterns.stream()
                .map(pattern ->
                        ENTRIES.computeIfAbsent(pattern, key -> new Entry()).table(pattern))
                .toList();
    }

    /** A table, built once however many ask for it at the same time. */
    private static final class Entry {

        private SoftReference<PatternTable> reference = new SoftReference<>(null);

        synchronized PatternTable table(Pattern pattern) {
            PatternTable table = reference.get();
            if (table == null) {
                table = PatternTableBuilder.build(pattern);
                reference = new SoftReference<>(table);
            }
            return table;
        }
    }
}
