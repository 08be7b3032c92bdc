package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;

/** The rounds of IDA* on one thread. */
final class SequentialRounds implements IdaStarRounds {

    private final SearchContext context;
    private final Counters counters;
    private final Subtree subtree;
    private final WorkingBoard start;
    private final int estimate;

    SequentialRounds(Problem problem, SearchContext context, Subtree subtree) {
        this.context = context;
        this.subtree = subtree;
        counters = context.counters();
        start = new WorkingBoard(problem.start());
        estimate = context.evaluator().estimate(start);
    }

    @Override
    public boolean search(int bound) {
        long expandedBefore = counters.expanded;
        long generatedBefore = counters.generated;
        boolean found = subtree.search(start, 0, Successors.NO_MOVE, estimate, bound, running -> {
            count(expandedBefore, generatedBefore, false);
            return context.checkpoint() - counters.expanded;
        });
        count(expandedBefore, generatedBefore, found);
        return found;
    }

    private void count(long expandedBefore, long generatedBefore, boolean found) {
        counters.expanded = expandedBefore + subtree.expanded();
        counters.generated = generatedBefore + subtree.generated();
        count(counters, subtree.deepest(), found, found ? subtree.moves().length : 0);
    }

    /** Completes the counters, given the deepest expanded node of a round and the length of the solution. */
    static void count(Counters counters, int deepestExpanded, boolean found, int solutionLength) {
        counters.taken = counters.expanded + (found ? 1 : 0);
        counters.depth = Math.max(counters.depth, deepestExpanded);
        counters.frontier(counters.expanded == 0 ? 0 : counters.depth + 1L);
        counters.stored(counters.expanded == 0 ? 0 : counters.depth + 1L);
        counters.depth = Math.max(counters.depth, solutionLength);
    }

    @Override
    public int leastExcess() {
        return subtree.leastExcess();
    }

    @Override
    public List<Move> solution() {
        List<Move> moves = new ArrayList<>();
        for (byte move : subtree.moves()) {
            moves.add(Move.of(move));
        }
        return moves;
    }
}
