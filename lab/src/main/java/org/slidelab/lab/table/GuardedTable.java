package org.slidelab.lab.table;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import org.slidelab.core.table.EstimateTable;
import org.slidelab.core.table.TableFile;

/**
 * A table whose faults are those of its heuristic.
 *
 * @param table the table
 * @param guard whose it is
 */
record GuardedTable(EstimateTable table, Guard guard) implements EstimateTable {

    @Override
    public String description() {
        return guard.call(table::description);
    }

    @Override
    public long entries() {
        return guard.call(table::entries);
    }

    @Override
    public long bytes() {
        return guard.call(table::bytes);
    }

    @Override
    public Optional<TableFile> file(Path folder) {
        return guard.call(() -> table.file(folder)).map(file -> new GuardedFile(file, guard));
    }

    @Override
    public void requireRoom() {
        guard.run(table::requireRoom);
    }

    @Override
    public TableFile store(Path folder, DoubleConsumer progress) {
        return new GuardedFile(guard.call(() -> table.store(folder, progress)), guard);
    }

    @Override
    public void prepare(DoubleConsumer progress) {
        guard.run(() -> table.prepare(progress));
    }
}
