package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchResult;
import org.slidelab.core.search.Statistics;
import org.slidelab.testkit.PlainManhattan;

/** IDA* on several threads against IDA* on one: same solution, same counters. */
class ParallelRoundsTest {

    private static final String FORTY_TWO_MOVES = "12 8 15 13 1 0 5 4 6 3 2 11 9 7 14 10";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8 0 6 5 4 7 2 3 1",
                FORTY_TWO_MOVES,
                "4 5 7 2 9 14 12 13 0 3 6 11 8 1 15 10",
                "5 1 2 3 4 10 6 7 8 9 15 11 12 13 14 20 16 17 18 19 21 22 23 0 24"
            })
    void search_onThreads_countsAsOnOne(String text) {
        Problem problem = problem(text);

        SearchResult alone = run(problem, 1, Limits.DEFAULT);

        for (int threads = 2; threads <= 4; threads++) {
            SearchResult together = run(problem, threads, Limits.DEFAULT);
            assertThat(together.outcome()).as("%d threads", threads).isEqualTo(alone.outcome());
            assertThat(timeless(together)).as("%d threads", threads).isEqualTo(timeless(alone));
        }
    }

    @Test
    void search_onThreads_keepsWithinTheLimitOnNodes() {
        SearchResult result = run(problem(FORTY_TWO_MOVES), 2, Limits.DEFAULT.withNodes(60_000));

        assertThat(result.outcome()).isEqualTo(new Outcome.CutOff(Limit.NODES));
        assertThat(result.statistics().expanded()).isBetween(1L, 60_000L);
    }

    @Test
    void search_whoseEvaluatorThrowsOnAThread_throwsTheSame() {
        Problem problem = problem(FORTY_TWO_MOVES);
        AtomicInteger left = new AtomicInteger(100_000);
        Evaluator manhattan = new PlainManhattan().evaluator(problem.goal(), Options.DEFAULTS);
        Evaluator failing = board -> {
            if (left.decrementAndGet() < 0) {
                throw new IllegalStateException("estimate no. 100,001");
            }
            return manhattan.estimate(board);
        };
        SearchContext context = context(2, Limits.DEFAULT)
                .evaluator(failing)
                .moreEvaluators(() -> failing)
                .build();

        assertThatThrownBy(() -> new IdaStar().run(problem, context)).hasMessage("estimate no. 100,001");
    }

    private static Problem problem(String text) {
        Board start = Board.parse(text);
        return new Problem(start, NamedGoal.BLANK_FIRST.on(start.size()));
    }

    private static SearchResult run(Problem problem, int threads, Limits limits) {
        SearchContext context = context(threads, limits)
                .evaluator(new PlainManhattan().evaluator(problem.goal(), Options.DEFAULTS))
                .moreEvaluators(() -> new PlainManhattan().evaluator(problem.goal(), Options.DEFAULTS))
                .build();
        return new IdaStar().run(problem, context);
    }

    private static SearchContext.Builder context(int threads, Limits limits) {
        return SearchContext.builder()
                .limits(limits)
                .options(Options.of(new IdaStar(), Spec.parse("idastar:threads=" + threads)));
    }

    private static Statistics timeless(SearchResult result) {
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
}
