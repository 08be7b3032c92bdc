package org.slidelab.heuristics.pattern;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import org.slidelab.core.table.EstimateTable;
import org.slidelab.core.table.TableFile;

/**
 * The table of a pattern, stored or not.
 *
 * @param pattern the pattern
 */
record PlannedTable(Pattern pattern) implements EstimateTable {

    @Override
    public String description() {
        return pattern.toString();
    }

    @Override
    public long entries() {
        return pattern.placements();
    }

    @Override
    public long bytes() {
        return TableHeader.LENGTH + PatternTable.length(pattern);
    }

    @Override
    public Optional<TableFile> file(Path folder) {
        return new PatternStore(folder).file(pattern).map(Function.identity());
    }

    @Override
    public void requireRoom() {
        BuildingMemory.check(pattern);
    }

    @Override
    public TableFile store(Path folder, DoubleConsumer progress) {
        return new PatternStore(folder).store(pattern, progress);
    }

    @Override
    public void prepare(DoubleConsumer progress) {
        PatternTables.of(pattern, progress);
    }
}
