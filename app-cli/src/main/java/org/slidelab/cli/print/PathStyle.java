package org.slidelab.cli.print;

/** How a solution is shown. */
public enum PathStyle {
    /** Every board on the way. */
    boards,
    /** A letter for each move. */
    moves,
    /** Not at all. */
    none
}
