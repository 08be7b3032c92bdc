package org.slidelab.heuristics.pattern;

import java.util.List;
import org.slidelab.core.board.Dimensions;

/**
 * A part of a goal: some tiles, known by the cells on which they belong, and the blank's cell.
 *
 * @param size the size of the board
 * @param blank the goal cell of the blank
 * @param cells the goal cells of the part's tiles
 */
record Pattern(Dimensions size, int blank, List<Integer> cells) {

    Pattern {
        cells = List.copyOf(cells);
    }

    PlacementRank rank() {
        return new PlacementRank(size.cells(), cells.size());
    }
}
