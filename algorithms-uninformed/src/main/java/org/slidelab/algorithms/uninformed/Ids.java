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

/** Iterative deepening search: depth-limited search with limits 0, 1, 2 …; counters add up over the rounds. */
@AutoService(SearchAlgorithm.class)
public final class Ids implements SearchAlgorithm {

    private static final int NO_LIMIT = 1_000_000;
    private static final Option<Integer> MAX_LIMIT =
            Option.integer("max-limit", "the last depth limit to try", NO_LIMIT, 0, NO_LIMIT);

    @Override
    public String id() {
        return "ids";
    }

    @Override
    public String summary() {
        return "iterative deepening: depth-limited with growing limits";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(Duplicates.OPTION, MAX_LIMIT);
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(false, "yes", Optimality.ALWAYS, "O(b^d)", "O(bd), with duplicates=path or none");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        DuplicateCheck duplicates = context.options().get(Duplicates.OPTION).check(problem.size(), context.memory());
        DepthFirstRun run = new DepthFirstRun(problem, context, duplicates);
        int maxLimit = context.options().get(MAX_LIMIT);
        for (int limit = 0; limit <= maxLimit; limit++) {
            context.counters().lowerBound = limit;
            if (run.search(limit)) {
                return new Outcome.Solved(run.path());
            }
            if (run.exhausted(limit)) {
                return new Outcome.Unsolvable();
            }
        }
        return new Outcome.CutOff(Limit.DEPTH);
    }
}
