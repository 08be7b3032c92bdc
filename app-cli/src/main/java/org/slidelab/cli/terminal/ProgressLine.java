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
        nextNanos = System.nanoTime() + INTERVAL_NANOS;
        visible = true;
        String bound = statistics.lowerBound() > 0 ? ", at least %d moves".formatted(statistics.lowerBound()) : "";
        err.print(ERASE
                + String.format(
                        Locale.ROOT,
                        "%s: %,d expanded, %.1f s, %,d MB%s",
                        title,
                        statistics.expanded(),
                        statistics.seconds(),
                        statistics.peakBytes() >> 20,
                        bound));
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
