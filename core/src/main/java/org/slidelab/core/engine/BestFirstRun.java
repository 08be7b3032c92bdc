package org.slidelab.core.engine;

import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.heuristic.WholeMoves;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchObserver;

/**
 * One run of {@link BestFirstSearch}.
 *
 * <p>What is taken from the frontier is a group: one node, or several with equal keys once there are many. Of a larger group,
 * everything that its expansion will read is asked for at once, before the first decision depends on it: a search with many
 * nodes spends most of its time waiting for memory, and so most of these waits overlap.
 */
final class BestFirstRun {

    private static final int GROUP = StateTable.LANES / Successors.MOST;

    private final BestFirstSearch order;
    private final SearchContext context;
    private final Counters counters;
    private final Evaluator evaluator;
    private final boolean observed;
    private final int units;
    private final int toldUnits;
    private final Successors successors;
    private final WorkingBoard board;
    private final WorkingBoard goal;
    private final NodeStore store;
    private final int groupsFrom;
    private final int[] group = new int[GROUP];
    private final int[] lastMoves = new int[GROUP];
    private final int[] firstLanes = new int[GROUP];
    private Frontier frontier;
    private long nextCheck;
    private int open;
    private int layer = -1;

    BestFirstRun(BestFirstSearch order, Problem problem, SearchContext context, int groupsFrom) {
        this.order = order;
        this.context = context;
        this.groupsFrom = order.layered() ? groupsFrom : Integer.MAX_VALUE;
        counters = context.counters();
        evaluator = evaluator(order, context);
        observed = context.observed();
        units = evaluator.unitsPerMove();
        toldUnits = order.hWeight() == 0 ? 1 : context.evaluator().unitsPerMove() / units;
        successors = problem.successors();
        board = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal());
        store = new NodeStore(problem.size(), context.memory());
        boolean newestFirst = order.tieBreak().newestFirst();
        frontier = units == 1
                ? new BucketFrontier(context.memory(), newestFirst)
                : new HeapFrontier(context.memory(), newestFirst);
    }

    /** Weights would make fractions of a move too large for exact keys, so weighted estimates are whole moves. */
    private static Evaluator evaluator(BestFirstSearch order, SearchContext context) {
        if (order.hWeight() == 0) {
            return anyBoard -> 0;
        }
        return order.gWeight() <= 1 && order.hWeight() == 1 ? context.evaluator() : WholeMoves.of(context.evaluator());
    }

    Outcome run() {
        try {
            return search();
        } finally {
            store.close();
        }
    }

    private Outcome search() {
        if (order.layered()) {
            counters.expandedBeforeLastLayer = 0;
        }
        store.addStart(board);
        push(0, 0, evaluator.estimate(board));
        int goalNode = -1;
        while (goalNode < 0 && open > 0) {
            int count = frontier.pop(group, store.size() < groupsFrom ? 1 : GROUP);
            int key = frontier.poppedKey();
            boolean lookedAhead = count > 1;
            if (lookedAhead) {
                lookAhead(count);
            }
            for (int i = 0; i < count && goalNode < 0; i++) {
                if (!store.superseded(group[i]) && take(i, key, lookedAhead)) {
                    goalNode = group[i];
                }
            }
        }
        return goalNode < 0 ? new Outcome.Unsolvable() : new Outcome.Solved(store.path(goalNode));
    }

    /** Begins to look for the successors of the whole group, so that these waits for memory overlap. */
    private void lookAhead(int count) {
        for (int i = 0; i < count; i++) {
            lastMoves[i] = store.move(group[i]);
        }
        int lane = 0;
        for (int i = 0; i < count; i++) {
            store.load(group[i], board);
            firstLanes[i] = lane;
            lane = look(
                    lane, successors.first(board.blank(), lastMoves[i]), successors.end(board.blank(), lastMoves[i]));
        }
        store.bringNear(lane);
    }

    /** Begins to look for successors in the lanes from one on; gives the lane behind them. */
    private int look(int lane, int first, int end) {
        for (int i = first; i < end; i++) {
            store.look(lane + i - first, board, successors.target(i));
        }
        return lane + end - first;
    }

    /** Expands a node of the group, unless it is the goal; tells whether it is. */
    private boolean take(int member, int key, boolean lookedAhead) {
        int node = group[member];
        open--;
        int g = store.depth(node);
        int h = estimate(key, g);
        counters.take(g);
        if (key > layer) {
            beginLayer(key);
        }
        store.load(node, board);
        if (h == 0 && board.matches(goal)) {
            if (observed) {
                context.observer().goal(node(node, store.parent(node), g, h), board);
            }
            return true;
        }
        if (counters.expanded == nextCheck) {
            nextCheck = context.checkpoint();
        }
        expand(member, g, h, lookedAhead);
        return false;
    }

    /** The estimate of a node, given its key. */
    private int estimate(int key, int g) {
        int weighted = key - order.gWeight() * units * g;
        return switch (order.hWeight()) {
            case 0 -> 0;
            case 1 -> weighted;
            default -> weighted / order.hWeight();
        };
    }

    private void expand(int member, int g, int h, boolean lookedAhead) {
        int node = group[member];
        int lastMove = store.move(node);
        store.close(node);
        counters.expanded++;
        if (observed) {
            context.observer().expanded(node(node, store.parent(node), g, h), board);
        }
        int blank = board.blank();
        long memo = evaluator.memo(board, h);
        int first = successors.first(blank, lastMove);
        int end = successors.end(blank, lastMove);
        int lane = lookedAhead ? firstLanes[member] : 0;
        if (!lookedAhead) {
            look(lane, first, end);
        }
        for (int i = first; i < end; i++) {
            generate(node, g + 1, memo, blank, i, lane + i - first);
        }
        counters.frontier(open);
        counters.stored(store.size());
    }

    private void generate(int parent, int g, long parentMemo, int blank, int successor, int lane) {
        counters.generated++;
        int target = successors.target(successor);
        int known = store.find(lane);
        if (known >= 0 && (order.gWeight() == 0 || store.depth(known) <= g)) {
            counters.duplicates++;
            if (observed) {
                tellPruned(known, parent, g, target);
            }
            return;
        }
        int child = store.add(parent, successors.move(successor), g);
        if (known >= 0) {
            replace(known);
        }
        int h = (int) evaluator.memoAfter(board, parentMemo, board.tile(target), target, blank);
        push(child, g, h);
        if (observed) {
            tellKept(node(child, parent, g, h).replacing(known), target, known >= 0 && store.closed(known));
        }
    }

    private void replace(int known) {
        store.supersede(known);
        if (store.closed(known)) {
            counters.reopened++;
        } else {
            open--;
        }
    }

    private void push(int node, int g, int h) {
        if (h < 0 || h > InvalidEstimateException.MAX_ESTIMATE) {
            throw InvalidEstimateException.outOfRange(h);
        }
        long weighted = (long) order.gWeight() * units * g + (long) order.hWeight() * h;
        if (weighted > Integer.MAX_VALUE) {
            throw new InvalidEstimateException("estimate %d is too large to be weighted".formatted(h));
        }
        int key = (int) weighted;
        int tie = order.tieBreak().key(g, h);
        if (!frontier.accepts(key, tie)) {
            frontier = toHeap(frontier);
        }
        frontier.push(node, key, tie);
        open++;
    }

    private Frontier toHeap(Frontier full) {
        Frontier heap = new HeapFrontier(context.memory(), order.tieBreak().newestFirst());
        int[] node = new int[1];
        while (!full.isEmpty()) {
            full.pop(node, 1);
            heap.push(node[0], full.poppedKey(), full.poppedTie());
        }
        return heap;
    }

    private void beginLayer(int key) {
        layer = key;
        if (order.layered()) {
            counters.expandedBeforeLastLayer = counters.expanded;
        }
        if (order.gWeight() > 0) {
            int weight = units * Math.max(order.gWeight(), order.hWeight());
            counters.lowerBound = (int) ((key - 1L + weight) / weight);
        }
    }

    private void tellPruned(int known, int parent, int g, int target) {
        int blank = board.blank();
        board.moveBlank(target);
        context.observer().pruned(node(known, parent, g, 0), board);
        board.moveBlank(blank);
    }

    private void tellKept(SearchObserver.Node child, int target, boolean reopened) {
        int blank = board.blank();
        board.moveBlank(target);
        if (reopened) {
            context.observer().reopened(child, board);
        } else {
            context.observer().generated(child, board);
        }
        board.moveBlank(blank);
    }

    private SearchObserver.Node node(int id, int parent, int g, int h) {
        int f = (order.gWeight() * units * g + order.hWeight() * h) / Math.max(1, order.gWeight());
        return new SearchObserver.Node(id, parent, g, toldUnits * h, toldUnits * f);
    }
}
