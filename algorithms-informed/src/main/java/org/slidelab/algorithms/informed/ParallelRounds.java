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
 * one a single thread would have found ({@link PartsSearch}). What it would have counted is the sum over the parts up to
 * the one with the goal ({@link RoundEnd}).
 *
 * <p>The cut is as deep as it takes for the threads to share the work evenly. It is made by one thread while the others
 * wait, so it may take no more than a small share of what the last round took: where the tree is too narrow for so many
 * parts, or the round too short, there are fewer.
 *
 * <p>Short rounds are not worth the threads; they go to a {@link SequentialRounds}.
 */
final class ParallelRounds implements IdaStarRounds {

    /** How many expansions of the last round make this one too short for threads. */
    static final long FEW_EXPANSIONS = 20_000;

    private static final int PARTS_PER_THREAD = 400;
    private static final int FIRST_CUT = 6;
    private static final int DEEPEST_CUT = 60;
    private static final int ROUND_TO_CUTS = 100;
    private static final long NANOS_BETWEEN_CHECKS = 10_000_000;

    private final Problem problem;
    private final SearchContext context;
    private final Counters counters;
    private final Evaluator evaluator;
    private final SequentialRounds alone;
    private final long fewExpansions;
    private final List<Subtree> subtrees = new ArrayList<>();
    private long lastExpanded;
    private long lastCheckNanos;
    private int leastExcess;
    private List<Move> solution = List.of();

    ParallelRounds(Problem problem, SearchContext context, Supplier<Subtree> subtree, int threads, long fewExpansions) {
        this.problem = problem;
        this.context = context;
        this.fewExpansions = fewExpansions;
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
        boolean found = lastExpanded < fewExpansions ? searchAlone(bound) : searchTogether(bound);
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
        RoundEnd end = new RoundEnd(context, bound);
        Cut cut = cut(bound);
        PartsSearch search = new PartsSearch(cut, context, bound);
        boolean found = end.reach(cut, search.run(subtrees), subtrees.get(0));
        leastExcess = search.leastExcess();
        solution = end.solution();
        return found;
    }

    /** The first cut with enough parts, or the one with the most that could be made with a share of the last round's work. */
    private Cut cut(int bound) {
        lastCheckNanos = System.nanoTime() - NANOS_BETWEEN_CHECKS;
        long most = lastExpanded / ROUND_TO_CUTS;
        Cut cut = Cut.at(FIRST_CUT, problem, evaluator, bound, Cut.NO_END, this::check);
        for (int depth = FIRST_CUT + 1; depth <= DEEPEST_CUT && tooFew(cut); depth++) {
            Cut deeper = Cut.at(depth, problem, evaluator, bound, most, this::check);
            if (!deeper.complete()) {
                return cut;
            }
            most -= deeper.expanded();
            cut = deeper.parts().size() > cut.parts().size() ? deeper : cut;
        }
        return cut;
    }

    private boolean tooFew(Cut cut) {
        return cut.parts().size() < PARTS_PER_THREAD * subtrees.size();
    }

    /** Obeys the limits before the first expansion of a round, and then about a hundred times a second. */
    private void check() {
        long now = System.nanoTime();
        if (now - lastCheckNanos >= NANOS_BETWEEN_CHECKS) {
            lastCheckNanos = now;
            context.checkpoint();
        }
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
