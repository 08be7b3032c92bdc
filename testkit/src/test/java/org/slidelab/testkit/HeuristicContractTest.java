package org.slidelab.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Options;

/** Heuristics with one fault each: the contract must find it. */
class HeuristicContractTest {

    private static final PlainManhattan MANHATTAN = new PlainManhattan();

    @Test
    void estimate_oneTooHighFarAway_isNotAdmissible() {
        HeuristicContract contract = contract("one-too-many", HeuristicTraits.CONSISTENT, goal -> {
            Evaluator manhattan = MANHATTAN.evaluator(goal, Options.DEFAULTS);
            return board -> manhattan.estimate(board) + (manhattan.estimate(board) > 20 ? 9 : 0);
        });

        assertThatThrownBy(contract::estimate_claimedAdmissible_neverExceedsDistance)
                .isInstanceOf(AssertionError.class)
                .hasMessageMatching(
                        "not admissible: board [\\d ]+, goal [\\d ]+: estimate \\d+ moves, true distance \\d+");
    }

    @Test
    void estimate_thatJumps_isNotConsistent() {
        HeuristicContract contract = contract(
                "patchy", HeuristicTraits.CONSISTENT, goal -> new PatchyManhattan().evaluator(goal, Options.DEFAULTS));

        assertThatCode(contract::estimate_claimedAdmissible_neverExceedsDistance)
                .doesNotThrowAnyException();
        assertThatThrownBy(contract::estimate_claimedConsistent_changesByAtMostOneMove)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("not consistent: board ");
    }

    @Test
    void estimate_thatCountsTheBlank_isNotAdmissible() {
        HeuristicContract contract = contract("blank", HeuristicTraits.ADMISSIBLE, goal -> board -> {
            int steps = goal.size().distance(board.blank(), goal.blank());
            return steps + MANHATTAN.estimate(board, goal);
        });

        assertThatThrownBy(contract::estimate_claimedAdmissible_neverExceedsDistance)
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(contract::estimate_claimedAdmissible_neverExceedsLengthOfWalk)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("seed");
    }

    @Test
    void estimate_ofGoalThatIsOne_isFound() {
        HeuristicContract contract = contract("one", HeuristicTraits.NOTHING_CLAIMED, goal -> board -> 1);

        assertThatThrownBy(contract::estimate_ofGoal_isZero).isInstanceOf(AssertionError.class);
    }

    @Test
    void estimate_belowZero_isFound() {
        HeuristicContract contract =
                contract("minus", HeuristicTraits.NOTHING_CLAIMED, goal -> board -> -board.blank());

        assertThatThrownBy(contract::estimate_onRandomWalk_isNeverNegative)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("is negative");
    }

    @Test
    void estimate_thatMovesTheBlank_isFound() {
        HeuristicContract contract = contract("careless", HeuristicTraits.NOTHING_CLAIMED, goal -> board -> {
            board.apply(board.toBoard().allows(Move.UP) ? Move.UP : Move.DOWN);
            return 0;
        });

        assertThatThrownBy(contract::estimate_onRandomWalk_leavesBoardAsItWas)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("estimate changed board");
    }

    @Test
    void estimateAfter_thatForgetsATile_isFound() {
        HeuristicContract contract = contract("forgetful", HeuristicTraits.NOTHING_CLAIMED, goal -> new Evaluator() {
            @Override
            public int estimate(WorkingBoard board) {
                return MANHATTAN.estimate(board, goal);
            }

            @Override
            public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
                return estimate + goal.size().distance(to, goal.cellOf(tile));
            }
        });

        assertThatThrownBy(contract::estimateAfter_onRandomWalk_equalsEstimate)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("estimateAfter gives");
    }

    @Test
    void evaluators_thatShareAGoal_areFound() {
        Board[] shared = new Board[1];
        HeuristicContract contract = contract("shared", HeuristicTraits.CONSISTENT, goal -> {
            shared[0] = goal;
            return board -> MANHATTAN.estimate(board, shared[0]);
        });

        assertThatThrownBy(contract::evaluators_usedInTurns_doNotInfluenceEachOther)
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void names_thatNobodyCanType_areFound() {
        HeuristicContract contract = contract("Not Kebab", HeuristicTraits.NOTHING_CLAIMED, goal -> board -> 0);

        assertThatThrownBy(contract::id_ofProvider_isKebabCase).isInstanceOf(AssertionError.class);
        assertThatThrownBy(contract::provider_asAClass_canBeLoaded).isInstanceOf(AssertionError.class);
    }

    private static HeuristicContract contract(String id, HeuristicTraits traits, Function<Board, Evaluator> evaluator) {
        return new HeuristicContract() {
            @Override
            protected Heuristic heuristic() {
                return new Faulty(id, traits, evaluator);
            }
        };
    }

    private record Faulty(String id, HeuristicTraits traits, Function<Board, Evaluator> evaluators)
            implements Heuristic {

        @Override
        public String summary() {
            return "has a fault";
        }

        @Override
        public Evaluator evaluator(Board goal, Options options) {
            return evaluators.apply(goal);
        }
    }
}
