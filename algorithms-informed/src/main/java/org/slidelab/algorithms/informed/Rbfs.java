package org.slidelab.algorithms.informed;

import com.google.auto.service.AutoService;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** Recursive best-first search: best-first in memory that is linear in the depth (Korf 1993). */
@AutoService(SearchAlgorithm.class)
public final class Rbfs implements SearchAlgorithm {

    @Override
    public String id() {
        return "rbfs";
    }

    @Override
    public String summary() {
        return "recursive best-first search: best-first in little memory";
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(
                true,
                "if there is a solution",
                Optimality.IF_ADMISSIBLE,
                "O(b^d), less the better the heuristic",
                "O(bd)");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        return new RbfsRun(problem, context).run();
    }
}
