package org.slidelab.lab.table;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import org.slidelab.core.table.TableFile;

/**
 * A file whose faults are those of its heuristic.
 *
 * @param file the file
 * @param guard whose it is
 */
record GuardedFile(TableFile file, Guard guard) implements TableFile {

    @Override
    public Path path() {
        return guard.call(file::path);
    }

    @Override
    public String description() {
        return guard.call(file::description);
    }

    @Override
    public long entries() {
        return guard.call(file::entries);
    }

    @Override
    public Optional<String> damage() {
        return guard.call(file::damage);
    }

    @Override
    public Optional<String> damageByReading() {
        return guard.call(file::damageByReading);
    }

    @Override
    public Verdict verify(DoubleConsumer progress) {
        return guard.call(() -> file.verify(progress));
    }

    @Override
    public void delete() {
        guard.run(file::delete);
    }
}
