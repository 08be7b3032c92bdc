package org.slidelab.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.heuristic.Heuristic;

class PatchyManhattanTest extends HeuristicContract {

    @Override
    protected Heuristic heuristic() {
        return new PatchyManhattan();
    }

    @Test
    void estimate_onAllBoards_isZeroForAboutHalf() {
        Board goal = NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3));
        Map<Board, Integer> boards = Distances.to(goal).byBoard();
        long zeros = boards.keySet().stream()
                .filter(board -> new PatchyManhattan().estimate(board, goal) == 0)
                .count();

        assertThat(zeros / (double) boards.size()).isBetween(0.4, 0.6);
    }
}
