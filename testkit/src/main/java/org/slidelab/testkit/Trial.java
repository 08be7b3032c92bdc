package org.slidelab.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchResult;
import org.slidelab.core.search.Statistics;

/**
 * An algorithm with its options and, if it is informed, a heuristic that never overestimates.
 *
 * @param algorithm the algorithm
 * @param spec its options
 * @param guide the heuristic in words
 * @param evaluator the heuristic
 */
record Trial(SearchAlgorithm algorithm, Spec spec, String guide, Function<Board, Evaluator> evaluator) {

    /** The trials of one spec: an informed algorithm must do with estimates of every kind. */
    static List<Trial> of(SearchAlgorithm algorithm, Spec spec) {
        List<Trial> trials = new ArrayList<>();
        trials.add(new Trial(algorithm, spec, "no heuristic", goal -> board -> 0));
        if (algorithm.traits().informed()) {
            trials.add(new Trial(algorithm, spec, "a consistent heuristic", Trial::manhattan));
            trials.add(new Trial(algorithm, spec, "a heuristic with fractions", Trial::fractions));
            trials.add(new Trial(
                    algorithm,
                    spec,
                    "an inconsistent heuristic",
                    goal -> new PatchyManhattan().evaluator(goal, Options.DEFAULTS)));
        }
        return trials;
    }

    SearchResult run(Problem problem) {
        return run(problem, context -> {});
    }

    SearchResult run(Problem problem, Consumer<SearchContext.Builder> configuration) {
        SearchContext.Builder context = SearchContext.builder()
                .options(Options.of(algorithm, spec))
                .evaluator(evaluator.apply(problem.goal()))
                .moreEvaluators(() -> evaluator.apply(problem.goal()))
                .backwardEvaluator(() -> evaluator.apply(problem.start()));
        configuration.accept(context);
        return algorithm.run(problem, context.build());
    }

    /** Solves a problem and compares the solution with the true distance. */
    void check(Problem problem, int distance) {
        SearchResult result = run(problem);
        int cost = cost(problem, result);
        if (algorithm.traits().optimality().holds(true)) {
            assertThat(cost)
                    .as("cost of the solution by %s, %s; the true distance is %d", this, problem, distance)
                    .isEqualTo(distance);
        } else {
            assertThat(cost)
                    .as("cost of the solution by %s, %s; the true distance is %d", this, problem, distance)
                    .isGreaterThanOrEqualTo(distance);
        }
    }

    /** The cost of a solution that leads to the goal. */
    int cost(Problem problem, SearchResult result) {
        assertThat(result.outcome()).as("outcome of %s, %s", this, problem).isInstanceOf(Solved.class);
        Solved solved = (Solved) result.outcome();
        assertThat(problem.start().after(solved.moves()))
                .as("board after the %d moves found by %s, %s", solved.cost(), this, problem)
                .isEqualTo(problem.goal());
        return solved.cost();
    }

    /** Checks that the counters of a solved search fit together. */
    void checkStatistics(Problem problem, SearchResult result, int leastDepth) {
        int cost = cost(problem, result);
        Statistics statistics = result.statistics();
        String where = "%s, %s, %s".formatted(this, problem, statistics);
        assertThat(statistics.generated()).as("generated, %s", where).isGreaterThanOrEqualTo(cost);
        assertThat(statistics.expanded()).as("expanded, %s", where).isBetween(cost == 0 ? 0L : 1L, statistics.taken());
        assertThat(statistics.duplicates()).as("duplicates, %s", where).isBetween(0L, statistics.generated());
        assertThat(statistics.reopened()).as("reopened, %s", where).isBetween(0L, statistics.generated());
        assertThat(statistics.depth()).as("depth, %s", where).isGreaterThanOrEqualTo(leastDepth);
        assertThat(statistics.lowerBound()).as("lower bound, %s", where).isBetween(0, cost);
        assertThat(statistics.expandedBeforeLastLayer())
                .as("expanded before the last layer, %s", where)
                .isBetween(-1L, statistics.expanded());
        assertThat(statistics.seconds()).as("seconds, %s", where).isNotNegative();
        if (statistics.expanded() > 0) {
            assertThat(statistics.peakFrontier()).as("peak frontier, %s", where).isPositive();
            assertThat(statistics.peakStored()).as("peak stored, %s", where).isPositive();
        }
    }

    /** A board of a size that has no solution. */
    static Problem unsolvable(Dimensions size) {
        Board goal = NamedGoal.BLANK_FIRST.on(size);
        int[] tiles = goal.tiles().stream().mapToInt(Integer::intValue).toArray();
        tiles[1] = 2;
        tiles[2] = 1;
        return new Problem(Board.of(size, tiles), goal);
    }

    /** The statistics of a result without its time, which differs from run to run. */
    static Statistics timeless(SearchResult result) {
        Statistics all = result.statistics();
        return new Statistics(
                all.expanded(),
                all.generated(),
                all.duplicates(),
                all.reopened(),
                all.taken(),
                all.expandedBeforeLastLayer(),
                all.peakFrontier(),
                all.peakStored(),
                all.peakBytes(),
                all.depth(),
                all.lowerBound(),
                0);
    }

    @Override
    public String toString() {
        return algorithm.traits().informed() ? spec + " with " + guide : spec.toString();
    }

    private static Evaluator manhattan(Board goal) {
        return new PlainManhattan().evaluator(goal, Options.DEFAULTS);
    }

    /** In thirds of a move: 2/3 of the Manhattan distance. */
    private static Evaluator fractions(Board goal) {
        Evaluator manhattan = manhattan(goal);
        return new Evaluator() {
            @Override
            public int estimate(WorkingBoard board) {
                return 2 * manhattan.estimate(board);
            }

            @Override
            public int unitsPerMove() {
                return 3;
            }
        };
    }
}
