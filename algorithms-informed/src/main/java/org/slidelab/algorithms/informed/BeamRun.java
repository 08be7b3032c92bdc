package org.slidelab.algorithms.informed;

import java.util.Arrays;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.NodeStore;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchObserver;

/**
 * One run of {@link Beam}.
 *
 * <p>A level is an array of words, the estimate above and the node's number below: sorted, it gives the best first and,
 * among equals, the oldest. What doesn't fit the width is dropped.
 *
 * <p>A state that was in the beam never comes in again, nor does it come twice into one level. A state that was dropped
 * may: in a later level it may be among the best. In the store a dropped node is one of an earlier level that isn't
 * closed. The goal is recognised when it is generated, so that it is never dropped.
 *
 * <p>Since every level brings new states, the beam dies out in the end. If nothing was ever dropped, everything was seen,
 * and there is no solution. Otherwise nothing is known: the room that the beam was given did not suffice, so this ends
 * the way a memory limit does, and the remedy is the same: more of it.
 */
final class BeamRun {

    private final SearchContext context;
    private final SearchMemory memory;
    private final Counters counters;
    private final Evaluator evaluator;
    private final int units;
    private final int width;
    private final Successors successors;
    private final NodeStore store;
    private final WorkingBoard board;
    private final WorkingBoard goal;
    private long[] level;
    private long[] next;
    private int nextSize;
    private int firstOfNext;

    BeamRun(Problem problem, SearchContext context, int width) {
        this.context = context;
        this.width = width;
        memory = context.memory();
        counters = context.counters();
        evaluator = context.evaluator();
        units = evaluator.unitsPerMove();
        successors = problem.successors();
        store = new NodeStore(problem.size(), memory);
        board = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal());
        level = memory.longs(64);
        next = memory.longs(64);
    }

    Outcome run() {
        store.addStart(board);
        if (board.matches(goal)) {
            return solved(0);
        }
        push(0, evaluator.estimate(board));
        boolean dropped = false;
        long nextCheck = 0;
        for (int depth = 0; nextSize > 0; depth++) {
            dropped |= nextSize > width;
            int size = beginLevel();
            for (int i = 0; i < size; i++) {
                int node = (int) level[i];
                store.load(node, board);
                counters.take(depth);
                if (counters.expanded == nextCheck) {
                    nextCheck = context.checkpoint();
                }
                counters.expanded++;
                int found = expand(node, (int) (level[i] >>> 32), depth + 1);
                counters.frontier((long) size - i - 1 + nextSize);
                counters.stored(store.size());
                if (found >= 0) {
                    counters.take(depth + 1);
                    return solved(found);
                }
            }
        }
        return dropped ? new Outcome.CutOff(Limit.MEMORY) : new Outcome.Unsolvable();
    }

    /** Makes the best of the next level the level to expand, and gives its size. */
    private int beginLevel() {
        Arrays.sort(next, 0, nextSize);
        int size = Math.min(nextSize, width);
        for (int i = 0; i < size; i++) {
            store.close((int) next[i]);
        }
        long[] last = level;
        level = next;
        next = last;
        nextSize = 0;
        firstOfNext = store.size();
        return size;
    }

    /** Generates the successors of the board's node; gives the goal if it is among them, or -1. */
    private int expand(int node, int h, int g) {
        if (context.observed()) {
            context.observer().expanded(event(node, store.parent(node), g - 1, h), board);
        }
        int blank = board.blank();
        int lastMove = store.move(node);
        long memo = evaluator.memo(board, h);
        int end = successors.end(blank, lastMove);
        for (int i = successors.first(blank, lastMove); i < end; i++) {
            counters.generated++;
            int target = successors.target(i);
            int known = store.findAfter(board, target);
            boolean duplicate = known >= 0 && (known >= firstOfNext || store.closed(known));
            int childH = (int) evaluator.memoAfter(board, memo, board.tile(target), target, blank);
            int child = duplicate ? known : store.add(node, successors.move(i), g);
            board.moveBlank(target);
            tell(child, duplicate, node, g, childH);
            if (duplicate) {
                counters.duplicates++;
            } else if (childH == 0 && board.matches(goal)) {
                return child;
            } else {
                push(child, childH);
            }
            board.moveBlank(blank);
        }
        return -1;
    }

    private void push(int node, int h) {
        if (h < 0 || h > InvalidEstimateException.MAX_ESTIMATE) {
            throw InvalidEstimateException.outOfRange(h);
        }
        if (nextSize == next.length) {
            next = memory.grow(next, SearchMemory.longer(nextSize));
        }
        next[nextSize++] = (long) h << 32 | node;
    }

    private void tell(int child, boolean duplicate, int parent, int g, int h) {
        if (context.observed()) {
            if (duplicate) {
                context.observer().pruned(event(child, parent, g, h), board);
            } else {
                context.observer().generated(event(child, parent, g, h), board);
            }
        }
    }

    private Outcome solved(int node) {
        if (context.observed()) {
            context.observer().goal(event(node, store.parent(node), store.depth(node), 0), board);
        }
        return new Outcome.Solved(store.path(node));
    }

    private SearchObserver.Node event(int node, int parent, int g, int h) {
        return new SearchObserver.Node(node, parent, g, h, g * units + h);
    }
}
