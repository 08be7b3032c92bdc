package org.slidelab.algorithms.uninformed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.core.search.SearchStopped;

/**
 * The depth-first loop of {@code dfs}, {@code dls} and {@code ids}: a stack, on which all successors of a node are
 * pushed in the declared order, so that the one pushed last is taken first.
 *
 * <p>The stack holds no states. An entry is a depth and a move; the one working board walks along: to take an entry it
 * goes back up the current path to the entry's parent and makes the move. Each move is made and taken back once, so
 * that costs no more than storing states would, and without a table of seen states memory is O(bm).
 */
final class DepthFirstRun {

    private static final int DEEPEST = Integer.MAX_VALUE >> 2;

    private final SearchContext context;
    private final Counters counters;
    private final SearchMemory memory;
    private final Successors successors;
    private final WorkingBoard board;
    private final WorkingBoard goal;
    private final DuplicateCheck duplicates;
    private final boolean observed;
    private int[] stack;
    private int stackSize;
    private byte[] path;
    private int depth;
    private boolean cutOff;
    private long nextCheck;
    private int[] stackIds = {};
    private int[] pathIds = {};
    private int lastId;

    DepthFirstRun(Problem problem, SearchContext context, DuplicateCheck duplicates) {
        this.context = context;
        this.duplicates = duplicates;
        counters = context.counters();
        memory = context.memory();
        successors = problem.successors();
        board = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal());
        observed = context.observed();
        stack = memory.ints(256);
        path = memory.bytes(256);
    }

    /** Searches down to a depth limit, or without one if it is negative; tells whether the goal was found. */
    boolean search(int limit) {
        duplicates.clear();
        climbTo(0);
        stackSize = 0;
        cutOff = false;
        lastId = 0;
        if (observed) {
            if (limit >= 0) {
                context.observer().iteration(limit);
            }
            noteOnPath(0);
        }
        duplicates.admits(board, 0);
        boolean found = visit(limit);
        while (!found && stackSize > 0) {
            int entry = stack[--stackSize];
            climbTo((entry >>> 2) - 1);
            descend(entry & 3);
            if (observed) {
                noteOnPath(stackIds[stackSize]);
            }
            found = visit(limit);
        }
        return found;
    }

    /** Whether the last search, down to this limit, has seen all there is. */
    boolean exhausted(int limit) {
        return !cutOff || duplicates.sawEverythingAbove(limit);
    }

    /** The moves to the node visited last. */
    List<Move> path() {
        List<Move> moves = new ArrayList<>(depth);
        for (int i = 0; i < depth; i++) {
            moves.add(Move.of(path[i]));
        }
        return moves;
    }

    private boolean visit(int limit) {
        counters.take(depth);
        if (board.matches(goal)) {
            if (observed) {
                context.observer().goal(event(pathIds[depth], depth), board);
            }
            return true;
        }
        if (depth == limit) {
            cutOff = true;
            return false;
        }
        if (counters.expanded == nextCheck) {
            nextCheck = context.checkpoint();
        }
        counters.expanded++;
        if (observed) {
            context.observer().expanded(event(pathIds[depth], depth), board);
        }
        duplicates.expanding(board, depth);
        pushSuccessors();
        counters.frontier(stackSize);
        counters.stored(Math.max(duplicates.stored(), stackSize));
        return false;
    }

    private void pushSuccessors() {
        int blank = board.blank();
        int end = successors.end(blank, Successors.NO_MOVE);
        for (int i = successors.first(blank, Successors.NO_MOVE); i < end; i++) {
            counters.generated++;
            board.moveBlank(successors.target(i));
            boolean admitted = duplicates.admits(board, depth + 1);
            if (admitted) {
                push((depth + 1) << 2 | successors.move(i));
            } else {
                counters.duplicates++;
            }
            if (observed) {
                tell(admitted);
            }
            board.moveBlank(blank);
        }
    }

    private void push(int entry) {
        if (stackSize == stack.length) {
            stack = memory.grow(stack, SearchMemory.longer(stackSize));
        }
        stack[stackSize++] = entry;
    }

    private void descend(int move) {
        if (depth == DEEPEST) {
            throw new SearchStopped(Limit.MEMORY);
        }
        if (depth == path.length) {
            path = memory.grow(path, SearchMemory.longer(depth));
        }
        path[depth++] = (byte) move;
        board.apply(Move.of(move));
    }

    private void climbTo(int ancestor) {
        while (depth > ancestor) {
            board.undo(Move.of(path[--depth]));
        }
    }

    private void noteOnPath(int id) {
        if (depth >= pathIds.length) {
            pathIds = Arrays.copyOf(pathIds, SearchMemory.longer(depth));
        }
        pathIds[depth] = id;
    }

    private void tell(boolean admitted) {
        if (admitted) {
            if (stackSize > stackIds.length) {
                stackIds = Arrays.copyOf(stackIds, SearchMemory.longer(stackSize));
            }
            stackIds[stackSize - 1] = ++lastId;
            context.observer().generated(event(lastId, depth + 1), board);
        } else {
            context.observer().pruned(event(-1, depth + 1), board);
        }
    }

    private SearchObserver.Node event(int id, int nodeDepth) {
        return new SearchObserver.Node(id, nodeDepth == 0 ? -1 : pathIds[nodeDepth - 1], nodeDepth, 0, nodeDepth);
    }
}
