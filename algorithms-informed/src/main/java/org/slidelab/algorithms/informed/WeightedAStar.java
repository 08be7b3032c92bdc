package org.slidelab.algorithms.informed;

import com.google.auto.service.AutoService;
import java.math.BigInteger;
import java.util.List;
import org.slidelab.core.engine.BestFirstSearch;
import org.slidelab.core.engine.TieBreak;
import org.slidelab.core.provider.Option;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/**
 * Weighted A*: best-first by path cost plus weight times estimate (Pohl 1970).
 *
 * <p>The weight is a whole number of hundredths, and both sides of the sum are multiplied by its denominator, so that the
 * order is exact: 1.5 makes 2·g + 3·h. A state to which a shorter way is found is expanded again, always: without that
 * the bound on the cost would need a consistent heuristic.
 */
@AutoService(SearchAlgorithm.class)
public final class WeightedAStar implements SearchAlgorithm {

    private static final int DENOMINATOR = 100;
    private static final Option<Double> WEIGHT =
            Option.decimal("weight", "how much the estimate counts, in steps of 0.01", 1.5, 1, 100);

    @Override
    public String id() {
        return "wastar";
    }

    @Override
    public String summary() {
        return "weighted A*: the estimate counts more; quicker, a bit longer";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(WEIGHT);
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(
                true, "yes", Optimality.NOT_GUARANTEED, "O(b^d), less the larger the weight", "O(b^d)");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        int hundredths = (int) Math.round(DENOMINATOR * context.options().get(WEIGHT));
        int divisor = BigInteger.valueOf(hundredths)
                .gcd(BigInteger.valueOf(DENOMINATOR))
                .intValue();
        return new BestFirstSearch(DENOMINATOR / divisor, hundredths / divisor, TieBreak.HIGH_G)
                .search(problem, context);
    }
}
