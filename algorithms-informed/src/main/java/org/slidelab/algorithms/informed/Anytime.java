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

/** Anytime repairing A*: a quick solution first, then better ones until one is proved shortest (Likhachev 2003). */
@AutoService(SearchAlgorithm.class)
public final class Anytime implements SearchAlgorithm {

    private static final Option<Double> WEIGHT =
            Option.decimal("weight", "how much the estimate counts at first, in steps of 0.25", 3, 1, 100);

    @Override
    public String id() {
        return "anytime";
    }

    @Override
    public String summary() {
        return "anytime A*: a quick solution first, then better ones";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(WEIGHT);
    }

    /** Solutions are shortest if the search ends by itself; the lower bound then equals the cost. */
    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(
                true, "yes", Optimality.NOT_GUARANTEED, "O(b^d), the first solution much sooner", "O(b^d)");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        return new AnytimeRun(problem, context, context.options().get(WEIGHT)).run();
    }
}
