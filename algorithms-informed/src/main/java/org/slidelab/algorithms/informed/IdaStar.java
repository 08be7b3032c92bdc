package org.slidelab.algorithms.informed;

import com.google.auto.service.AutoService;
import java.lang.invoke.MethodHandles;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.PrivateCopy;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** Iterative deepening A*: depth-first rounds bounded by f, in memory that is linear in the depth. */
@AutoService(SearchAlgorithm.class)
public final class IdaStar implements SearchAlgorithm {

    private static final PrivateCopy<IdaStarRounds> PACKED_ROUNDS = new PrivateCopy<>(
            MethodHandles.lookup(), PackedRounds.class, IdaStarRounds.class, Problem.class, SearchContext.class);

    @Override
    public String id() {
        return "idastar";
    }

    @Override
    public String summary() {
        return "IDA*: depth-first rounds with a growing bound on f";
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
        IdaStarRounds rounds = rounds(problem, context);
        int units = context.evaluator().unitsPerMove();
        int bound = context.evaluator().estimate(new WorkingBoard(problem.start()));
        if (bound < 0 || bound > InvalidEstimateException.MAX_ESTIMATE) {
            throw InvalidEstimateException.outOfRange(bound);
        }
        Counters counters = context.counters();
        beginRound(counters, bound, units);
        while (!rounds.search(bound)) {
            if (rounds.leastExcess() == IdaStarRounds.NOTHING_BEYOND) {
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

    private static IdaStarRounds rounds(Problem problem, SearchContext context) {
        boolean packed = problem.size().cells() <= WorkingBoard.MAX_PACKED_CELLS;
        return packed && !context.observed()
                ? PACKED_ROUNDS.newInstance(context.evaluator().getClass(), problem, context)
                : new InPlaceRounds(problem, context);
    }

    /** On large boards memory is what runs out first. */
    @Override
    public int suitability(Dimensions size) {
        return 30;
    }
}
