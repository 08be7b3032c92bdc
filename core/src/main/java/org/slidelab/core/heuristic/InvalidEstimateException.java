package org.slidelab.core.heuristic;

/** Tells that a heuristic gave an estimate that no heuristic may give. */
public final class InvalidEstimateException extends RuntimeException {

    /** The largest estimate that engines can add to a path cost. */
    public static final int MAX_ESTIMATE = (1 << 30) - 1;

    private static final long serialVersionUID = 1L;

    /** Creates the exception with the line to show. */
    public InvalidEstimateException(String message) {
        super(message);
    }

    /** The exception for an estimate that is negative or too large. */
    public static InvalidEstimateException outOfRange(int estimate) {
        return new InvalidEstimateException(
                "estimate %d is out of range; expected 0 to %d".formatted(estimate, MAX_ESTIMATE));
    }
}
