package org.slidelab.core.heuristic;

import java.util.Optional;

/** Tells that a heuristic gave an estimate that no heuristic may give. */
public final class InvalidEstimateException extends RuntimeException {

    /** The largest estimate that engines can add to a path cost. */
    public static final int MAX_ESTIMATE = (1 << 30) - 1;

    private static final long serialVersionUID = 1L;

    private final String part;

    /** Creates the exception with the line to show. */
    public InvalidEstimateException(String message) {
        this(message, "");
    }

    private InvalidEstimateException(String message, String part) {
        super(message);
        this.part = part;
    }

    /** The exception for an estimate that is negative or too large. */
    public static InvalidEstimateException outOfRange(int estimate) {
        return new InvalidEstimateException(
                "estimate %d is out of range; expected 0 to %d".formatted(estimate, MAX_ESTIMATE));
    }

    /** The same for an estimate of one of those that a heuristic is made of, given its spec and its largest estimate. */
    public static InvalidEstimateException outOfRange(int estimate, int largest, String part) {
        return new InvalidEstimateException(
                "estimate %d of '%s' is out of range; expected 0 to %d".formatted(estimate, part, largest), part);
    }

    /** The spec of the part of a heuristic that gave the estimate; empty if it was the heuristic itself. */
    public Optional<String> part() {
        return Optional.of(part).filter(spec -> !spec.isEmpty());
    }
}
