package org.slidelab.algorithms.informed;

import com.google.auto.service.AutoService;
import java.util.List;
import org.slidelab.core.provider.Option;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** Beam search: level by level like breadth-first, but only the most promising nodes of a level go on (Lowerre 1976). */
@AutoService(SearchAlgorithm.class)
public final class Beam implements SearchAlgorithm {

    private static final Option<Integer> WIDTH = Option.integer(
            "width", "how many nodes of a level go on, those with the smallest estimates", 1000, 1, 1_000_000);

    @Override
    public String id() {
        return "beam";
    }

    @Override
    public String summary() {
        return "beam search: only the best nodes of each level go on";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(WIDTH);
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(
                true,
                "no; if the beam dies out, that ends as the memory limit does",
                Optimality.NOT_GUARANTEED,
                "O(wm), w the width",
                "O(wm)");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        return new BeamRun(problem, context, context.options().get(WIDTH)).run();
    }
}
