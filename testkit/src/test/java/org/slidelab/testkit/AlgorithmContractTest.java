package org.slidelab.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Move;
import org.slidelab.core.engine.BestFirstSearch;
import org.slidelab.core.engine.TieBreak;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** Algorithms with one fault each: the contract must find it. */
class AlgorithmContractTest {

    private static final BestFirstSearch SOUND = new BestFirstSearch(1, 1, TieBreak.FIFO);

    @Test
    void search_withoutFault_passes() {
        AlgorithmContract contract = contract(SOUND::search);

        assertThatCode(contract::search_ofSolvableBoards_findsTheWay).doesNotThrowAnyException();
        assertThatCode(contract::observer_ofSearch_isToldWhatIsCounted).doesNotThrowAnyException();
    }

    @Test
    void search_thatOverrates_isNotOptimal() {
        AlgorithmContract contract = contract(new BestFirstSearch(1, 3, TieBreak.FIFO)::search);

        assertThatThrownBy(contract::search_ofSolvableBoards_findsTheWay)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the true distance is");
    }

    @Test
    void search_thatLosesAMove_doesNotReachTheGoal() {
        AlgorithmContract contract = contract((problem, context) -> {
            List<Move> moves = new ArrayList<>(((Solved) SOUND.search(problem, context)).moves());
            if (!moves.isEmpty()) {
                moves.remove(moves.size() - 1);
            }
            return new Solved(moves);
        });

        assertThatThrownBy(contract::search_ofSolvableBoards_findsTheWay).isInstanceOf(AssertionError.class);
    }

    @Test
    void search_thatIgnoresTheOrderOfMoves_isFound() {
        AlgorithmContract contract =
                contract((problem, context) -> SOUND.search(new Problem(problem.start(), problem.goal()), context));

        assertThatThrownBy(contract::observer_ofSearch_isToldWhatIsCounted)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("ULRD");
    }

    @Test
    void search_thatNeverChecksLimits_isFound() {
        AlgorithmContract contract = contract((problem, context) -> {
            SearchContext limitless = SearchContext.builder().build();
            return SOUND.search(problem, limitless);
        });

        assertThatThrownBy(contract::search_withNodeLimit_stopsAfterExactlySoMany)
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(contract::search_withoutTime_isCutOff).isInstanceOf(AssertionError.class);
        assertThatThrownBy(contract::search_cancelled_stops).isInstanceOf(AssertionError.class);
        assertThatThrownBy(contract::statistics_ofSolvedSearch_fitTogether).isInstanceOf(AssertionError.class);
    }

    @Test
    void search_thatRemembersTheLastRun_isNotTheSameTwice() {
        int[] runs = new int[1];
        AlgorithmContract contract = contract((problem, context) -> {
            context.counters().generated += runs[0]++;
            return SOUND.search(problem, context);
        });

        assertThatThrownBy(contract::search_runTwice_doesTheSame).isInstanceOf(AssertionError.class);
        assertThatThrownBy(contract::observer_ofSearch_isToldWhatIsCounted).isInstanceOf(AssertionError.class);
    }

    private static AlgorithmContract contract(BiFunction<Problem, SearchContext, Outcome> search) {
        return new AlgorithmContract() {
            @Override
            protected SearchAlgorithm algorithm() {
                return new Faulty(search);
            }
        };
    }

    private record Faulty(BiFunction<Problem, SearchContext, Outcome> searches) implements SearchAlgorithm {

        @Override
        public String id() {
            return "faulty";
        }

        @Override
        public String summary() {
            return "has a fault";
        }

        @Override
        public AlgorithmTraits traits() {
            return new AlgorithmTraits(true, "yes", Optimality.IF_ADMISSIBLE, "O(b^d)", "O(b^d)");
        }

        @Override
        public Outcome search(Problem problem, SearchContext context) {
            return searches.apply(problem, context);
        }
    }
}
