package org.slidelab.lab.trace;

/** Tells that a file is not a trace, or not a whole one, with the line and the reason. */
public final class DamagedTraceException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception with the line to show. */
    public DamagedTraceException(String message) {
        super(message);
    }
}
