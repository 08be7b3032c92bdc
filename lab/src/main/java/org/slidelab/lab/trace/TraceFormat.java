package org.slidelab.lab.trace;

import java.util.Locale;

/** The form of a trace file. */
public enum TraceFormat {
    /** JSON lines: a header, a line for each event, and the end. Slidelab reads these again. */
    JSONL,
    /** The search trace of the Posthoc visualiser, with a view that draws the board. */
    POSTHOC;

    /** The name that people write: {@code jsonl}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    TraceEncoding encoding(Appendable out) {
        return this == JSONL ? new JsonLines(out) : new Posthoc(out);
    }
}
