package org.slidelab.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchResult;

/**
 * What every algorithm owes. The test of an algorithm extends this class:
 *
 * <pre>{@code
 * class BfsTest extends AlgorithmContract {
 *     protected SearchAlgorithm algorithm() {
 *         return new Bfs();
 *     }
 * }
 * }</pre>
 *
 * <p>Everything is checked for each of {@link #specs}. An algorithm that can't solve every board in reasonable time says
 * so in {@link #reach}; one that can't prove that there is no solution says so in {@link #exhausts}.
 */
public abstract class AlgorithmContract extends ProviderContract {

    private static final long SEED = 20_011;
    private static final int NEAR = 12;
    private static final List<String> SIZES = List.of("2x2", "2x3", "3x2", "3x3", "4x4", "5x5");
    private static final List<String> SMALL_SIZES = List.of("2x2", "2x3");
    private static final Board GOAL = NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3));
    private static final Board UNSOLVABLE = Board.parse("0 2 1 3 4 5 6 7 8");

    /** Creates the contract. */
    protected AlgorithmContract() {}

    /** The algorithm to check. */
    protected abstract SearchAlgorithm algorithm();

    @Override
    final SearchAlgorithm provider() {
        return algorithm();
    }

    /**
     * How far from the goal boards of a size may be to be solved within milliseconds, without a heuristic: 24 moves on
     * small boards and 12 on others, unless overridden. The contract never asks for more; 0 leaves the goal itself.
     */
    protected int reach(Spec spec, Dimensions size) {
        return size.cells() <= Distances.CELLS_OF_A_SMALL_SPACE ? 24 : NEAR;
    }

    /** Whether the algorithm proves that an unsolvable 2x2 or 2x3 board has no solution: yes, unless overridden. */
    protected boolean exhausts(Spec spec, Dimensions size) {
        return true;
    }

    /** The least depth of the deepest node taken if there is a solution of some cost; less for a search from both ends. */
    protected int depthFor(int cost) {
        return cost;
    }

    /** The traits can be shown. */
    @Test
    public void traits_ofAlgorithm_areInWords() {
        AlgorithmTraits traits = algorithm().traits();
        assertThat(List.of(traits.complete(), traits.time(), traits.space()))
                .allSatisfy(words -> assertThat(words).isNotBlank());
    }

    /** Suitability stays within its range. */
    @Test
    public void suitability_ofAnySize_isFrom0To100() {
        for (String size : SIZES) {
            assertThat(algorithm().suitability(Dimensions.parse(size)))
                    .as("suitability for %s", size)
                    .isBetween(0, 100);
        }
    }

    /** Nothing is to be done at the goal, and nothing is done. */
    @Test
    public void search_fromGoal_takesNoMovesAndExpandsNothing() {
        for (Trial trial : trials()) {
            for (String size : SIZES) {
                for (Board goal : Walk.goals(Dimensions.parse(size))) {
                    SearchResult result = trial.run(new Problem(goal, goal));
                    assertThat(result.outcome())
                            .as("%s from goal %s", trial, goal)
                            .isEqualTo(new Solved(List.of()));
                    assertThat(result.statistics().expanded())
                            .as("expanded by %s from goal %s", trial, goal)
                            .isZero();
                }
            }
        }
    }

    /** Every 2x2 board, and samples of others, small and wide: the moves lead to the goal, and are fewest if claimed. */
    @Test
    public void search_ofSolvableBoards_findsTheWay() {
        for (Trial trial : trials()) {
            for (String text : SIZES) {
                Dimensions size = Dimensions.parse(text);
                for (Board goal : List.of(NamedGoal.BLANK_FIRST.on(size), Walk.shuffled(size))) {
                    Distances distances = distances(goal);
                    for (Board start : distances.sample(size.cells() == 4 ? 12 : 8, reach(trial.spec(), size), SEED)) {
                        trial.check(new Problem(start, goal), distances.of(start));
                    }
                }
            }
        }
    }

    /** The same, whatever the order of successors. */
    @Test
    public void search_inOtherMoveOrders_findsTheWay() {
        for (Trial trial : trials()) {
            Distances distances = Distances.to(GOAL);
            for (Board start : distances.sample(4, reach(trial.spec(), GOAL.size()), SEED + 1)) {
                for (String order : List.of("UDLR", "LRUD", "ULRD")) {
                    trial.check(new Problem(start, GOAL, MoveOrder.parse(order)), distances.of(start));
                }
            }
        }
    }

    /** Two runs do exactly the same. */
    @Test
    public void search_runTwice_doesTheSame() {
        for (Trial trial : trials()) {
            for (Problem problem : samples(trial)) {
                SearchResult first = trial.run(problem);
                SearchResult second = trial.run(problem);
                assertThat(second.outcome()).as("%s, %s, again", trial, problem).isEqualTo(first.outcome());
                assertThat(Trial.timeless(second))
                        .as("%s, %s, again", trial, problem)
                        .isEqualTo(Trial.timeless(first));
            }
        }
    }

    /** The counters of a solved search fit together. */
    @Test
    public void statistics_ofSolvedSearch_fitTogether() {
        for (Trial trial : trials()) {
            for (Problem problem : samples(trial)) {
                SearchResult result = trial.run(problem);
                trial.checkStatistics(problem, result, depthFor(trial.cost(problem, result)));
            }
        }
    }

    /** If the algorithm can: an unsolvable board ends with a proof. */
    @Test
    public void search_ofUnsolvableBoard_provesIt() {
        int proofs = 0;
        for (Trial trial : trials()) {
            for (String text : SMALL_SIZES) {
                Dimensions size = Dimensions.parse(text);
                if (exhausts(trial.spec(), size)) {
                    Problem problem = Trial.unsolvable(size);
                    SearchResult result = trial.run(problem);
                    assertThat(result.outcome()).as("%s, %s", trial, problem).isEqualTo(new Outcome.Unsolvable());
                    proofs++;
                }
            }
        }
        assumeTrue(proofs > 0, "the algorithm does not prove that there is no solution");
    }

    /** A limit on nodes lets exactly so many nodes be expanded. */
    @Test
    public void search_withNodeLimit_stopsAfterExactlySoMany() {
        for (Trial trial : trials()) {
            for (long nodes : new long[] {0, 1, 15, 16, 17, 100}) {
                SearchResult result = trial.run(
                        new Problem(UNSOLVABLE, GOAL), context -> context.limits(Limits.DEFAULT.withNodes(nodes)));
                assertThat(result.outcome())
                        .as("%s with a limit of %d nodes", trial, nodes)
                        .isEqualTo(new Outcome.CutOff(Limit.NODES));
                assertThat(result.statistics().expanded())
                        .as("expanded by %s with a limit of %d nodes", trial, nodes)
                        .isEqualTo(nodes);
            }
        }
    }

    /** Without time a search ends before it begins. */
    @Test
    public void search_withoutTime_isCutOff() {
        for (Trial trial : trials()) {
            SearchResult result = trial.run(
                    new Problem(UNSOLVABLE, GOAL), context -> context.limits(Limits.DEFAULT.withTime(Duration.ZERO)));
            assertThat(result.outcome()).as("%s without time", trial).isEqualTo(new Outcome.CutOff(Limit.TIME));
        }
    }

    /** A search asks now and then whether it should stop, and does. */
    @Test
    public void search_cancelled_stops() {
        for (Trial trial : trials()) {
            for (int questions = 1; questions <= 4; questions++) {
                int last = questions;
                AtomicInteger asked = new AtomicInteger();
                SearchResult result = trial.run(
                        new Problem(UNSOLVABLE, GOAL),
                        context -> context.cancelled(() -> asked.incrementAndGet() >= last));
                assertThat(result.outcome())
                        .as("%s cancelled when it asks for the %d. time", trial, last)
                        .isEqualTo(new Outcome.CutOff(Limit.CANCELLED));
                assertThat(asked.get())
                        .as("times %s asked, although it was told to stop", trial)
                        .isEqualTo(last);
            }
        }
    }

    /** With little memory there is an answer or the memory limit, but no exception, and the limit holds. */
    @Test
    public void search_withLittleMemory_answersOrIsCutOff() {
        for (Trial trial : trials()) {
            for (Problem problem : samples(trial)) {
                for (long bytes : new long[] {0, 1_000, 20_000, 100_000}) {
                    SearchResult result =
                            trial.run(problem, context -> context.limits(Limits.DEFAULT.withBytes(bytes)));
                    assertThat(result.statistics().peakBytes())
                            .as("bytes used by %s of %d, %s", trial, bytes, problem)
                            .isLessThanOrEqualTo(bytes);
                    if (!(result.outcome() instanceof Solved)) {
                        assertThat(result.outcome())
                                .as("%s in %d bytes, %s", trial, bytes, problem)
                                .isEqualTo(new Outcome.CutOff(Limit.MEMORY));
                    }
                }
            }
        }
    }

    /** An observer is told everything once, in the declared order, and changes no count; bytes are the engine's affair. */
    @Test
    public void observer_ofSearch_isToldWhatIsCounted() {
        for (Trial trial : trials()) {
            for (Problem problem : samples(trial)) {
                for (String order : List.of("RDLU", "ULRD")) {
                    Problem ordered = new Problem(problem.start(), problem.goal(), MoveOrder.parse(order));
                    SearchResult unobserved = trial.run(ordered);
                    EventCheck events = new EventCheck(ordered);
                    SearchResult observed = trial.run(ordered, context -> context.observer(events));
                    assertThat(observed.outcome())
                            .as("%s, observed, %s", trial, ordered)
                            .isEqualTo(unobserved.outcome());
                    assertThat(observed.statistics())
                            .as("%s, observed, %s", trial, ordered)
                            .usingRecursiveComparison()
                            .ignoringFields("seconds", "peakBytes")
                            .isEqualTo(unobserved.statistics());
                    events.compareWith(observed, trial + ", " + ordered);
                }
            }
        }
    }

    private List<Trial> trials() {
        List<Trial> trials = new ArrayList<>();
        for (Spec spec : specs()) {
            trials.addAll(Trial.of(algorithm(), spec));
        }
        return trials;
    }

    private List<Problem> samples(Trial trial) {
        List<Problem> problems = new ArrayList<>();
        for (String text : List.of("2x3", "3x3", "5x5")) {
            Dimensions size = Dimensions.parse(text);
            Distances distances = distances(NamedGoal.BLANK_FIRST.on(size));
            for (Board start : distances.sample(3, Math.min(10, reach(trial.spec(), size)), SEED)) {
                problems.add(new Problem(start, distances.goal()));
            }
        }
        return problems;
    }

    private static Distances distances(Board goal) {
        return goal.cells() <= Distances.CELLS_OF_A_SMALL_SPACE ? Distances.to(goal) : Distances.within(goal, NEAR);
    }
}
