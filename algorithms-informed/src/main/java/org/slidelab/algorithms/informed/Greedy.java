package org.slidelab.algorithms.informed;

import com.google.auto.service.AutoService;
import org.slidelab.core.engine.BestFirstSearch;
import org.slidelab.core.engine.TieBreak;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** Greedy best-first search: whatever looks closest to the goal, however long the way to it was. */
@AutoService(SearchAlgorithm.class)
public final class Greedy implements SearchAlgorithm {

    private static final BestFirstSearch BY_ESTIMATE = new BestFirstSearch(0, 1, TieBreak.FIFO);

    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public String summary() {
        return "greedy best-first search: smallest estimate first";
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(true, "yes, as the space is finite", Optimality.NOT_GUARANTEED, "O(b^m)", "O(b^m)");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        return BY_ESTIMATE.search(problem, context);
    }
}
