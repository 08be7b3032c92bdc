package org.slidelab.heuristics;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.Board;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Options;

/**
 * Manhattan distance, and two moves more for each tile that must get out of another one's way.
 *
 * <p>Take the tiles of a row that also belong in that row. Tiles that stay in the row can't pass each other, so all that
 * stay must be in the right order already, and the others must leave the row and come back: two vertical moves each, of
 * which Manhattan distance knows nothing. As many as possible stay if they are a longest increasing subsequence of the
 * goal columns, so the number that must leave is the number of tiles less the length of that sequence. The same holds
 * for columns, whose extra moves are horizontal and therefore others.
 *
 * <pre>
 *   goal row   1 2 3
 *   board row  3 2 1     pairs in the wrong order: 3. Tiles that must leave: 2, so 4 moves are added and not 6.
 * </pre>
 *
 * <p>Consistent: a tile that moves along a row doesn't change the order of the tiles in it, so only the two columns can
 * change, and of these only the one in which the tile belongs. Entering it, Manhattan distance falls by 1 while the
 * longest sequence grows by 0 or 1, so that 2 or 0 are added: the sum changes by exactly 1. Leaving is the reverse.
 *
 * <p>The idea is that of Hansson, Mayer and Yung (1992). Counting pairs instead, as many programs do, overestimates.
 */
@AutoService(Heuristic.class)
public final class LinearConflict implements Heuristic {

    private static final int CELLS_OF_A_SMALL_BOARD = 10;

    @Override
    public String id() {
        return "linear-conflict";
    }

    @Override
    public String summary() {
        return "Manhattan distance plus 2 for each tile that must leave its line";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT;
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        LineConflicts conflicts = new LineConflicts(goal);
        return LineConflictTable.fits(goal.size()) ? new LineConflictTable(goal, conflicts) : conflicts;
    }

    /** On small boards the search is over before the tables have paid for themselves. */
    @Override
    public int suitability(Board goal) {
        return goal.cells() > CELLS_OF_A_SMALL_BOARD ? 60 : 40;
    }
}
