package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchObserver;

/**
 * A heuristic that says a board is infinitely far away, as some do for a dead end, is told that it may not: whatever else
 * an algorithm could make of such a number, it would be something else in each.
 */
class EstimateRangeTest {

    /** Right of the blank's place in the start is 4: once it has moved, the estimate is far too large. */
    private static final Board START = Board.parse("1 2 5 / 3 0 4 / 6 7 8");

    private static final Problem PROBLEM = new Problem(START, NamedGoal.BLANK_FIRST.on(START.size()));

    private record Far(int units) implements Evaluator {

        @Override
        public int estimate(WorkingBoard board) {
            return board.tile(4) == 4 ? Integer.MAX_VALUE : board.tile(0) == 0 ? 0 : units;
        }

        @Override
        public int unitsPerMove() {
            return units;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void estimate_farTooLargeBesideTheStart_isNamed(int units) {
        for (SearchAlgorithm algorithm :
                new SearchAlgorithm[] {new Anytime(), new Beam(), new BidirectionalAStar(), new IdaStar(), new Rbfs()
                }) {
            assertIsNamed(algorithm, Spec.parse(algorithm.id()), units, SearchObserver.NONE);
        }
        assertIsNamed(new IdaStar(), Spec.parse("idastar:threads=2"), units, SearchObserver.NONE);
        assertIsNamed(new ThreadedIdaStar(), Spec.parse("idastar:threads=2"), units, SearchObserver.NONE);
        assertIsNamed(new IdaStar(), Spec.parse("idastar"), units, new SearchObserver() {});
    }

    /** The loops that an evaluator gets after much work name it too. */
    @Test
    void estimate_farTooLargeAfterMuchWork_isNamed() {
        Subtree subtree = new PackedSubtree(PROBLEM, new Far(1), 0);

        assertThatThrownBy(() -> subtree.search(new WorkingBoard(START), 0, Successors.NO_MOVE, 1, 1, running -> 100))
                .isInstanceOf(InvalidEstimateException.class)
                .hasMessageContaining("2147483647");
    }

    private static void assertIsNamed(SearchAlgorithm algorithm, Spec spec, int units, SearchObserver observer) {
        SearchContext context = SearchContext.builder()
                .options(Options.of(algorithm, spec))
                .evaluator(new Far(units))
                .moreEvaluators(() -> new Far(units))
                .backwardEvaluator(() -> new Far(units))
                .observer(observer)
                .build();

        assertThatThrownBy(() -> algorithm.run(PROBLEM, context))
                .as("%s, %d units a move", spec, units)
                .isInstanceOf(InvalidEstimateException.class)
                .hasMessageContaining("2147483647");
    }
}
