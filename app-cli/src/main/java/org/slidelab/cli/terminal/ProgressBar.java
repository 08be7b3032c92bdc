package org.slidelab.cli.terminal;

import java.io.PrintWriter;
import java.util.Locale;

/** A bar on a terminal that fills as parts of a long work finish, with an estimate of the time that is left. */
public final class ProgressBar implements AutoCloseable {

    private static final long INTERVAL_NANOS = 200_000_000;
    private static final int WIDTH = 30;
    private static final String ERASE = "\r\u001b[K";

    private final PrintWriter err;
    private final boolean shown;
    private final boolean unicode;
    private final long startNanos = System.nanoTime();
    private long nextNanos = startNanos;
    private boolean visible;

    /** Creates a bar; on anything but a terminal it stays invisible. */
    public ProgressBar(PrintWriter err, Terminal terminal) {
        this.err = err;
        this.shown = terminal.errors();
        this.unicode = terminal.unicode();
    }

    /**
     * Shows how far the work is.
     *
     * @param done how many parts are done
     * @param before how many of them were done before the work began
     * @param total how many parts there are
     * @param remark what to add; may be empty
     */
    public void show(int done, int before, int total, String remark) {
        long now = System.nanoTime();
        if (!shown || now < nextNanos) {
            return;
        }
        nextNanos = now + INTERVAL_NANOS;
        visible = true;
        err.print(ERASE + line(done, before, total, (now - startNanos) / 1e9, unicode) + remark);
        err.flush();
    }

    static String line(int done, int before, int total, double seconds, boolean unicode) {
        int full = (int) ((long) WIDTH * done / Math.max(1, total));
        String bar = (unicode ? "█" : "#").repeat(full) + (unicode ? "░" : ".").repeat(WIDTH - full);
        String left = done == before ? "" : ", %s left".formatted(span(seconds / (done - before) * (total - done)));
        return String.format(
                Locale.ROOT,
                "%s %3d %%  %,d of %,d runs, %s%s",
                bar,
                100L * done / Math.max(1, total),
                done,
                total,
                span(seconds),
                left);
    }

    private static String span(double seconds) {
        long whole = Math.round(seconds);
        if (whole < 60) {
            return whole + " s";
        }
        return whole < 3600
                ? String.format(Locale.ROOT, "%d min %02d s", whole / 60, whole % 60)
                : String.format(Locale.ROOT, "%d h %02d min", whole / 3600, whole / 60 % 60);
    }

    @Override
    public void close() {
        if (visible) {
            err.print(ERASE);
            err.flush();
        }
    }
}
