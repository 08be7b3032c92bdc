package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
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
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchResult;
import org.slidelab.core.search.Statistics;
import org.slidelab.testkit.PlainManhattan;

/** IDA* on several threads against IDA* on one: same solution, same counters. */
class ParallelRoundsTest {

    private static final String FORTY_TWO_MOVES = "12 8 15 13 1 0 5 4 6 3 2 11 9 7 14 10";
    private static final long NEEDED_FOR_FORTY_TWO_MOVES = 2_349_410;

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

    /** Wherever the limit falls: into a part, above the cut, just before the goal or after it. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void search_onThreadsWithANodeLimit_endsAsOnOne(int threads) {
        Problem problem = problem("8 0 6 5 4 7 2 3 1");
        long needed = run(problem, 1, Limits.DEFAULT).statistics().expanded();
        List<Long> limits = new ArrayList<>(List.of(0L, needed - 1, needed, needed + 1, needed + 1_000));
        new Random(41).longs(100, 1, needed).forEach(limits::add);

        for (long limit : limits) {
            SearchResult alone = run(problem, 1, Limits.DEFAULT.withNodes(limit));
            SearchResult together = run(new ThreadedIdaStar(), problem, threads, Limits.DEFAULT.withNodes(limit));
            assertThat(together.outcome()).as("limit %d", limit).isEqualTo(alone.outcome());
            assertThat(timeless(together)).as("limit %d", limit).isEqualTo(timeless(alone));
            assertThat(alone.outcome() instanceof Outcome.Solved).isEqualTo(limit >= needed);
        }
    }

    /** The same with rounds that are worth the threads. */
    @ParameterizedTest
    @ValueSource(longs = {60_000, NEEDED_FOR_FORTY_TWO_MOVES - 1, NEEDED_FOR_FORTY_TWO_MOVES})
    void search_ofAHarderBoardWithANodeLimit_endsAsOnOne(long limit) {
        Problem problem = problem(FORTY_TWO_MOVES);
        SearchResult alone = run(problem, 1, Limits.DEFAULT.withNodes(limit));

        for (int threads : new int[] {2, 8}) {
            SearchResult together = run(problem, threads, Limits.DEFAULT.withNodes(limit));
            assertThat(together.outcome()).as("%d threads", threads).isEqualTo(alone.outcome());
            assertThat(timeless(together)).as("%d threads", threads).isEqualTo(timeless(alone));
        }
        assertThat(alone.outcome() instanceof Outcome.Solved).isEqualTo(limit >= NEEDED_FOR_FORTY_TWO_MOVES);
    }

    /** A narrow board has few ways, so there are never parts enough; what matters is that this is noticed in time. */
    @Test
    void search_withMoreThreadsThanTheTreeIsWide_obeysTheLimitOnTime() {
        Problem problem = problem("11 10 9 8 7 6 / 5 4 3 2 0 1");
        SearchResult result = run(problem, 256, Limits.DEFAULT.withTime(Duration.ofMillis(500)));

        assertThat(result.outcome()).isEqualTo(new Outcome.CutOff(Limit.TIME));
        assertThat(result.statistics().seconds()).isLessThan(10);
    }

    @Test
    void search_cancelled_countsWhatWasDone() {
        AtomicLong estimates = new AtomicLong();
        AtomicLong shown = new AtomicLong();
        Problem problem = problem(FORTY_TWO_MOVES);
        Evaluator manhattan = new PlainManhattan().evaluator(problem.goal(), Options.DEFAULTS);
        Evaluator counting = board -> {
            estimates.incrementAndGet();
            return manhattan.estimate(board);
        };
        SearchContext context = context(3, Limits.DEFAULT)
                .evaluator(counting)
                .moreEvaluators(() -> counting)
                .progress(statistics -> shown.set(statistics.generated()))
                .cancelled(() -> estimates.get() > 500_000)
                .build();
        SearchResult result = new IdaStar().run(problem, context);

        assertThat(result.outcome()).isEqualTo(new Outcome.CutOff(Limit.CANCELLED));
        assertThat(result.statistics().generated())
                .isGreaterThan(shown.get())
                .isBetween(estimates.get() * 9 / 10, estimates.get());
        assertThat(result.statistics().taken()).isEqualTo(result.statistics().expanded());
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
        return run(new IdaStar(), problem, threads, limits);
    }

    private static SearchResult run(SearchAlgorithm algorithm, Problem problem, int threads, Limits limits) {
        SearchContext context = context(threads, limits)
                .evaluator(new PlainManhattan().evaluator(problem.goal(), Options.DEFAULTS))
                .moreEvaluators(() -> new PlainManhattan().evaluator(problem.goal(), Options.DEFAULTS))
                .build();
        return algorithm.run(problem, context);
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
