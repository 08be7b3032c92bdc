package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchObserver;

/**
 * One run of {@link BidirectionalAStar}.
 *
 * <p>The rule. Take a node u that waits in the forward half and a node v that waits in the backward half. A solution
 * through both takes at least
 *
 * <pre>
 *   lb(u, v) = max( f(u), f(v), g(u) + g(v) + 1 )
 * </pre>
 *
 * moves, the last because u and v are different boards (were they the same, the halves would have met, and the solution
 * would be known). Any solution not found yet goes through such a pair, so the smallest lb is a lower bound on all of
 * them. NBS expands both nodes of a pair with the smallest lb: a proof needs one or the other to be expanded, so at worst
 * it does twice the work. When the bound reaches the best solution so far, that one is shortest. A shorter way to a
 * state, also one that was expanded, gives it a new node, so an inconsistent heuristic does no harm.
 *
 * <p>How a pair is found without looking at all pairs: each half holds back nodes by f ({@code waiting}) until the bound
 * reaches their f, and then lines them up by g ({@code ready}). If the smallest g of both ready lines and 1 stay within
 * the bound, there is the pair. If not, a node whose f equals the bound is lined up, and if there is none, the bound rises
 * to the next value that changes anything.
 */
final class BidirectionalAStarRun {

    private static final int NONE = Integer.MAX_VALUE;

    private final SearchContext context;
    private final Counters counters;
    private final Successors successors;
    private final WorkingBoard board;
    private final Board goal;
    private final SearchHalf forward;
    private final SearchHalf backward;
    private final int toldUnits;
    private long nextCheck;
    private int bound;
    private int cost = NONE;
    private int meetingForward;
    private int meetingBackward;

    BidirectionalAStarRun(Problem problem, SearchContext context) {
        this.context = context;
        counters = context.counters();
        successors = problem.successors();
        board = new WorkingBoard(problem.start());
        goal = problem.goal();
        toldUnits = context.evaluator().unitsPerMove();
        forward = new SearchHalf(problem.start(), context.evaluator(), context.memory(), false);
        backward = new SearchHalf(problem.goal(), context.backwardEvaluator(), context.memory(), true);
        if (problem.start().equals(problem.goal())) {
            cost = 0;
        }
    }

    Outcome run() {
        while (cost > bound && findPair()) {
            if (cost > bound) {
                expand(forward, backward);
            }
            if (cost > bound) {
                expand(backward, forward);
            }
        }
        return cost == NONE ? new Outcome.Unsolvable() : solved();
    }

    /** Raises the bound until a pair of nodes is ready; tells whether there is one. */
    private boolean findPair() {
        while (!forward.isEmpty() && !backward.isEmpty()) {
            forward.lineUpBelow(bound);
            backward.lineUpBelow(bound);
            int together = forward.lowestReady() + backward.lowestReady() + 1;
            if (together <= bound) {
                return true;
            }
            int lowestWaiting = Math.min(forward.lowestWaiting(), backward.lowestWaiting());
            if (lowestWaiting > bound) {
                bound = Math.min(lowestWaiting, together);
                counters.lowerBound = Math.min(bound, cost);
            } else if (forward.lowestWaiting() == lowestWaiting) {
                forward.lineUp();
            } else {
                backward.lineUp();
            }
        }
        return false;
    }

    private void expand(SearchHalf half, SearchHalf other) {
        if (counters.expanded == nextCheck) {
            nextCheck = context.checkpoint();
        }
        int node = half.take();
        half.store.load(node, board);
        int g = half.store.depth(node);
        int h = half.estimate(node);
        counters.take(g);
        counters.expanded++;
        if (context.observed()) {
            context.observer().expanded(event(half, node, half.store.parent(node), g, h), board);
        }
        long memo = half.evaluator.memo(board, h);
        int blank = board.blank();
        int lastMove = half.store.move(node);
        int end = successors.end(blank, lastMove);
        for (int i = successors.first(blank, lastMove); i < end; i++) {
            generate(half, other, node, g + 1, memo, i);
        }
        counters.frontier((long) half.open() + other.open());
        counters.stored((long) half.store.size() + other.store.size());
    }

    private void generate(SearchHalf half, SearchHalf other, int parent, int g, long parentMemo, int successor) {
        counters.generated++;
        int target = successors.target(successor);
        int known = half.store.findAfter(board, target);
        boolean duplicate = known >= 0 && half.store.depth(known) <= g;
        if (duplicate) {
            counters.duplicates++;
            tell(half, known, parent, g, target, -1, Event.PRUNED);
            return;
        }
        boolean reopened = known >= 0 && half.store.closed(known);
        if (reopened) {
            counters.reopened++;
        }
        int child = half.store.add(parent, successors.move(successor), g);
        half.replace(known);
        half.add(child, (int) half.evaluator.memoAfter(board, parentMemo, board.tile(target), target, board.blank()));
        tell(half, child, parent, g, target, known, reopened ? Event.REOPENED : Event.GENERATED);
        int met = other.store.findAfter(board, target);
        if (met >= 0 && g + other.store.depth(met) < cost) {
            cost = g + other.store.depth(met);
            meetingForward = half.backward ? met : child;
            meetingBackward = half.backward ? child : met;
        }
    }

    private Outcome solved() {
        List<Move> moves = new ArrayList<>(forward.store.path(meetingForward));
        moves.addAll(backward.store.pathBack(meetingBackward));
        counters.lowerBound = cost;
        if (context.observed()) {
            board.copyFrom(goal);
            int f = toldUnits * cost;
            context.observer().goal(new SearchObserver.Node(SearchObserver.GOAL, meetingForward, cost, 0, f), board);
        }
        return new Outcome.Solved(moves);
    }

    private enum Event {
        GENERATED,
        REOPENED,
        PRUNED
    }

    private void tell(SearchHalf half, int node, int parent, int g, int target, int replaced, Event event) {
        if (!context.observed()) {
            return;
        }
        int blank = board.blank();
        board.moveBlank(target);
        SearchObserver.Node told =
                event(half, node, parent, g, half.estimate(node)).replacing(half.number(replaced));
        switch (event) {
            case GENERATED -> context.observer().generated(told, board);
            case REOPENED -> context.observer().reopened(told, board);
            case PRUNED -> context.observer().pruned(told, board);
        }
        board.moveBlank(blank);
    }

    private SearchObserver.Node event(SearchHalf half, int node, int parent, int g, int h) {
        return new SearchObserver.Node(half.number(node), half.number(parent), g, toldUnits * h, toldUnits * (g + h));
    }
}
