package org.slidelab.algorithms.informed;

import com.google.auto.service.AutoService;
import java.util.List;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.engine.BestFirstSearch;
import org.slidelab.core.engine.TieBreak;
import org.slidelab.core.provider.Option;
import org.slidelab.core.search.AlgorithmTraits;
import org.slidelab.core.search.AlgorithmTraits.Optimality;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;

/** A*: best-first by path cost plus estimate. */
@AutoService(SearchAlgorithm.class)
public final class AStar implements SearchAlgorithm {

    private static final int CELLS_OF_A_SMALL_BOARD = 10;
    private static final Option<TieBreak> TIE_BREAK = Option.choice(
            "tie-break",
            "which of several nodes with equal f comes first: deepest, shallowest, oldest, newest",
            TieBreak.HIGH_G);

    @Override
    public String id() {
        return "astar";
    }

    @Override
    public String summary() {
        return "A*: smallest path cost plus estimate first";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(TIE_BREAK);
    }

    @Override
    public AlgorithmTraits traits() {
        return new AlgorithmTraits(
                true, "yes", Optimality.IF_ADMISSIBLE, "O(b^d), less the better the heuristic", "O(b^d)");
    }

    @Override
    public Outcome search(Problem problem, SearchContext context) {
        return new BestFirstSearch(1, 1, context.options().get(TIE_BREAK)).search(problem, context);
    }

    /** On small boards the states fit in memory, and every one is expanded once only. */
    @Override
    public int suitability(Dimensions size) {
        return size.cells() <= CELLS_OF_A_SMALL_BOARD ? 60 : 10;
    }
}
