package org.slidelab.core.board;

/** Tells in one line what is wrong with a board, a size or a goal that a person gave, and what would be accepted. */
public final class InvalidBoardException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception with the line to show. */
    public InvalidBoardException(String message) {
        super(message);
    }
}
