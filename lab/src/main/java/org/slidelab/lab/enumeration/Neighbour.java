package org.slidelab.lab.enumeration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.slidelab.core.board.Dimensions;

/**
 * A cell from which the blank can come to another one.
 *
 * @param cell the neighbour's cell
 * @param move what the blank's way does to arrangements; nothing if it is horizontal
 */
record Neighbour(int cell, Optional<VerticalMove> move) {

    /** The neighbours of a cell, for arrangements that are even where the blank is in the goal's row. */
    static List<Neighbour> of(int cell, Dimensions size, int goalRow) {
        List<Neighbour> neighbours = new ArrayList<>();
        int columns = size.columns();
        if (size.column(cell) > 0) {
            neighbours.add(new Neighbour(cell - 1, Optional.empty()));
        }
        if (size.column(cell) < columns - 1) {
            neighbours.add(new Neighbour(cell + 1, Optional.empty()));
        }
        if (size.row(cell) > 0) {
            neighbours.add(vertical(cell - columns, size, goalRow, cell - 1, cell - columns));
        }
        if (size.row(cell) < size.rows() - 1) {
            neighbours.add(vertical(cell + columns, size, goalRow, cell, cell + columns - 1));
        }
        return neighbours;
    }

    /** One tile passes as many others as there are columns, less one; that decides the parity of arrangements. */
    private static Neighbour vertical(int cell, Dimensions size, int goalRow, int from, int to) {
        int parity = Math.abs(size.row(cell) - goalRow) * (size.columns() - 1) & 1;
        return new Neighbour(cell, Optional.of(new VerticalMove(new Arrangements(size.cells() - 1), from, to, parity)));
    }

    /** Adds what the arrangements at this neighbour become when the blank leaves it, unless asked to stop. */
    void addTo(BitArray target, BitArray source, BooleanSupplier stopped) {
        if (move.isPresent()) {
            move.get().addAll(source, target, stopped);
        } else {
            target.addAll(source);
        }
    }
}
