package org.example.heuristic;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.BoardView;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.heuristic.PlainHeuristic;

/** Looks at the top left corner only: a wrong tile there needs at least one move. */
@AutoService(Heuristic.class) // registers the class, so that Slidelab finds it in the jar
public final class FirstCorner implements PlainHeuristic {

    /** The name to choose it by: {@code slidelab solve -H first-corner}. */
    @Override
    public String id() {
        return "first-corner";
    }

    /** The line that {@code slidelab list} shows. */
    @Override
    public String summary() {
        return "1 unless the top left corner is right";
    }

    /** The claim that no estimate exceeds the true cost; the contract in the test proves it. */
    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT;
    }

    /** The estimate itself. The blank, 0, is no tile: counting it would overestimate. */
    @Override
    public int estimate(BoardView board, BoardView goal) {
        return board.tile(0) == goal.tile(0) || board.tile(0) == 0 ? 0 : 1;
    }
}
