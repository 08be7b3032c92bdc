package org.slidelab.core.heuristic;

/** Tells that a heuristic gave an estimate that no heuristic may give. */
public final class InvalidEstimateException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception with the line to show. */
    public InvalidEstimateException(String message) {
        super(message);
    }
}
