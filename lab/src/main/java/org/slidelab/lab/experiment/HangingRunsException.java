package org.slidelab.lab.experiment;

/** Tells that so many runs hang that an experiment can't go on; what had finished is in its folder. */
public final class HangingRunsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception. */
    public HangingRunsException(String message) {
        super(message);
    }
}
