package org.slidelab.algorithms.informed;

import com.google.auto.service.AutoService;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/**
 * Bidirectional heuristic search by the rule of NBS, near-optimal bidirectional search (Chen, Holte, Zilles and
 * Sturtevant 2017).
 *
 * <p>Of the modern rules this is the one with a guarantee: it expands at most twice as many nodes as any search of its
 * kind, from one end or from both, must expand to prove its solution shortest. MM (2016) has no such guarantee, and DVCBS
 * (2019) is often better but sometimes arbitrarily worse.
 */
@AutoService(SearchAlgorithm.class)
public final class BidirectionalAStar implements SearchAlgorithm {

    @Override
    public String id() {
        return "bidirectional-astar";
    }

    @Override
    public String summary() {
        return "heuristic search from both ends (NBS)";
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(
                true,
                "yes",
                Optimality.IF_ADMISSIBLE,
                "O(b^(d/2)) to O(b^d), less the better the heuristic",
                "as time");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        return new BidirectionalAStarRun(problem, context).run();
    }
}
