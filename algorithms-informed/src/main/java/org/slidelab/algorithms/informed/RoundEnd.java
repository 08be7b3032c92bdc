package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slidelab.algorithms.informed.Cut.Part;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchStopped;

/**
 * Ends a round that several threads have searched the way a search on one thread would have ended it, with its counters.
 *
 * <p>The results of the parts are added up in their order until one decides the round. If the limit on nodes falls into a
 * part, that part is searched again up to the limit; if it falls above the cut, the cut is made again so far.
 *
 * <p>Once a part is reached, the deepest node above the cut is the one above the part's root, as in the whole cut; or the
 * part is the goal itself, which ends the cut.
 */
final class RoundEnd {

    private final SearchContext context;
    private final Counters counters;
    private final int bound;
    private final long expandedBefore;
    private final long generatedBefore;
    private final long mostExpanded;
    private long expandedInParts;
    private long generatedInParts;
    private int deepestInParts;
    private final List<Move> solution = new ArrayList<>();

    /** To be created before the round begins. */
    RoundEnd(SearchContext context, int bound) {
        this.context = context;
        this.bound = bound;
        counters = context.counters();
        expandedBefore = counters.expanded;
        generatedBefore = counters.generated;
        mostExpanded = context.limits().nodes() - expandedBefore;
    }

    /**
     * Sets the counters; tells whether the goal was found.
     *
     * @throws SearchStopped if the limit on nodes falls into the round
     */
    boolean reach(Cut cut, PartResults results, Subtree subtree) {
        for (int i = 0; i < cut.parts().size(); i++) {
            Part part = cut.parts().get(i);
            long position = part.expandedAbove() + expandedInParts;
            if (position > mostExpanded) {
                throw stoppedAbove(cut);
            }
            Throwable end = results.end(i);
            if (end instanceof SearchStopped || position + results.expanded(i) > mostExpanded) {
                throw stoppedIn(part, cut, subtree);
            }
            rethrow(end);
            expandedInParts += results.expanded(i);
            generatedInParts += results.generated(i);
            deepestInParts = Math.max(deepestInParts, results.deepest(i));
            byte[] wayToGoal = results.wayToGoal(i);
            if (wayToGoal != null) {
                solve(part, wayToGoal);
                count(part.expandedAbove(), part.generatedAbove(), cut.deepest(), true);
                return true;
            }
        }
        if (cut.expanded() + expandedInParts > mostExpanded) {
            throw stoppedAbove(cut);
        }
        count(cut.expanded(), cut.generated(), cut.deepest(), false);
        return false;
    }

    private SearchStopped stoppedAbove(Cut cut) {
        Cut again = cut.again(mostExpanded - expandedInParts);
        count(again.expanded(), again.generated(), again.deepest(), false);
        return new SearchStopped(Limit.NODES);
    }

    private SearchStopped stoppedIn(Part part, Cut cut, Subtree subtree) {
        WorkingBoard root = new WorkingBoard(part.root());
        subtree.search(root, part.depth(), part.lastMove(), part.estimate(), bound, running -> {
            count(
                    part.expandedAbove() + running.expanded(),
                    part.generatedAbove() + running.generated(),
                    Math.max(cut.deepest(), running.deepest()),
                    false);
            return context.checkpoint() - counters.expanded;
        });
        return new SearchStopped(Limit.NODES);
    }

    private static void rethrow(@Nullable Throwable end) {
        if (end instanceof RuntimeException exception) {
            throw exception;
        }
        if (end instanceof Error error) {
            throw error;
        }
    }

    private void solve(Part part, byte[] wayToGoal) {
        part.moves().forEach(move -> solution.add(Move.of(move)));
        for (byte move : wayToGoal) {
            solution.add(Move.of(move));
        }
    }

    /** Adds what is given to what the parts before have come to. */
    private void count(long expanded, long generated, int deepest, boolean found) {
        counters.expanded = expandedBefore + expandedInParts + expanded;
        counters.generated = generatedBefore + generatedInParts + generated;
        SequentialRounds.count(counters, Math.max(deepestInParts, deepest), found, solution.size());
    }

    /** The moves to the goal, if it was found. */
    List<Move> solution() {
        return solution;
    }
}
