package org.slidelab.algorithms.uninformed;

import com.google.auto.service.AutoService;
import java.util.List;
import org.slidelab.core.provider.Option;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** Depth-first search over the graph: every state once, solutions as long as they come. */
@AutoService(SearchAlgorithm.class)
public final class Dfs implements SearchAlgorithm {

    private enum Mark {
        PUSH,
        POP
    }

    private static final int UNLIMITED = -1;
    private static final Option<Mark> MARK =
            Option.choice("mark", "when a state counts as seen: put on the stack, or taken from it", Mark.PUSH);

    @Override
    public String id() {
        return "dfs";
    }

    @Override
    public String summary() {
        return "depth-first search: newest node first";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(MARK);
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(
                false,
                "yes, as the space is finite and states are marked",
                Optimality.NOT_GUARANTEED,
                "O(b^m)",
                "O(b^m)");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        DuplicateCheck duplicates = context.options().get(MARK) == Mark.PUSH
                ? new DuplicateCheck.MarkedWhenPushed(problem.size(), context.memory())
                : new DuplicateCheck.MarkedWhenTaken(problem.size(), context.memory());
        DepthFirstRun run = new DepthFirstRun(problem, context, duplicates);
        return run.search(UNLIMITED) ? new Outcome.Solved(run.path()) : new Outcome.Unsolvable();
    }
}
