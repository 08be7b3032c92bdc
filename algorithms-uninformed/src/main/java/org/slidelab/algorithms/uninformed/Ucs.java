package org.slidelab.algorithms.uninformed;

import com.google.auto.service.AutoService;
import org.slidelab.core.engine.BestFirstSearch;
import org.slidelab.core.engine.TieBreak;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** Uniform-cost search: best-first by path cost alone. As every move costs one, it expands what breadth-first does. */
@AutoService(SearchAlgorithm.class)
public final class Ucs implements SearchAlgorithm {

    private static final BestFirstSearch BY_PATH_COST = new BestFirstSearch(1, 0, TieBreak.FIFO);

    @Override
    public String id() {
        return "ucs";
    }

    @Override
    public String summary() {
        return "uniform-cost search: cheapest path first (Dijkstra)";
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(false, "yes", Optimality.ALWAYS, "O(b^d)", "O(b^d)");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        return BY_PATH_COST.search(problem, context);
    }
}
