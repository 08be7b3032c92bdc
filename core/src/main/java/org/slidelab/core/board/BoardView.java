package org.slidelab.core.board;

/**
 * What a board can be asked, whether it is a {@link Board} or the {@link WorkingBoard} of a running search.
 *
 * <p>Cells are numbered row by row from 0 at the top left; tiles are numbered from 1, and 0 is the blank:
 *
 * <pre>
 *   cells        a board     its tiles by cell
 *   0 1 2        1 2 5
 *   3 4 5        3 4 .       1 2 5 3 4 0 6 7 8
 *   6 7 8        6 7 8
 * </pre>
 */
public sealed interface BoardView permits Board, WorkingBoard {

    /** The number of rows and columns. */
    Dimensions size();

    /** The tile on a cell, 0 for the blank. */
    int tile(int cell);

    /** The cell of the blank. */
    int blank();

    /** The cell on which a tile lies (0 for the blank). */
    default int cellOf(int tile) {
        int cell = 0;
        while (tile(cell) != tile) {
            cell++;
        }
        return cell;
    }

    /** The number of cells. */
    default int cells() {
        return size().cells();
    }

    /** The row of a cell. */
    default int row(int cell) {
        return size().row(cell);
    }

    /** The column of a cell. */
    default int column(int cell) {
        return size().column(cell);
    }
}
