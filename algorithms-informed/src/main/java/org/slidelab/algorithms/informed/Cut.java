package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.search.Problem;

/**
 * Cuts the tree of one round of IDA* at a depth: the nodes above the cut are visited here, those at the cut become
 * {@linkplain Part parts} that can be searched side by side.
 *
 * <p>Parts are in the order in which a search on one thread would come to them, and each knows how many nodes above the
 * cut such a search would have expanded and produced by then. So the counters of a search on several threads can be made
 * exactly those of a search on one.
 */
final class Cut {

    /** The most nodes for a cut that goes as far as it must. */
    static final long NO_END = Long.MAX_VALUE;

    /**
     * A subtree to search.
     *
     * @param root the board at the cut, or the goal if it was found above it
     * @param moves the moves from the start
     * @param estimate the estimate for the board
     * @param expandedAbove the nodes above the cut that were expanded before this part's turn
     * @param generatedAbove the successors that these produced
     */
    record Part(Board root, List<Byte> moves, int estimate, long expandedAbove, long generatedAbove) {

        int depth() {
            return moves.size();
        }

        int lastMove() {
            return moves.isEmpty() ? Successors.NO_MOVE : moves.get(moves.size() - 1);
        }
    }

    private final Problem problem;
    private final Evaluator evaluator;
    private final int bound;
    private final Successors successors;
    private final WorkingBoard board;
    private final WorkingBoard goal;
    private final int units;
    private final int depth;
    private final long most;
    private final Runnable beforeEach;
    private final List<Byte> path = new ArrayList<>();
    private final List<Part> parts = new ArrayList<>();
    private long expanded;
    private long generated;
    private int deepest;
    private int leastExcess = Subtree.NOTHING_BEYOND;
    private boolean complete = true;

    private Cut(int depth, Problem problem, Evaluator evaluator, int bound, long most, Runnable beforeEach) {
        this.problem = problem;
        this.evaluator = evaluator;
        this.bound = bound;
        this.depth = depth;
        this.most = most;
        this.beforeEach = beforeEach;
        units = evaluator.unitsPerMove();
        successors = problem.successors();
        board = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal());
    }

    /**
     * Cuts the tree within a bound.
     *
     * @param depth where to cut
     * @param most how many nodes above the cut may be expanded; what is there by then is an incomplete cut
     * @param beforeEach told before each of these expansions; what it throws goes through
     */
    static Cut at(int depth, Problem problem, Evaluator evaluator, int bound, long most, Runnable beforeEach) {
        Cut cut = new Cut(depth, problem, evaluator, bound, most, beforeEach);
        cut.visit(bound, evaluator.memo(cut.board, evaluator.estimate(cut.board)), Successors.NO_MOVE);
        return cut;
    }

    /** The same cut as it was just before one more node than the given number would have been expanded above it. */
    Cut again(long most) {
        return at(depth, problem, evaluator, bound, most, () -> {});
    }

    /** Tells whether there is nothing more to do: the goal was found, or as much was expanded as may be. */
    private boolean visit(int left, long memo, int lastMove) {
        int h = (int) memo;
        if (h < 0) {
            throw InvalidEstimateException.outOfRange(h);
        }
        boolean isGoal = h == 0 && board.matches(goal);
        if (isGoal || path.size() == depth) {
            parts.add(new Part(board.toBoard(), List.copyOf(path), h, expanded, generated));
            return isGoal;
        }
        if (expanded == most) {
            complete = false;
            return true;
        }
        beforeEach.run();
        expanded++;
        deepest = Math.max(deepest, path.size());
        int blank = board.blank();
        for (int i = successors.first(blank, lastMove); i < successors.end(blank, lastMove); i++) {
            generated++;
            int target = successors.target(i);
            long childMemo = evaluator.memoAfter(board, memo, board.tile(target), target, blank);
            if ((int) childMemo > left - units) {
                leastExcess = Math.min(leastExcess, Subtree.excess((int) childMemo, left - units));
                continue;
            }
            path.add((byte) successors.move(i));
            board.moveBlank(target);
            if (visit(left - units, childMemo, successors.move(i))) {
                return true;
            }
            board.moveBlank(blank);
            path.remove(path.size() - 1);
        }
        return false;
    }

    /** The subtrees at the cut, in order. */
    List<Part> parts() {
        return parts;
    }

    /** Whether the whole tree above the cut was visited, or all of it before the goal. */
    boolean complete() {
        return complete;
    }

    /** The nodes above the cut that were expanded. */
    long expanded() {
        return expanded;
    }

    /** The successors that these produced. */
    long generated() {
        return generated;
    }

    /** The depth of the deepest of these. */
    int deepest() {
        return deepest;
    }

    /** By how much the smallest f of a successor beyond the bound exceeded it. */
    int leastExcess() {
        return leastExcess;
    }
}
