package org.slidelab.algorithms.uninformed;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.NodeStore;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchObserver;

/**
 * One run of {@link Bidirectional}: two breadth-first halves, of which the one with the smaller level waiting goes on by
 * a whole level.
 *
 * <p>Why the first meeting is on a shortest way: say the halves have complete levels down to a and b and haven't met, so
 * that the goal is at least a + b + 1 moves away. Level a is expanded, and a successor, at a + 1, is known to the other
 * half at some depth c ≤ b. That is a way of a + 1 + c moves, which can't be less than a + b + 1; so c is b, and nothing
 * shorter exists. There is no need to finish the level. The argument needs whole levels: halves that take turns node by
 * node may meet first on a way that is one move too long.
 */
final class BidirectionalRun {

    private final SearchContext context;
    private final Counters counters;
    private final Successors successors;
    private final WorkingBoard board;
    private final Board goal;
    private final Half forward;
    private final Half backward;
    private final boolean solvedAlready;
    private long nextCheck;
    private int meetingForward;
    private int meetingBackward;

    BidirectionalRun(Problem problem, SearchContext context) {
        this.context = context;
        counters = context.counters();
        successors = problem.successors();
        board = new WorkingBoard(problem.start());
        goal = problem.goal();
        forward = new Half(problem.start(), context.memory(), false);
        backward = new Half(problem.goal(), context.memory(), true);
        solvedAlready = problem.start().equals(problem.goal());
    }

    Outcome run() {
        if (solvedAlready) {
            return solved();
        }
        while (forward.waiting() > 0 && backward.waiting() > 0) {
            counters.lowerBound = forward.depth + backward.depth + 1;
            boolean met = forward.waiting() <= backward.waiting()
                    ? expandLevel(forward, backward)
                    : expandLevel(backward, forward);
            if (met) {
                return solved();
            }
        }
        return new Outcome.Unsolvable();
    }

    /** Expands the level of a half that waits; tells whether a successor is known to the other half. */
    private boolean expandLevel(Half half, Half other) {
        int end = half.store.size();
        for (; half.head < end; half.head++) {
            half.store.load(half.head, board);
            counters.take(half.depth);
            if (counters.expanded == nextCheck) {
                nextCheck = context.checkpoint();
            }
            counters.expanded++;
            boolean met = expand(half, other);
            counters.frontier((long) half.waiting() - 1 + other.waiting());
            counters.stored((long) half.store.size() + other.store.size());
            if (met) {
                return true;
            }
        }
        half.depth++;
        return false;
    }

    private boolean expand(Half half, Half other) {
        NodeStore store = half.store;
        int node = half.head;
        if (context.observed()) {
            context.observer().expanded(half.event(node, store.parent(node), half.depth), board);
        }
        int blank = board.blank();
        int lastMove = store.move(node);
        int end = successors.end(blank, lastMove);
        for (int i = successors.first(blank, lastMove); i < end; i++) {
            counters.generated++;
            int target = successors.target(i);
            int known = store.findAfter(board, target);
            if (known >= 0) {
                counters.duplicates++;
                tell(half, known, true, node, target);
                continue;
            }
            int child = store.add(node, successors.move(i), half.depth + 1);
            tell(half, child, false, node, target);
            int met = other.store.findAfter(board, target);
            if (met >= 0) {
                meetingForward = half.backward ? met : child;
                meetingBackward = half.backward ? child : met;
                return true;
            }
        }
        return false;
    }

    private void tell(Half half, int child, boolean known, int parent, int target) {
        if (context.observed()) {
            int blank = board.blank();
            board.moveBlank(target);
            SearchObserver.Node event = half.event(child, parent, half.depth + 1);
            if (known) {
                context.observer().pruned(event, board);
            } else {
                context.observer().generated(event, board);
            }
            board.moveBlank(blank);
        }
    }

    private Outcome solved() {
        List<Move> moves = new ArrayList<>(forward.store.path(meetingForward));
        moves.addAll(backward.store.pathBack(meetingBackward));
        if (context.observed()) {
            board.copyFrom(goal);
            int cost = moves.size();
            context.observer().goal(new SearchObserver.Node(SearchObserver.GOAL, meetingForward, cost, 0, cost), board);
        }
        return new Outcome.Solved(moves);
    }

    /** One half of the search: its nodes, of which those from {@code head} on wait, all of one depth between levels. */
    private static final class Half {

        private final NodeStore store;
        private final boolean backward;
        private int head;
        private int depth;

        Half(Board root, SearchMemory memory, boolean backward) {
            this.backward = backward;
            store = new NodeStore(root.size(), memory);
            store.addStart(new WorkingBoard(root));
        }

        int waiting() {
            return store.size() - head;
        }

        SearchObserver.Node event(int node, int parent, int g) {
            return new SearchObserver.Node(number(node), number(parent), g, 0, g);
        }

        private long number(int node) {
            return backward && node >= 0 ? SearchObserver.GOAL - node : node;
        }
    }
}
