package org.slidelab.algorithms.informed;

import java.util.Arrays;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchObserver;

/**
 * The search below a node on boards of any size, observed or not: one board edited in place, and the path in arrays.
 *
 * <p>The estimate of a successor is computed before its move is made, so that a successor beyond the bound costs no
 * move. The move that takes back the last one is never tried.
 */
final class InPlaceSubtree implements Subtree {

    private final Evaluator evaluator;
    private final SearchObserver observer;
    private final boolean observed;
    private final Successors successors;
    private final WorkingBoard board;
    private final WorkingBoard goal;
    private final int units;
    private byte[] path = new byte[128];
    private int[] blanks = new int[128];
    private int[] cursors = new int[128];
    private int[] ends = new int[128];
    private long[] memos = new long[128];
    private long[] ids = new long[128];
    private long lastId;
    private long expanded;
    private long generated;
    private int rootDepth;
    private int depth;
    private int bound;
    private int leastExcess;
    private int deepest;
    private boolean entering;
    private boolean found;

    @SuppressWarnings("ReferenceEquality") // there is one NONE, and it means nobody
    InPlaceSubtree(Problem problem, Evaluator evaluator, SearchObserver observer) {
        this.evaluator = evaluator;
        this.observer = observer;
        observed = observer != SearchObserver.NONE;
        units = evaluator.unitsPerMove();
        successors = problem.successors();
        board = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal());
    }

    @Override
    public boolean search(WorkingBoard root, int newDepth, int lastMove, int estimate, int newBound, Pace pace) {
        begin(root, newDepth, lastMove, estimate, newBound);
        long nextCheck = 0;
        while (depth >= rootDepth) {
            if (!entering) {
                advance();
            } else if (reached()) {
                found = true;
                break;
            } else {
                if (expanded == nextCheck) {
                    nextCheck += pace.next(this);
                }
                enter();
            }
        }
        return found;
    }

    private void begin(WorkingBoard root, int newDepth, int lastMove, int estimate, int newBound) {
        board.copyFrom(root);
        rootDepth = newDepth;
        depth = newDepth;
        deepest = newDepth;
        bound = newBound;
        reserve(depth);
        path[depth] = (byte) lastMove;
        memos[depth] = evaluator.memo(board, estimate);
        lastId = 0;
        ids[depth] = 0;
        expanded = 0;
        generated = 0;
        leastExcess = NOTHING_BEYOND;
        found = false;
        entering = true;
        if (observed) {
            observer.iteration(bound);
        }
    }

    private boolean reached() {
        int h = (int) memos[depth];
        if (h < 0) {
            throw InvalidEstimateException.outOfRange(h);
        }
        if (h != 0 || !board.matches(goal)) {
            return false;
        }
        if (observed) {
            observer.goal(event(ids[depth], depth, h), board);
        }
        return true;
    }

    private void enter() {
        if (observed) {
            observer.expanded(event(ids[depth], depth, (int) memos[depth]), board);
        }
        expanded++;
        deepest = Math.max(deepest, depth);
        reserve(depth + 1);
        blanks[depth] = board.blank();
        cursors[depth] = successors.first(board.blank(), path[depth]);
        ends[depth] = successors.end(board.blank(), path[depth]);
        entering = false;
    }

    /** Tries the next successors of the node at the end of the path until one is within the bound, or goes back. */
    private void advance() {
        int blank = blanks[depth];
        int left = bound - units * (depth + 1);
        for (int i = cursors[depth]; i < ends[depth]; i++) {
            int target = successors.target(i);
            long memo = evaluator.memoAfter(board, memos[depth], board.tile(target), target, blank);
            boolean beyond = (int) memo > left;
            int excess = beyond ? Subtree.excess((int) memo, left) : 0;
            generated++;
            if (observed) {
                tell(depth + 1, (int) memo, target, beyond);
            }
            if (!beyond) {
                cursors[depth] = i + 1;
                board.moveBlank(target);
                depth++;
                path[depth] = (byte) successors.move(i);
                memos[depth] = memo;
                entering = true;
                return;
            }
            leastExcess = Math.min(leastExcess, excess);
        }
        depth--;
        if (depth >= rootDepth) {
            board.moveBlank(blanks[depth]);
        }
    }

    private void reserve(int index) {
        if (index >= path.length) {
            int length = Math.max(index + 1, 2 * path.length);
            path = Arrays.copyOf(path, length);
            blanks = Arrays.copyOf(blanks, length);
            cursors = Arrays.copyOf(cursors, length);
            ends = Arrays.copyOf(ends, length);
            memos = Arrays.copyOf(memos, length);
            ids = Arrays.copyOf(ids, length);
        }
    }

    private void tell(int g, int h, int target, boolean beyond) {
        int blank = board.blank();
        board.moveBlank(target);
        if (beyond) {
            observer.pruned(event(-1, g, h), board);
        } else {
            ids[g] = ++lastId;
            observer.generated(event(lastId, g, h), board);
        }
        board.moveBlank(blank);
    }

    private SearchObserver.Node event(long id, int g, int h) {
        return new SearchObserver.Node(id, g == 0 ? -1 : ids[g - 1], g, h, g * units + h);
    }

    @Override
    public long expanded() {
        return expanded;
    }

    @Override
    public long generated() {
        return generated;
    }

    @Override
    public int leastExcess() {
        return leastExcess;
    }

    @Override
    public int deepest() {
        return deepest;
    }

    @Override
    public byte[] moves() {
        return Arrays.copyOfRange(path, rootDepth + 1, depth + 1);
    }
}
