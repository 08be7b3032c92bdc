package org.slidelab.algorithms.uninformed;

import com.google.auto.service.AutoService;
import java.util.List;
import org.slidelab.core.provider.Option;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** Depth-limited search: depth-first, but never below a limit l. */
@AutoService(SearchAlgorithm.class)
public final class Dls implements SearchAlgorithm {

    private static final Option<Integer> LIMIT =
            Option.integer("limit", "the depth at which nodes are not expanded any more", 31, 0, 1_000_000);

    @Override
    public String id() {
        return "dls";
    }

    @Override
    public String summary() {
        return "depth-limited search: depth-first down to a limit";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(LIMIT, Duplicates.OPTION);
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(
                false,
                "if d ≤ l, the limit",
                Optimality.NOT_GUARANTEED,
                "O(b^l)",
                "O(bl), with duplicates=path or none");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        DuplicateCheck duplicates = context.options().get(Duplicates.OPTION).check(problem.size(), context.memory());
        DepthFirstRun run = new DepthFirstRun(problem, context, duplicates);
        int limit = context.options().get(LIMIT);
        if (run.search(limit)) {
            return new Outcome.Solved(run.path());
        }
        return run.exhausted(limit) ? new Outcome.Unsolvable() : new Outcome.CutOff(Limit.DEPTH);
    }
}
