package org.slidelab.lab.table;

import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.search.SearchStopped;
import org.slidelab.lab.run.ProviderFault;

/**
 * Calls the code of a heuristic with tables, and says whose fault it is if that throws what it may not, or gives null.
 *
 * @param entry the heuristic
 */
record Guard(CatalogEntry<Heuristic> entry) {

    /**
     * Gives what a call gives.
     *
     * @throws ProviderFault if it is the heuristic's fault that there is nothing
     */
    <T> T call(Supplier<T> work) {
        try {
            return Objects.requireNonNull(work.get(), "null where there has to be something");
        } catch (InvalidSpecException
                | UncheckedIOException
                | CancellationException
                | SearchStopped
                | ProviderFault
                | OutOfMemoryError e) {
            throw e;
        } catch (Throwable e) {
            throw ProviderFault.of(entry, e);
        }
    }

    /** The same for a call that gives nothing. */
    void run(Runnable work) {
        call(() -> {
            work.run();
            return true;
        });
    }
}
