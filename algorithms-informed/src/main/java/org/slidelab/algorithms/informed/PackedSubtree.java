package org.slidelab.algorithms.informed;

import java.lang.invoke.MethodHandles;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.Places;
import org.slidelab.core.engine.PrivateCopy;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.search.Problem;

/**
 * The search below a node on boards of one packed word, unobserved: the same as {@link InPlaceSubtree}, made fast.
 *
 * <p>Everything a node is made of is an argument of one recursive method, so it stays in registers: the packed board, the
 * blank's cell with the last move (the node's place), what is left of the bound, and the evaluator's memo. The successors
 * of a place are the bytes of one word ({@link Places}), so they stay in a register too.
 * The working board is only set for evaluators that read it, and the path is written on the way back from the goal.
 *
 * <p>Only what must be is counted for each node: a budget of expansions, counted down, and the successors beyond the
 * bound. Every other successor is visited, which gives the number of all of them.
 *
 * <p>This class is a template for {@link org.slidelab.core.engine.PrivateCopy}: it has a public constructor and no
 * lambdas.
 */
final class PackedSubtree implements Subtree {

    /** {@link Evaluator#readsBoard} of the evaluators that a copy of this class is made for. */
    private static final boolean READS_BOARD = PrivateCopy.constant(MethodHandles.lookup(), true);

    private final Evaluator evaluator;
    private final WorkingBoard board;
    private final long goal;
    private final int units;
    private final int[] successorsOf;
    private byte[] path = new byte[0];
    private Pace pace = Pace.NONE;
    private long granted;
    private long budget;
    private long expanded;
    private long pruned;
    private int waiting;
    private int leftAtRoot;
    private int leastLeft;
    private int rootDepth;
    private int leastExcess;
    private boolean found;

    public PackedSubtree(Problem problem, Evaluator evaluator) {
        this.evaluator = evaluator;
        board = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal()).packed();
        units = evaluator.unitsPerMove();
        successorsOf = Places.successors(problem.size(), problem.successors());
    }

    @Override
    public boolean search(WorkingBoard root, int depth, int lastMove, int estimate, int bound, Pace newPace) {
        pace = newPace;
        rootDepth = depth;
        leftAtRoot = bound - units * depth;
        leastLeft = leftAtRoot;
        leastExcess = NOTHING_BEYOND;
        granted = 0;
        budget = 0;
        expanded = 0;
        pruned = 0;
        waiting = 0;
        found = false;
        board.copyFrom(root);
        int place = root.blank() << Places.BITS_OF_MOVE | lastMove;
        try {
            visit(root.packed(), place, leftAtRoot, evaluator.memo(root, estimate));
        } finally {
            settle();
        }
        return found;
    }

    private boolean visit(long packed, int place, int left, long memo) {
        if ((int) memo <= 0 && reached(packed, (int) memo, left)) {
            return true;
        }
        if (--budget < 0) {
            refill();
        }
        if (left < leastLeft) {
            leastLeft = left;
        }
        int blank = place >>> Places.BITS_OF_MOVE;
        int leftBelow = left - units;
        int successors = successorsOf[place];
        do {
            int successor = (successors & Places.BYTE) - 1;
            successors >>>= Places.BITS;
            int target = successor >>> Places.BITS_OF_MOVE;
            long tile = (packed >>> (target << 2)) & 15;
            if (READS_BOARD) {
                board.setPacked(packed, blank);
            }
            long childMemo = evaluator.memoAfter(board, memo, (int) tile, target, blank);
            int excess = (int) childMemo - leftBelow;
            if (excess > 0) {
                pruned++;
                if (excess < leastExcess) {
                    leastExcess = excess;
                }
            } else {
                long child = packed ^ ((tile << (target << 2)) | (tile << (blank << 2)));
                if (visit(child, successor, leftBelow, childMemo)) {
                    path[(leftAtRoot - left) / units] = (byte) (successor & Places.MOVE);
                    return true;
                }
            }
        } while (successors != 0);
        return false;
    }

    /** Whether a node whose estimate isn't positive is the goal. */
    private boolean reached(long packed, int h, int left) {
        if (h < 0) {
            throw InvalidEstimateException.outOfRange(h);
        }
        if (packed != goal) {
            return false;
        }
        path = new byte[(leftAtRoot - left) / units];
        found = true;
        return true;
    }

    private void refill() {
        budget++;
        settle();
        waiting = 1;
        granted = pace.next(this);
        waiting = 0;
        budget = granted - 1;
    }

    private void settle() {
        expanded += granted - budget;
        granted = budget;
    }

    @Override
    public long expanded() {
        return expanded;
    }

    /** Successors are beyond the bound or visited: expanded, waiting for it, or the goal. The root is none of them. */
    @Override
    public long generated() {
        return pruned + expanded + waiting + (found ? 1 : 0) - 1;
    }

    @Override
    public int leastExcess() {
        return leastExcess;
    }

    @Override
    public int deepest() {
        return rootDepth + (leftAtRoot - leastLeft) / units;
    }

    @Override
    public byte[] moves() {
        return path;
    }
}
