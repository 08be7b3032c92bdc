package org.slidelab.algorithms.informed;

import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.NodeStore;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.heuristic.WholeMoves;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.core.search.SearchStopped;

/**
 * One run of {@link Anytime}.
 *
 * <p>It begins as weighted A*. Whenever a better solution turns up, or the weight can't be worth anything any more, the
 * excess of the weight over 1 is halved and the frontier is put in the new order; what was expanded stays expanded. The
 * weights are quarters, 3, 2, 1.5, 1.25, 1, so that keys stay small: 4·g + weight·h, and where they are equal the smaller
 * estimate comes first.
 *
 * <p>Nodes with g + h not below the best solution are dropped. When none is left, the best solution is shortest. Until
 * then the smallest key divided by the weight is a lower bound, as in weighted A*, and each time the frontier is put in
 * order, so is the smallest g + h. A search that a limit stops keeps the best solution; that it may not be shortest shows
 * in the lower bound, which is smaller than the cost.
 *
 * <p>Likhachev, Gordon and Thrun's ARA* puts expanded states that got a shorter way aside until the next weight. Here
 * they go back to the frontier at once: on this domain they are few, and the bound needs no consistent heuristic then.
 */
final class AnytimeRun {

    private static final int ONE = 4;
    private static final int NO_SOLUTION = Integer.MAX_VALUE / ONE;
    private static final int DROPPED = -1;

    private final SearchContext context;
    private final SearchMemory memory;
    private final Counters counters;
    private final Evaluator evaluator;
    private final int toldUnits;
    private final Successors successors;
    private final NodeStore store;
    private final WorkingBoard board;
    private final WorkingBoard goal;
    private final Buckets.Links links;
    private BucketRows frontier;
    private int[] estimates;
    private int open;
    private int weight;
    private int solution = -1;
    private int cost = NO_SOLUTION;

    AnytimeRun(Problem problem, SearchContext context, double firstWeight) {
        this.context = context;
        memory = context.memory();
        counters = context.counters();
        evaluator = WholeMoves.of(context.evaluator());
        toldUnits = context.evaluator().unitsPerMove() / evaluator.unitsPerMove();
        successors = problem.successors();
        store = new NodeStore(problem.size(), memory);
        board = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal());
        links = new Buckets.Links(memory);
        frontier = new BucketRows(links, memory);
        estimates = memory.ints(512);
        weight = (int) Math.round(ONE * firstWeight);
    }

    Outcome run() {
        try {
            improve();
        } catch (SearchStopped stopped) {
            if (solution < 0) {
                throw stopped;
            }
            return solved();
        }
        if (solution < 0) {
            return new Outcome.Unsolvable();
        }
        counters.lowerBound = cost;
        return solved();
    }

    /** Searches until nothing is left that could be better than the best solution. */
    private void improve() {
        store.addStart(board);
        if (board.matches(goal)) {
            improved(0, 0);
            return;
        }
        add(0, 0, checked(evaluator.estimate(board)));
        long nextCheck = 0;
        while (!frontier.isEmpty()) {
            int key = frontier.lowest();
            raiseLowerBound((key + weight - 1) / weight);
            if (weight > ONE && key >= ONE * cost) {
                lowerWeight();
                continue;
            }
            int node = frontier.first();
            if (hopeless(node)) {
                drop(frontier.pop());
                continue;
            }
            if (counters.expanded == nextCheck) {
                nextCheck = context.checkpoint();
            }
            frontier.pop();
            open--;
            int costBefore = cost;
            expand(node);
            if (cost < costBefore && weight > ONE) {
                lowerWeight();
            }
        }
    }

    private void expand(int node) {
        store.load(node, board);
        store.close(node);
        int g = store.depth(node);
        int h = estimates[node];
        counters.take(g);
        counters.expanded++;
        if (context.observed()) {
            context.observer().expanded(event(node, store.parent(node), g, h), board);
        }
        int blank = board.blank();
        int lastMove = store.move(node);
        long memo = evaluator.memo(board, h);
        int end = successors.end(blank, lastMove);
        for (int i = successors.first(blank, lastMove); i < end; i++) {
            counters.generated++;
            int target = successors.target(i);
            int childH = (int) evaluator.memoAfter(board, memo, board.tile(target), target, blank);
            generate(node, g + 1, childH, i);
        }
        counters.frontier(open);
        counters.stored(store.size());
    }

    private void generate(int parent, int g, int h, int successor) {
        int target = successors.target(successor);
        int known = store.findAfter(board, target);
        boolean duplicate = known >= 0 && store.depth(known) <= g;
        if (duplicate || g + checked(h) >= cost) {
            counters.duplicates += duplicate ? 1 : 0;
            tellPruned(parent, g, h, target);
            return;
        }
        int child = store.add(parent, successors.move(successor), g);
        boolean reopened = known >= 0 && store.closed(known);
        if (reopened) {
            counters.reopened++;
        } else if (known >= 0 && known != solution && estimates[known] != DROPPED) {
            open--;
        }
        if (known >= 0) {
            store.supersede(known);
        }
        int blank = board.blank();
        board.moveBlank(target);
        tellKept(event(child, parent, g, h).replacing(known), reopened);
        if (h == 0 && board.matches(goal)) {
            improved(child, g);
        } else {
            add(child, g, h);
        }
        board.moveBlank(blank);
    }

    private void add(int node, int g, int h) {
        while (node >= estimates.length) {
            estimates = memory.grow(estimates, SearchMemory.longer(estimates.length));
        }
        estimates[node] = h;
        frontier.push(node, key(g, h), h);
        open++;
    }

    private static int checked(int h) {
        if (h < 0 || h > InvalidEstimateException.MAX_ESTIMATE) {
            throw InvalidEstimateException.outOfRange(h);
        }
        return h;
    }

    private int key(int g, int h) {
        return (int) Math.min(BucketRows.MOST, (long) ONE * g + (long) weight * h);
    }

    /** Whether a node can't lead to a better solution: there is a shorter way to its state, or its f is too large. */
    private boolean hopeless(int node) {
        return store.superseded(node) || store.depth(node) + estimates[node] >= cost;
    }

    private void drop(int node) {
        if (!store.superseded(node)) {
            estimates[node] = DROPPED;
            open--;
        }
    }

    /** The number of nodes in the frontier; the superseded ones that are still in its lists don't count. */
    int open() {
        return open;
    }

    /** Brings the weight nearer to 1 and puts what is left of the frontier in the new order. */
    private void lowerWeight() {
        weight = ONE + (weight - ONE) / 2;
        int least = cost;
        BucketRows ordered = new BucketRows(links, memory);
        while (!frontier.isEmpty()) {
            int node = frontier.pop();
            if (hopeless(node)) {
                drop(node);
            } else {
                int g = store.depth(node);
                least = Math.min(least, g + estimates[node]);
                ordered.push(node, key(g, estimates[node]), estimates[node]);
            }
        }
        frontier.release();
        frontier = ordered;
        raiseLowerBound(least);
    }

    private void raiseLowerBound(int bound) {
        counters.lowerBound = Math.min(cost, Math.max(counters.lowerBound, bound));
    }

    private void improved(int node, int g) {
        solution = node;
        cost = g;
        context.improved(new Outcome.Solved(store.path(node)));
    }

    private Outcome solved() {
        if (context.observed()) {
            context.observer().goal(event(solution, store.parent(solution), cost, 0), goal);
        }
        return new Outcome.Solved(store.path(solution));
    }

    private void tellPruned(int parent, int g, int h, int target) {
        if (context.observed()) {
            int blank = board.blank();
            board.moveBlank(target);
            context.observer().pruned(event(-1, parent, g, h), board);
            board.moveBlank(blank);
        }
    }

    private void tellKept(SearchObserver.Node child, boolean reopened) {
        if (context.observed()) {
            if (reopened) {
                context.observer().reopened(child, board);
            } else {
                context.observer().generated(child, board);
            }
        }
    }

    private SearchObserver.Node event(int node, int parent, int g, int h) {
        return new SearchObserver.Node(node, parent, g, toldUnits * h, toldUnits * (g + h));
    }
}
