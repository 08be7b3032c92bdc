package org.slidelab.core.table;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.DoubleConsumer;

/** A file that holds a table, or should. */
public interface TableFile {

    /** Where it is. */
    Path path();

    /** What it is a table of; empty if it can't be told. */
    String description();

    /** The number of entries; 0 if it can't be told. */
    long entries();

    /**
     * What is wrong with the file, as far as a quick look tells: it is cut short, of another version or no table at all.
     * Empty if it can be used.
     */
    Optional<String> damage();

    /**
     * The same with every byte of the file compared with its checksum, which takes as long as reading it. No table is used
     * before it was asked this.
     */
    Optional<String> damageByReading();

    /**
     * Reads the whole file, checks every byte of it against its checksum, and works out again what can be worked out in
     * the time that takes.
     *
     * @param progress told now and then which part is done, from 0 to 1, on the calling thread; what it throws ends the
     *     work and goes through
     * @return what was found, in words, with what is wrong if something is
     */
    Verdict verify(DoubleConsumer progress);

    /** Removes the file. */
    void delete();

    /**
     * What came of a verification.
     *
     * @param intact whether the table is what it should be
     * @param findings what was checked, or what is wrong, in a line
     */
    record Verdict(boolean intact, String findings) {}
}
