package org.slidelab.algorithms.informed;

import java.util.List;
import org.slidelab.core.provider.Option;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** {@link IdaStar} that shares every round among threads, however short it is. */
public final class ThreadedIdaStar implements SearchAlgorithm {

    @Override
    public String id() {
        return "idastar";
    }

    @Override
    public String summary() {
        return "IDA*: every round on threads";
    }

    @Override
    public List<Option<?>> options() {
        return new IdaStar().options();
    }

    @Override
    public AlgorithmTraits traits() {
        return new IdaStar().traits();
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        return IdaStar.search(problem, context, 0);
    }
}
