package org.slidelab.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.RandomWalk;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;

/** Searches that take nodes in groups from the first node on, against searches that never do. */
class BestFirstGroupsTest {

    private static final Board GOAL = Board.parse("0 1 2 3 / 4 5 6 7 / 8 9 10 11");
    private static final int ALWAYS = 0;
    private static final int NEVER = Integer.MAX_VALUE;
    private static final int SEEDS = 8;

    @ParameterizedTest
    @EnumSource(TieBreak.class)
    void groups_withConsistentEstimates_changeNothingBeforeTheLastLayer(TieBreak tieBreak) {
        long differences = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            Run alone = run(1, tieBreak, BestFirstGroupsTest::misplaced, NEVER, seed);
            Run groups = run(1, tieBreak, BestFirstGroupsTest::misplaced, ALWAYS, seed);

            assertThat(groups.cost).as("seed %d", seed).isEqualTo(alone.cost);
            assertThat(groups.counters.expandedBeforeLastLayer)
                    .as("seed %d", seed)
                    .isEqualTo(alone.counters.expandedBeforeLastLayer);
            differences += Math.abs(groups.counters.expanded - alone.counters.expanded);
        }
        // The oldest first means that successors come after the whole group anyway.
        assertThat(differences > 0).as("differences").isEqualTo(tieBreak.newestFirst());
    }

    /** Equal costs, so a layer is a group of its own: only the order within it could differ, and doesn't. */
    @Test
    void groups_ofUniformCostSearch_changeNothing() {
        for (long seed = 1; seed <= SEEDS; seed++) {
            Run alone = run(0, TieBreak.FIFO, board -> 0, NEVER, seed);
            Run groups = run(0, TieBreak.FIFO, board -> 0, ALWAYS, seed);

            assertThat(groups.outcome).as("seed %d", seed).isEqualTo(alone.outcome);
            assertThat(groups.counters).usingRecursiveComparison().isEqualTo(alone.counters);
        }
    }

    /** Estimates that jump: nodes get a shorter way while they wait, and when they are expanded. */
    @Test
    void groups_withInconsistentEstimates_findShortestWays() {
        long reopened = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            int shortest = run(0, TieBreak.FIFO, board -> 0, NEVER, seed).cost;
            for (TieBreak tieBreak : TieBreak.values()) {
                Run groups = run(1, tieBreak, BestFirstGroupsTest::jumping, ALWAYS, seed);

                assertThat(groups.cost).as("seed %d, %s", seed, tieBreak).isEqualTo(shortest);
                reopened += groups.counters.reopened;
            }
        }
        assertThat(reopened).isPositive();
    }

    private static int misplaced(Board board) {
        int count = 0;
        for (int cell = 0; cell < board.cells(); cell++) {
            count += board.tile(cell) != 0 && board.tile(cell) != GOAL.tile(cell) ? 1 : 0;
        }
        return count;
    }

    private static int jumping(Board board) {
        return board.blank() % 3 == 1 ? 0 : misplaced(board);
    }

    private interface Estimate {
        int of(Board board);
    }

    private static Run run(int hWeight, TieBreak tieBreak, Estimate estimate, int groupsFrom, long seed) {
        Problem problem = new Problem(RandomWalk.from(GOAL, 40, seed), GOAL);
        Evaluator evaluator = board -> estimate.of(board.toBoard());
        SearchContext context = SearchContext.builder().evaluator(evaluator).build();
        Outcome outcome =
                new BestFirstRun(new BestFirstSearch(1, hWeight, tieBreak), problem, context, groupsFrom).run();
        Solved solved = (Solved) outcome;
        assertThat(problem.start().after(solved.moves())).as("seed %d", seed).isEqualTo(GOAL);
        return new Run(outcome, solved.cost(), context.counters());
    }

    private record Run(Outcome outcome, int cost, Counters counters) {}
}
