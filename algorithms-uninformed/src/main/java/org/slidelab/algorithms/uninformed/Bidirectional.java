package org.slidelab.algorithms.uninformed;

import com.google.auto.service.AutoService;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** Breadth-first search from the start and from the goal at once, until the two meet. */
@AutoService(SearchAlgorithm.class)
public final class Bidirectional implements SearchAlgorithm {

    @Override
    public String id() {
        return "bidirectional";
    }

    @Override
    public String summary() {
        return "breadth-first search from both ends until they meet";
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(false, "yes", Optimality.ALWAYS, "O(b^(d/2))", "O(b^(d/2))");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        return new BidirectionalRun(problem, context).run();
    }
}
