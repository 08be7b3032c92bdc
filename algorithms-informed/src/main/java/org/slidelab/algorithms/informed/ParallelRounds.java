package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.slidelab.core.board.Move;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;

/**
 * The rounds of IDA* on several threads, with the solution and the counters of a search on one.
 *
 * <p>A round is {@linkplain Cut cut} into many parts. Threads take the parts in their order. When one finds the goal, the
 * parts after its own are given up, but those before it are finished: one of them may hold the goal too, and that is the
 * one a single thread would have found. What it would have counted is the sum over the parts up to the one with the goal.
 *
 * <p>Short rounds are not worth the threads; they go to a {@link SequentialRounds}.
 */
final class ParallelRounds implements IdaStarRounds {

    private static final long FEW_EXPANSIONS = 20_000;
    private static final int PARTS_PER_THREAD = 400;
    private static final int DEEPEST_CUT = 60;

    private final Problem problem;
    private final SearchContext context;
    private final Counters counters;
    private final Evaluator evaluator;
    private final SequentialRounds alone;
    private final List<Subtree> subtrees = new ArrayList<>();
    private long lastExpanded;
    private int cutDepth = 6;
    private int leastExcess;
    private List<Move> solution = List.of();

    ParallelRounds(Problem problem, SearchContext context, Supplier<Subtree> subtree, int threads) {
        this.problem = problem;
        this.context = context;
        counters = context.counters();
        evaluator = context.evaluator();
        for (int i = 0; i < threads; i++) {
            subtrees.add(subtree.get());
        }
        alone = new SequentialRounds(problem, context, subtrees.get(0));
    }

    @Override
    public boolean search(int bound) {
        long before = counters.expanded;
        boolean found = lastExpanded < FEW_EXPANSIONS ? searchAlone(bound) : searchTogether(bound);
        lastExpanded = counters.expanded - before;
        return found;
    }

    private boolean searchAlone(int bound) {
        boolean found = alone.search(bound);
        leastExcess = alone.leastExcess();
        if (found) {
            solution = alone.solution();
        }
        return found;
    }

    private boolean searchTogether(int bound) {
        Cut cut = cut(bound);
        PartsSearch search = new PartsSearch(cut, context, bound);
        search.run(subtrees);
        leastExcess = search.leastExcess();
        solution = search.solution();
        return search.isFound();
    }

    /** Cuts deep enough for the threads to share the work evenly; the next round begins where this one ended. */
    private Cut cut(int bound) {
        Cut cut = Cut.at(cutDepth, problem, evaluator, bound);
        while (cut.parts().size() < PARTS_PER_THREAD * subtrees.size() && cutDepth < DEEPEST_CUT) {
            cutDepth++;
            cut = Cut.at(cutDepth, problem, evaluator, bound);
        }
        return cut;
    }

    @Override
    public int leastExcess() {
        return leastExcess;
    }

    @Override
    public List<Move> solution() {
        return solution;
    }
}
