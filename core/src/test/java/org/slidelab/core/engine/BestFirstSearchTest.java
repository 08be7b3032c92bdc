package org.slidelab.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.RandomWalk;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;

class BestFirstSearchTest {

    private static final Board GOAL = Board.parse("0 1 2 3 4 5 6 7 8");

    /** An estimate beyond every bucket on some boards: the frontier becomes a heap on the way and loses nothing. */
    @ParameterizedTest
    @EnumSource(TieBreak.class)
    void search_withHugeEstimates_goesOnWithAHeap(TieBreak tieBreak) {
        Evaluator small = board -> board.blank() == 0 ? 0 : board.blank() % 3;
        Evaluator huge = board -> board.blank() == 8 ? 1_000_000 : small.estimate(board);
        for (long seed = 1; seed <= 10; seed++) {
            Problem problem = new Problem(RandomWalk.from(GOAL, 30, seed), GOAL);
            SearchContext context = SearchContext.builder().evaluator(huge).build();
            Solved solved = (Solved) new BestFirstSearch(1, 1, tieBreak).search(problem, context);

            assertThat(problem.start().after(solved.moves()))
                    .as("seed %d", seed)
                    .isEqualTo(GOAL);
        }
    }

    /** With every estimate but the goal's beyond the buckets, order is the same as with small ones. */
    @ParameterizedTest
    @EnumSource(TieBreak.class)
    void search_withEstimatesShiftedOutOfRange_findsTheSameWay(TieBreak tieBreak) {
        for (long seed = 1; seed <= 5; seed++) {
            Problem problem = new Problem(RandomWalk.from(GOAL, 20, seed), GOAL);
            assertThat(moves(problem, tieBreak, 1_000_000))
                    .as("seed %d", seed)
                    .isEqualTo(moves(problem, tieBreak, 1_000));
        }
    }

    @Test
    void search_withNegativeEstimate_saysSo() {
        Problem problem = new Problem(GOAL.after(Move.RIGHT), GOAL);
        SearchContext context = SearchContext.builder().evaluator(board -> -3).build();

        assertThatThrownBy(() -> new BestFirstSearch(1, 1, TieBreak.FIFO).search(problem, context))
                .isInstanceOf(InvalidEstimateException.class)
                .hasMessageContaining("-3");
    }

    private static List<Move> moves(Problem problem, TieBreak tieBreak, int shift) {
        SearchContext context = SearchContext.builder()
                .evaluator(board -> board.toBoard().equals(GOAL) ? 0 : shift + board.blank())
                .build();
        return ((Solved) new BestFirstSearch(1, 1, tieBreak).search(problem, context)).moves();
    }
}
