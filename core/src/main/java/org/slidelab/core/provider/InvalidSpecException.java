package org.slidelab.core.provider;

/** Tells in one line what is wrong with a spec and what would be accepted. */
public final class InvalidSpecException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception with the line to show. */
    public InvalidSpecException(String message) {
        super(message);
    }
}
