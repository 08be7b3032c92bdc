package org.slidelab.core.board;

/**
 * A step of the blank; the tile on the other side goes the opposite way.
 *
 * <p>Engines store a move as its code, two bits; the inverse of code {@code m} is {@code m ^ 1}.
 */
public enum Move {
    /** The blank goes up a row. */
    UP(0, 'U', -1, 0),
    /** The blank goes down a row. */
    DOWN(1, 'D', 1, 0),
    /** The blank goes one column to the left. */
    LEFT(2, 'L', 0, -1),
    /** The blank goes one column to the right. */
    RIGHT(3, 'R', 0, 1);

    private static final Move[] BY_CODE = values();

    private final int code;
    private final char letter;
    private final int rowStep;
    private final int columnStep;

    Move(int code, char letter, int rowStep, int columnStep) {
        this.code = code;
        this.letter = letter;
        this.rowStep = rowStep;
        this.columnStep = columnStep;
    }

    /** The move with this code. */
    public static Move of(int code) {
        return BY_CODE[code];
    }

    /** The number that engines use for this move, 0 to 3. */
    public int code() {
        return code;
    }

    /** The first letter of the move's name, as used in move lists. */
    public char letter() {
        return letter;
    }

    /** The move that takes this one back. */
    public Move inverse() {
        return BY_CODE[code ^ 1];
    }

    /**
     * The cell that the blank reaches from {@code blank}, or -1 if the move leaves the board.
     */
    public int target(Dimensions size, int blank) {
        int row = size.row(blank) + rowStep;
        int column = size.column(blank) + columnStep;
        boolean inside = row >= 0 && row < size.rows() && column >= 0 && column < size.columns();
        return inside ? row * size.columns() + column : -1;
    }
}
