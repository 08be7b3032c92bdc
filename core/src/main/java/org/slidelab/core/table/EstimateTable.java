package org.slidelab.core.table;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.DoubleConsumer;

/** A table that a heuristic needs, stored or not. */
public interface EstimateTable {

    /** What it is a table of, in a few words: {@code 4x4 .aab/aaab/--bb/---b}. */
    String description();

    /** The number of entries. */
    long entries();

    /** The size of its file in bytes. */
    long bytes();

    /** Its file in a folder, if there is one, whatever state it is in. */
    Optional<TableFile> file(Path folder);

    /**
     * Makes sure that the heap has room to build the table, as far as that can be told without trying. By default it has.
     *
     * @throws org.slidelab.core.provider.InvalidSpecException if it has not; the message says how much it takes
     */
    default void requireRoom() {}

    /**
     * Builds the table on all cores and stores it, in place of a file that is there already. The file appears when it is
     * complete, so that a process that ends in the middle leaves none, and of several that do this at once the last one
     * to finish wins.
     *
     * @param folder where to; it is made if it isn't there
     * @param progress told now and then which part is done, from 0 to 1, on the calling thread; what it throws ends the
     *     work and goes through
     * @throws java.io.UncheckedIOException if the file can't be written; the message says why
     * @throws org.slidelab.core.provider.InvalidSpecException if the heap is too small
     */
    TableFile store(Path folder, DoubleConsumer progress);

    /**
     * Makes the table ready for the evaluators of this process: takes it from {@link CacheFolder#current()}, or builds it for
     * as long as the program runs. Evaluators would do that themselves, but without a word.
     *
     * @param progress told which part of a building is done, as above
     */
    default void prepare(DoubleConsumer progress) {}
}
