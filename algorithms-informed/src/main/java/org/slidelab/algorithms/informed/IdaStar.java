package org.slidelab.algorithms.informed;

import com.google.auto.service.AutoService;
import java.util.List;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.provider.Option;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchObserver;

/**
 * Iterative deepening A*: depth-first rounds bounded by f, in memory that is linear in the depth.
 *
 * <p>On several threads it finds the same solution with the same counts as on one. An observed search takes one.
 */
@AutoService(SearchAlgorithm.class)
public final class IdaStar implements SearchAlgorithm {

    private static final int MOST_THREADS = 256;
    private static final Option<Integer> THREADS =
            Option.integer("threads", "how many threads share the work; 0: one for each core", 1, 0, MOST_THREADS);

    @Override
    public String id() {
        return "idastar";
    }

    @Override
    public String summary() {
        return "IDA*: depth-first rounds with a growing bound on f";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(THREADS);
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(
                true,
                "if there is a solution",
                Optimality.IF_ADMISSIBLE,
                "O(b^d), less the better the heuristic",
                "O(d)");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        return search(problem, context, ParallelRounds.FEW_EXPANSIONS);
    }

    /** Searches, given how many expansions of the last round make a round too short for threads. */
    static Outcome search(Problem problem, SearchContext context, long fewExpansions) {
        IdaStarRounds rounds = rounds(problem, context, fewExpansions);
        int units = context.evaluator().unitsPerMove();
        int bound = context.evaluator().estimate(new WorkingBoard(problem.start()));
        if (bound < 0 || bound > InvalidEstimateException.MAX_ESTIMATE) {
            throw InvalidEstimateException.outOfRange(bound);
        }
        Counters counters = context.counters();
        beginRound(counters, bound, units);
        while (!rounds.search(bound)) {
            if (rounds.leastExcess() == Subtree.NOTHING_BEYOND) {
                return new Outcome.Unsolvable();
            }
            int excess = rounds.leastExcess();
            if (excess > Integer.MAX_VALUE - bound) {
                throw InvalidEstimateException.outOfRange(excess);
            }
            bound += excess;
            beginRound(counters, bound, units);
        }
        return new Outcome.Solved(rounds.solution());
    }

    private static void beginRound(Counters counters, int bound, int units) {
        counters.expandedBeforeLastLayer = counters.expanded;
        counters.lowerBound = (bound + units - 1) / units;
    }

    private static IdaStarRounds rounds(Problem problem, SearchContext context, long fewExpansions) {
        if (context.observed()) {
            return new SequentialRounds(
                    problem, context, new InPlaceSubtree(problem, context.evaluator(), context.observer()));
        }
        int asked = context.options().get(THREADS);
        int threads = asked == 0 ? Runtime.getRuntime().availableProcessors() : asked;
        return threads == 1
                ? new SequentialRounds(problem, context, subtree(problem, context.evaluator()))
                : new ParallelRounds(
                        problem, context, () -> subtree(problem, context.newEvaluator()), threads, fewExpansions);
    }

    private static Subtree subtree(Problem problem, Evaluator evaluator) {
        return problem.size().cells() > WorkingBoard.MAX_PACKED_CELLS
                ? new InPlaceSubtree(problem, evaluator, SearchObserver.NONE)
                : new PackedSubtree(problem, evaluator);
    }

    /** On large boards memory is what runs out first. */
    @Override
    public int suitability(Dimensions size) {
        return 30;
    }
}
