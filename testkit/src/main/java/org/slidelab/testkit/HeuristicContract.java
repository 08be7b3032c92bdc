package org.slidelab.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicFinder;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Spec;

/**
 * What every heuristic owes. The test of a heuristic extends this class:
 *
 * <pre>{@code
 * class ManhattanTest extends HeuristicContract {
 *     protected Heuristic heuristic() {
 *         return new Manhattan();
 *     }
 * }
 * }</pre>
 *
 * <p>What the traits claim is proved on every board of some small sizes, and tried on random walks on larger ones.
 */
public abstract class HeuristicContract extends ProviderContract {

    private static final List<String> SIZES = List.of("2x2", "2x3", "3x2", "3x3", "2x4", "4x4", "3x5", "5x5", "8x8");

    private @Nullable HeuristicFinder others;

    /** Creates the contract. */
    protected HeuristicContract() {}

    /** The heuristic to check. */
    protected abstract Heuristic heuristic();

    @Override
    final Heuristic provider() {
        return heuristic();
    }

    /**
     * The heuristics that this one may be made of: by default those that its own class loader sees. What is claimed is asked
     * for with them, for each spec.
     */
    protected HeuristicFinder others() {
        if (others == null) {
            others = Catalog.of(heuristic().getClass().getClassLoader());
        }
        return others;
    }

    private HeuristicTraits traits(Spec spec) {
        return heuristic().traits(options(spec), others());
    }

    private void assumeClaimed(Predicate<HeuristicTraits> claim) {
        assumeTrue(specs().stream().map(this::traits).anyMatch(claim), "nothing is claimed");
    }

    /** The sizes to walk on, of which those are taken that the traits support. */
    protected List<Dimensions> sizes() {
        return SIZES.stream().map(Dimensions::parse).toList();
    }

    /** The goals whose spaces are enumerated to prove what the traits claim; boards of up to nine cells. */
    protected List<Board> goalsToProve() {
        Dimensions eightPuzzle = new Dimensions(3, 3);
        return List.of(
                NamedGoal.BLANK_FIRST.on(new Dimensions(3, 2)),
                NamedGoal.BLANK_FIRST.on(new Dimensions(2, 4)),
                NamedGoal.BLANK_FIRST.on(eightPuzzle),
                NamedGoal.BLANK_LAST.on(eightPuzzle));
    }

    /** The traits don't contradict each other, and some of the sizes are supported. */
    @Test
    public void traits_ofHeuristic_makeSense() {
        List<HeuristicTraits> all = new ArrayList<>(List.of(heuristic().traits()));
        specs().forEach(spec -> all.add(traits(spec)));
        for (HeuristicTraits traits : all) {
            assertThat(traits.boards()).as("boards, in words").isNotBlank();
            if (traits.consistent()) {
                assertThat(traits.admissible())
                        .as("a consistent heuristic that is 0 for the goal is admissible too; does it claim so?")
                        .isTrue();
            }
        }
        assertThat(supported()).as("sizes() that the traits support").isNotEmpty();
    }

    /** Suitability stays within its range. */
    @Test
    public void suitability_ofAnySize_isFrom0To100() {
        for (Dimensions size : supported()) {
            assertThat(heuristic().suitability(NamedGoal.BLANK_FIRST.on(size)))
                    .as("suitability for %s", size)
                    .isBetween(0, 100);
        }
    }

    /** Nothing is left to do at the goal. */
    @Test
    public void estimate_ofGoal_isZero() {
        walks().forEach(walk -> {
            int estimate = walk.evaluator().estimate(new WorkingBoard(walk.goal()));
            assertThat(estimate).as("estimate of the goal, %s", walk).isZero();
        });
    }

    /** An estimate is a number of moves in units, never less than none. */
    @Test
    public void estimate_onRandomWalk_isNeverNegative() {
        walks().forEach(walk -> walk.forEachStep((board, step) -> {
            int estimate = walk.evaluator().estimate(board);
            if (estimate < 0) {
                fail("estimate %d of board %s is negative; %s", estimate, board, walk);
            }
        }));
    }

    /** Whoever estimates leaves no traces on the board of the search. */
    @Test
    public void estimate_onRandomWalk_leavesBoardAsItWas() {
        walks().forEach(walk -> walk.forEachStep((board, step) -> {
            Board before = board.toBoard();
            int estimate = walk.evaluator().estimate(board);
            if (!board.toBoard().equals(before) || board.blank() != before.blank()) {
                fail("estimate changed board %s into %s; %s", before, board, walk);
            }
            walk.evaluator().estimateAfter(board, estimate, step.tile(), step.from(), step.to());
            if (!board.toBoard().equals(before) || board.blank() != before.blank()) {
                fail("estimateAfter, %s, changed board %s into %s; %s", step, before, board, walk);
            }
        }));
    }

    /** The quick way gives what the plain way gives, step after step. */
    @Test
    public void estimateAfter_onRandomWalk_equalsEstimate() {
        walks().forEach(walk -> {
            Evaluator plain = walk.newEvaluator();
            int[] running = {plain.estimate(new WorkingBoard(walk.goal()))};
            walk.forEachStep((board, step) -> {
                int before = running[0];
                running[0] = walk.evaluator().estimateAfter(board, before, step.tile(), step.from(), step.to());
                board.moveBlank(step.from());
                int expected = plain.estimate(board);
                board.moveBlank(step.to());
                if (running[0] != expected) {
                    fail(
                            "board %s with estimate %d, %s: estimateAfter gives %d, estimate gives %d; %s",
                            board, before, step, running[0], expected, walk);
                }
            });
        });
    }

    /** The note that engines carry along holds the estimate in its low half, step after step. */
    @Test
    public void memoAfter_onRandomWalk_holdsTheEstimate() {
        walks().forEach(walk -> {
            WorkingBoard start = new WorkingBoard(walk.goal());
            long[] running = {walk.evaluator().memo(start, walk.evaluator().estimate(start))};
            walk.forEachStep((board, step) -> {
                running[0] = walk.evaluator().memoAfter(board, running[0], step.tile(), step.from(), step.to());
                board.moveBlank(step.from());
                int expected = walk.evaluator().estimate(board);
                int fresh = (int) walk.evaluator().memo(board, expected);
                board.moveBlank(step.to());
                if ((int) running[0] != expected || fresh != expected) {
                    fail(
                            "board %s, %s: memoAfter holds %d, memo holds %d, the estimate is %d; %s",
                            board, step, (int) running[0], fresh, expected, walk);
                }
            });
        });
    }

    /** An evaluator that says it doesn't read the board gives the same whatever board it is shown. */
    @Test
    public void memoAfter_ofEvaluatorThatReadsNoBoard_ignoresTheBoard() {
        walks().filter(walk -> !walk.evaluator().readsBoard()).forEach(walk -> {
            WorkingBoard other = new WorkingBoard(walk.goal());
            walk.forEachStep((board, step) -> {
                long memo = walk.evaluator().memo(board, walk.evaluator().estimate(board));
                long shown = walk.evaluator().memoAfter(board, memo, step.tile(), step.from(), step.to());
                long blind = walk.evaluator().memoAfter(other, memo, step.tile(), step.from(), step.to());
                if (shown != blind) {
                    fail(
                            "board %s, %s: readsBoard is false, but another board changes the memo; %s",
                            board, step, walk);
                }
            });
        });
    }

    /** Evaluators of one provider share no state: each gives what it would give alone. */
    @Test
    public void evaluators_usedInTurns_doNotInfluenceEachOther() {
        for (Walk walk : walks().toList()) {
            List<Integer> alone = walk.estimates(walk.newEvaluator(), board -> {});
            for (Board otherGoal : Walk.goals(walk.goal().size())) {
                Evaluator other = heuristic().evaluator(otherGoal, options(walk.spec()));
                List<Integer> inTurns = walk.estimates(walk.evaluator(), other::estimate);
                assertThat(inTurns)
                        .as("estimates while another evaluator, for %s, is used in turns; %s", otherGoal, walk)
                        .isEqualTo(alone);
            }
        }
    }

    /** The unit is a whole part of a move and stays what it is. */
    @Test
    public void unitsPerMove_afterEstimates_isPositiveAndUnchanged() {
        walks().forEach(walk -> {
            int units = walk.evaluator().unitsPerMove();
            assertThat(units).as("units per move, %s", walk).isPositive();
            walk.forEachStep((board, step) -> walk.evaluator().estimate(board));
            assertThat(walk.evaluator().unitsPerMove())
                    .as("units per move after use, %s", walk)
                    .isEqualTo(units);
        });
    }

    /** If the traits claim it: no estimate exceeds the true distance, proved on every board of some sizes. */
    @Test
    public void estimate_claimedAdmissible_neverExceedsDistance() {
        assumeClaimed(HeuristicTraits::admissible);
        forEachSpace(HeuristicTraits::admissible, (evaluator, distances) -> {
            WorkingBoard board = new WorkingBoard(distances.goal());
            for (Map.Entry<Board, Integer> entry : distances.byBoard().entrySet()) {
                board.copyFrom(entry.getKey());
                int estimate = evaluator.estimate(board);
                if (estimate > (long) entry.getValue() * evaluator.unitsPerMove()) {
                    fail(
                            "not admissible: board %s, goal %s: estimate %s moves, true distance %d",
                            board, distances.goal(), inMoves(estimate, evaluator), entry.getValue());
                }
            }
        });
    }

    /** If the traits claim it: no move changes the estimate by more than one, proved on every move of some sizes. */
    @Test
    public void estimate_claimedConsistent_changesByAtMostOneMove() {
        assumeClaimed(HeuristicTraits::consistent);
        forEachSpace(HeuristicTraits::consistent, (evaluator, distances) -> {
            for (Board from : distances.byBoard().keySet()) {
                WorkingBoard board = new WorkingBoard(from);
                int estimate = evaluator.estimate(board);
                for (Step step : Step.from(from)) {
                    checkConsistent(evaluator, board, estimate, step, "goal " + distances.goal());
                }
            }
        });
    }

    /** If the traits claim it: on larger boards no estimate exceeds the number of moves that were made. */
    @Test
    public void estimate_claimedAdmissible_neverExceedsLengthOfWalk() {
        assumeClaimed(HeuristicTraits::admissible);
        walks().filter(walk -> traits(walk.spec()).admissible())
                .forEach(walk -> walk.forEachStep((board, step) -> {
                    int estimate = walk.evaluator().estimate(board);
                    if (estimate > (long) step.number() * walk.evaluator().unitsPerMove()) {
                        fail(
                                "not admissible: board %s: estimate %s moves, but the goal is at most %d moves away; %s",
                                board, inMoves(estimate, walk.evaluator()), step.number(), walk);
                    }
                    if (traits(walk.spec()).consistent()) {
                        checkConsistent(walk.evaluator(), board, estimate, step, walk.toString());
                    }
                }));
    }

    private static void checkConsistent(
            Evaluator evaluator, WorkingBoard board, int estimate, Step step, String where) {
        int after = evaluator.estimateAfter(board, estimate, step.tile(), step.from(), step.to());
        if (Math.abs((long) after - estimate) > evaluator.unitsPerMove()) {
            fail(
                    "not consistent: board %s: estimate %s moves, after one move (%s) %s moves; %s",
                    board, inMoves(estimate, evaluator), step, inMoves(after, evaluator), where);
        }
    }

    private static String inMoves(int estimate, Evaluator evaluator) {
        int units = evaluator.unitsPerMove();
        return units == 1 ? String.valueOf(estimate) : "%d/%d".formatted(estimate, units);
    }

    private List<Dimensions> supported() {
        return sizes().stream()
                .filter(size -> heuristic().traits().supports().test(size))
                .toList();
    }

    private Stream<Walk> walks() {
        return specs().stream()
                .flatMap(spec -> supported().stream()
                        .flatMap(size -> Walk.goals(size).stream().map(goal -> new Walk(heuristic(), spec, goal))));
    }

    private void forEachSpace(Predicate<HeuristicTraits> claim, SpaceVisitor visitor) {
        for (Board goal : goalsToProve()) {
            List<Spec> claiming = specs().stream()
                    .filter(spec ->
                            claim.test(traits(spec)) && traits(spec).supports().test(goal.size()))
                    .toList();
            if (!claiming.isEmpty()) {
                Distances distances = Distances.to(goal);
                claiming.forEach(spec -> visitor.visit(heuristic().evaluator(goal, options(spec)), distances));
            }
        }
    }

    /** Is shown a whole space. */
    private interface SpaceVisitor {
        void visit(Evaluator evaluator, Distances distances);
    }
}
