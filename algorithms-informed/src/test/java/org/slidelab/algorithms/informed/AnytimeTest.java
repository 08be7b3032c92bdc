package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchResult;
import org.slidelab.testkit.AlgorithmContract;
import org.slidelab.testkit.Distances;
import org.slidelab.testkit.PatchyManhattan;
import org.slidelab.testkit.PlainManhattan;

class AnytimeTest extends AlgorithmContract {

    private static final Distances DISTANCES = Distances.to(Board.parse("0 1 2 3 4 5 6 7 8"));
    private static final Problem HARDEST = new Problem(Board.parse("8 0 6 5 4 7 2 3 1"), DISTANCES.goal());

    private final List<SearchResult> improvements = new ArrayList<>();

    @Override
    protected SearchAlgorithm algorithm() {
        return new Anytime();
    }

    @Override
    protected List<Spec> specs() {
        return List.of(Spec.parse("anytime"), Spec.parse("anytime:weight=1"));
    }

    /** The goal is recognised when it is generated, so that a solution is there as early as can be. */
    @Override
    protected int depthFor(int cost) {
        return cost - 1;
    }

    @Test
    void search_toItsEnd_provesItsSolutionShortest() {
        for (Heuristic heuristic : List.of(new PlainManhattan(), new PatchyManhattan())) {
            for (Board start : DISTANCES.sample(40, 31, 19)) {
                Problem problem = new Problem(start, DISTANCES.goal());
                SearchResult result = Small.run(new Anytime(), "anytime", heuristic, problem);

                assertThat(Small.cost(problem, result))
                        .as("cost from %s with %s", start, heuristic.id())
                        .isEqualTo(DISTANCES.of(start));
                assertThat(result.statistics().lowerBound()).isEqualTo(DISTANCES.of(start));
            }
        }
    }

    @Test
    void improvements_ofSearch_areToldAsTheyCome() {
        SearchResult result = run(Limits.DEFAULT, HARDEST);

        assertThat(improvements).hasSizeGreaterThan(1);
        for (int i = 0; i < improvements.size(); i++) {
            Solved solution = (Solved) improvements.get(i).outcome();
            assertThat(HARDEST.start().after(solution.moves())).isEqualTo(HARDEST.goal());
            assertThat(i == 0
                            || solution.cost()
                                    < ((Solved) improvements.get(i - 1).outcome()).cost())
                    .as("the %d. solution, cost %d, is better", i + 1, solution.cost())
                    .isTrue();
            assertThat(improvements.get(i).statistics().lowerBound()).isLessThanOrEqualTo(31);
        }
        assertThat(improvements.get(improvements.size() - 1).outcome()).isEqualTo(result.outcome());
        assertThat(result.statistics().lowerBound()).isEqualTo(31);
    }

    /** Just enough for the first solution: it is what the search gives, and doesn't claim to be proved. */
    @Test
    void search_stoppedByALimit_givesTheBestSolutionSoFar() {
        run(Limits.DEFAULT, HARDEST);
        SearchResult first = improvements.get(0);
        SearchResult stopped = run(Limits.DEFAULT.withNodes(first.statistics().expanded()), HARDEST);

        assertThat(stopped.outcome()).isEqualTo(first.outcome());
        assertThat(stopped.statistics().expanded()).isEqualTo(first.statistics().expanded());
        assertThat(stopped.statistics().lowerBound())
                .isLessThan(((Solved) stopped.outcome()).cost())
                .isLessThanOrEqualTo(31);
    }

    /** Also if a shorter way turned up to the state of a node that had been dropped. */
    @Test
    void frontier_atTheEnd_isEmpty() {
        for (Board start : DISTANCES.sample(100, 31, 37)) {
            SearchContext context = SearchContext.builder()
                    .evaluator(new PlainManhattan().evaluator(DISTANCES.goal(), Options.DEFAULTS))
                    .build();
            AnytimeRun run = new AnytimeRun(new Problem(start, DISTANCES.goal()), context, 3);
            run.run();

            assertThat(run.open())
                    .as("nodes left in the frontier, from %s", start)
                    .isZero();
        }
    }

    @Test
    void search_fromGoal_improvesOnceAndIsProved() {
        SearchResult result = run(Limits.DEFAULT, new Problem(DISTANCES.goal(), DISTANCES.goal()));

        assertThat(improvements).hasSize(1);
        assertThat(result.statistics().lowerBound()).isZero();
    }

    private SearchResult run(Limits limits, Problem problem) {
        improvements.clear();
        SearchContext context = SearchContext.builder()
                .limits(limits)
                .evaluator(new PlainManhattan().evaluator(problem.goal(), Options.DEFAULTS))
                .improvements(improvements::add)
                .build();
        return new Anytime().run(problem, context);
    }
}
