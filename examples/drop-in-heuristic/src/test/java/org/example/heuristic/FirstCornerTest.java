package org.example.heuristic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.testkit.HeuristicContract;

/** The contract checks everything that Slidelab relies on, and the claims on every small board; the rest is ours. */
class FirstCornerTest extends HeuristicContract {

    @Override
    protected Heuristic heuristic() {
        return new FirstCorner();
    }

    @Test
    void estimate_ofBoardWithWrongCorner_isOne() {
        Board goal = Board.parse("012/345/678");

        assertEquals(1, new FirstCorner().estimate(Board.parse("125/340/678"), goal));
        assertEquals(0, new FirstCorner().estimate(Board.parse("021/345/678"), goal));
    }

    @Test
    void heuristic_annotated_isRegistered() {
        assertTrue(ServiceLoader.load(Heuristic.class).stream()
                .anyMatch(provider -> provider.type().equals(FirstCorner.class)));
    }
}
