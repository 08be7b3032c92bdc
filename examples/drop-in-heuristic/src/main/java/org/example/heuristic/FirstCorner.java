package org.example.heuristic;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.BoardView;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.PlainHeuristic;

/** Looks at the top left corner only. */
@AutoService(Heuristic.class)
public final class FirstCorner implements PlainHeuristic {
    @Override
    public String id() {
        return "first-corner";
    }

    @Override
    public String summary() {
        return "1 unless the top left corner is right";
    }

    @Override
    public int estimate(BoardView board, BoardView goal) {
        return board.tile(0) == goal.tile(0) || board.tile(0) == 0 ? 0 : 1;
    }
}
