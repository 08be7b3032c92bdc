package org.slidelab.cli.terminal;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Consumer;
import org.slidelab.core.search.Statistics;

/** One line on a terminal that tells how far a long search is; it appears after a moment and is removed at the end. */
public final class ProgressLine implements Consumer<Statistics>, AutoCloseable {

    private static final long FIRST_NANOS = 500_000_000;
    private static final long INTERVAL_NANOS = 200_000_000;
    private static final String ERASE = "\r\u001b[K";

    private final PrintWriter err;
    private final boolean shown;
    private final String title;
    private long nextNanos = System.nanoTime() + FIRST_NANOS;
    private boolean visible;

    /** Creates the line for a search; on anything but a terminal it stays invisible. */
    public ProgressLine(PrintWriter err, Terminal terminal, String title) {
        this.err = err;
        this.shown = terminal.errors();
        this.title = title;
    }

    @Override
    public void accept(Statistics statistics) {
        if (!shown || System.nanoTime() < nextNanos) {
            return;
        }
        String bound = statistics.lowerBound() > 0 ? ", at least %d moves".formatted(statistics.lowerBound()) : "";
        show(String.format(
                Locale.ROOT,
                "%s: %,d expanded, %.1f s, %,d MB%s",
                title,
                statistics.expanded(),
                statistics.seconds(),
                statistics.peakBytes() >> 20,
                bound));
    }

    /** Tells how much of something is done. */
    public void tell(String what, long done, long total) {
        if (shown && System.nanoTime() >= nextNanos) {
            show(String.format(
                    Locale.ROOT,
                    "%s: %s, %,d of %,d (%d %%)",
                    title,
                    what,
                    done,
                    total,
                    100 * done / Math.max(1, total)));
        }
    }

    /** Tells how many events were read. */
    public void tellEvents(long events) {
        if (shown && System.nanoTime() >= nextNanos) {
            show(String.format(Locale.ROOT, "%s: %,d events", title, events));
        }
    }

    private void show(String line) {
        nextNanos = System.nanoTime() + INTERVAL_NANOS;
        visible = true;
        err.print(ERASE + line);
        err.flush();
    }

    /** Takes the line away until there is more to tell. */
    public void erase() {
        if (visible) {
            err.print(ERASE);
            err.flush();
            visible = false;
        }
    }

    @Override
    public void close() {
        erase();
    }
}
