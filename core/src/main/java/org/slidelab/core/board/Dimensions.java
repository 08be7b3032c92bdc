package org.slidelab.core.board;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The number of rows and columns of a board, each from 2 to 8.
 *
 * @param rows the number of rows
 * @param columns the number of columns
 */
public record Dimensions(int rows, int columns) {

    /** The fewest rows or columns of a board. */
    public static final int MIN = 2;

    /** The most rows or columns of a board. */
    public static final int MAX = 8;

    private static final Pattern TEXT = Pattern.compile("(\\d{1,3})[x×*](\\d{1,3})");

    /** Creates dimensions after checking their range. */
    public Dimensions {
        if (rows < MIN || rows > MAX || columns < MIN || columns > MAX) {
            throw new InvalidBoardException(
                    "size %dx%d: rows and columns go from %d to %d".formatted(rows, columns, MIN, MAX));
        }
    }

    /**
     * Reads dimensions written as {@code 3x4} (rows first).
     *
     * @throws InvalidBoardException if the text has another form or is out of range
     */
    public static Dimensions parse(String text) {
        Matcher matcher = TEXT.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!matcher.matches()) {
            throw new InvalidBoardException("size '%s': expected ROWSxCOLUMNS such as 3x3 or 4x5, each from %d to %d"
                    .formatted(text, MIN, MAX));
        }
        return new Dimensions(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    /** The number of cells, the blank's included. */
    public int cells() {
        return rows * columns;
    }

    /** The row of a cell; cells are numbered row by row from 0 at the top left. */
    public int row(int cell) {
        return cell / columns;
    }

    /** The column of a cell. */
    public int column(int cell) {
        return cell % columns;
    }

    /** The number of horizontal and vertical steps between two cells. */
    public int distance(int cell, int other) {
        return Math.abs(row(cell) - row(other)) + Math.abs(column(cell) - column(other));
    }

    /** What a record would do by itself; but the JDK makes that at run time, a noticeable part of a short run. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Dimensions that && rows == that.rows && columns == that.columns;
    }

    @Override
    public int hashCode() {
        return MAX * rows + columns;
    }

    /** The form that {@link #parse} reads, such as {@code 3x4}. */
    @Override
    public String toString() {
        return rows + "x" + columns;
    }
}
