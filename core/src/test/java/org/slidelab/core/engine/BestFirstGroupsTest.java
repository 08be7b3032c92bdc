package org.slidelab.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.RandomWalk;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;

/** Searches that take nodes in groups from the first node on, against searches that never do. */
class BestFirstGroupsTest {

    /** One of a state in one word, two of states in two. */
    private static final List<Board> GOALS = Stream.of("3x4", "4x5", "5x5")
            .map(Dimensions::parse)
            .map(NamedGoal.BLANK_FIRST::on)
            .toList();

    private static final int ALWAYS = 0;
    private static final int NEVER = Integer.MAX_VALUE;
    private static final int SEEDS = 8;

    @ParameterizedTest
    @MethodSource("goalsAndTieBreaks")
    void groups_withConsistentEstimates_changeNothingBeforeTheLastLayer(Board goal, TieBreak tieBreak) {
        long differences = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            Run alone = run(1, tieBreak, misplaced(goal), NEVER, goal, seed);
            Run groups = run(1, tieBreak, misplaced(goal), ALWAYS, goal, seed);

            assertThat(groups.cost).as("seed %d", seed).isEqualTo(alone.cost);
            assertThat(groups.counters.expandedBeforeLastLayer)
                    .as("seed %d", seed)
                    .isEqualTo(alone.counters.expandedBeforeLastLayer);
            differences += Math.abs(groups.counters.expanded - alone.counters.expanded);
        }
        // The oldest first means that successors come after the whole group anyway.
        assertThat(differences > 0).as("differences").isEqualTo(tieBreak.newestFirst());
    }

    static Stream<Arguments> goalsAndTieBreaks() {
        return GOALS.stream()
                .flatMap(goal -> Stream.of(TieBreak.values()).map(tieBreak -> Arguments.of(goal, tieBreak)));
    }

    /** Equal costs, so a layer is a group of its own: only the order within it could differ, and doesn't. */
    @ParameterizedTest
    @FieldSource("GOALS")
    void groups_ofUniformCostSearch_changeNothing(Board goal) {
        for (long seed = 1; seed <= SEEDS; seed++) {
            Run alone = run(0, TieBreak.FIFO, board -> 0, NEVER, goal, seed);
            Run groups = run(0, TieBreak.FIFO, board -> 0, ALWAYS, goal, seed);

            assertThat(groups.outcome).as("seed %d", seed).isEqualTo(alone.outcome);
            assertThat(groups.counters).usingRecursiveComparison().isEqualTo(alone.counters);
        }
    }

    /** Estimates that jump: nodes get a shorter way while they wait, and when they are expanded. */
    @Test
    void groups_withInconsistentEstimates_findShortestWays() {
        long reopened = 0;
        for (Board goal : GOALS) {
            for (long seed = 1; seed <= SEEDS; seed++) {
                int shortest = run(0, TieBreak.FIFO, board -> 0, NEVER, goal, seed).cost;
                for (TieBreak tieBreak : TieBreak.values()) {
                    Run groups = run(1, tieBreak, jumping(goal), ALWAYS, goal, seed);

                    assertThat(groups.cost)
                            .as("%s, seed %d, %s", goal.size(), seed, tieBreak)
                            .isEqualTo(shortest);
                    reopened += groups.counters.reopened;
                }
            }
        }
        assertThat(reopened).isPositive();
    }

    private static Evaluator misplaced(Board goal) {
        return board -> {
            int count = 0;
            for (int cell = 0; cell < goal.cells(); cell++) {
                count += board.tile(cell) != 0 && board.tile(cell) != goal.tile(cell) ? 1 : 0;
            }
            return count;
        };
    }

    private static Evaluator jumping(Board goal) {
        Evaluator misplaced = misplaced(goal);
        return board -> board.blank() % 3 == 1 ? 0 : misplaced.estimate(board);
    }

    private static Run run(int hWeight, TieBreak tieBreak, Evaluator evaluator, int groupsFrom, Board goal, long seed) {
        int steps = goal.cells() < 16 ? 40 : 24;
        Problem problem = new Problem(RandomWalk.from(goal, steps, seed), goal);
        SearchContext context = SearchContext.builder().evaluator(evaluator).build();
        Outcome outcome =
                new BestFirstRun(new BestFirstSearch(1, hWeight, tieBreak), problem, context, groupsFrom).run();
        Solved solved = (Solved) outcome;
        assertThat(problem.start().after(solved.moves())).as("seed %d", seed).isEqualTo(goal);
        return new Run(outcome, solved.cost(), context.counters());
    }

    private record Run(Outcome outcome, int cost, Counters counters) {}
}
