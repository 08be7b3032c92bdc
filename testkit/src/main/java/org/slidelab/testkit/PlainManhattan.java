package org.slidelab.testkit;

import org.slidelab.core.board.BoardView;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.heuristic.PlainHeuristic;

/** Manhattan distance as a textbook defines it, without tables: what guides the algorithms under test. */
public final class PlainManhattan implements PlainHeuristic {

    @Override
    public String id() {
        return "plain-manhattan";
    }

    @Override
    public String summary() {
        return "sum of the tiles' steps to their goal cells, counted anew for each board";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT;
    }

    @Override
    public int estimate(BoardView board, BoardView goal) {
        int steps = 0;
        for (int tile = 1; tile < board.cells(); tile++) {
            int cell = board.cellOf(tile);
            int goalCell = goal.cellOf(tile);
            steps += Math.abs(board.row(cell) - goal.row(goalCell));
            steps += Math.abs(board.column(cell) - goal.column(goalCell));
        }
        return steps;
    }
}
