package org.slidelab.core.search;

/** Thrown out of a running search when a limit is reached; {@link SearchAlgorithm#run} makes an outcome of it. */
public final class SearchStopped extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Limit limit;

    /** Creates the signal, without a stack trace: it is no error. */
    public SearchStopped(Limit limit) {
        super("stopped: " + limit.outcome(), null, false, false);
        this.limit = limit;
    }

    /** The limit that was reached. */
    public Limit limit() {
        return limit;
    }
}
