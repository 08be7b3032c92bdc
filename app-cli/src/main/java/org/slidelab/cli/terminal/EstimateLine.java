package org.slidelab.cli.terminal;

import java.io.PrintWriter;
import java.util.Locale;

/**
 * One line on a terminal that tells how far a piece of work of known size is and how long the rest may take; it appears
 * after a moment and is removed at the end.
 */
public final class EstimateLine implements AutoCloseable {

    private static final long FIRST_NANOS = 500_000_000;
    private static final long INTERVAL_NANOS = 200_000_000;
    private static final String ERASE = "\r\u001b[K";

    private final PrintWriter err;
    private final boolean shown;
    private final long began = System.nanoTime();
    private long nextNanos = began + FIRST_NANOS;
    private boolean visible;

    /** Creates the line; on anything but a terminal it stays invisible. */
    public EstimateLine(PrintWriter err, Terminal terminal) {
        this.err = err;
        this.shown = terminal.errors();
    }

    /** Shows how much of the work is done: {@code depth 30: 1,000 of 4,000 boards (25 %), 3 s, about 9 s left}. */
    public void show(String stage, long done, long all, String what) {
        long now = System.nanoTime();
        if (!shown || now < nextNanos) {
            return;
        }
        nextNanos = now + INTERVAL_NANOS;
        visible = true;
        double seconds = (now - began) / 1e9;
        double share = (double) done / all;
        String left = share < 0.01 ? "" : ", about %.0f s left".formatted(seconds / share - seconds);
        err.print(ERASE
                + String.format(
                        Locale.ROOT,
                        "%s: %,d of %,d %s (%.0f %%), %.0f s%s",
                        stage,
                        done,
                        all,
                        what,
                        100 * share,
                        seconds,
                        left));
        err.flush();
    }

    @Override
    public void close() {
        if (visible) {
            err.print(ERASE);
            err.flush();
        }
    }
}
