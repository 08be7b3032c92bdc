package org.slidelab.testkit;

import org.slidelab.core.board.BoardView;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.heuristic.PlainHeuristic;

/**
 * Manhattan distance on about half of the boards and 0 on the others: admissible, but far from consistent.
 *
 * <p>An algorithm that never looks at an expanded state again finds solutions with it that are too long.
 */
public final class PatchyManhattan implements PlainHeuristic {

    private final PlainManhattan manhattan = new PlainManhattan();

    @Override
    public String id() {
        return "patchy-manhattan";
    }

    @Override
    public String summary() {
        return "Manhattan distance on half of the boards, 0 on the others";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.ADMISSIBLE;
    }

    @Override
    public int estimate(BoardView board, BoardView goal) {
        int hash = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            hash = hash * 1_000_003 + board.tile(cell);
        }
        return (hash >>> 16) % 2 == 0 ? 0 : manhattan.estimate(board, goal);
    }
}
