package org.slidelab.cli.terminal;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleConsumer;

/**
 * One line on a terminal that tells how far a long piece of work is and how long the rest will take; it is removed at the
 * end. Ctrl-C ends the work.
 */
public final class WorkProgress implements DoubleConsumer, AutoCloseable {

    private static final String ERASE = "\r\u001b[K";
    private static final double LEAST_PART_TO_JUDGE_BY = 0.02;

    private final PrintWriter err;
    private final boolean shown;
    private final String title;
    private final long startNanos = System.nanoTime();
    private boolean visible;

    /** Creates the line; on anything but a terminal it stays invisible. */
    public WorkProgress(PrintWriter err, Terminal terminal, String title) {
        this.err = err;
        this.shown = terminal.errors();
        this.title = title;
        Interruption.searchBegins();
    }

    /**
     * Shows which part is done.
     *
     * @throws CancellationException if Ctrl-C was pressed
     */
    @Override
    public void accept(double part) {
        if (Interruption.requested()) {
            throw new CancellationException(title);
        }
        if (shown) {
            double seconds = seconds();
            String left = part < LEAST_PART_TO_JUDGE_BY
                    ? ""
                    : String.format(Locale.ROOT, ", about %.0f s left", seconds * (1 - part) / part);
            err.print(ERASE + String.format(Locale.ROOT, "%s: %.0f %%, %.0f s%s", title, 100 * part, seconds, left));
            err.flush();
            visible = true;
        }
    }

    /** How long the work has taken so far. */
    public double seconds() {
        return (System.nanoTime() - startNanos) / 1e9;
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
