package org.slidelab.algorithms.informed;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** Iterative deepening A*: depth-first rounds bounded by f, in memory that is linear in the depth. */
@AutoService(SearchAlgorithm.class)
public final class IdaStar implements SearchAlgorithm {

    @Override
    public String id() {
        return "idastar";
    }

    @Override
    public String summary() {
        return "IDA*: depth-first rounds with a growing bound on f, shortest solutions in little memory";
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
        return new IdaStarRun(problem, context).run();
    }

    /** On large boards memory is what runs out first. */
    @Override
    public int suitability(Dimensions size) {
        return 30;
    }
}
