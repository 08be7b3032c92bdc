package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.heuristic.WholeMoves;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchObserver;

/**
 * One run of {@link Rbfs}.
 *
 * <p>Only the current path and the siblings along it are kept, each with a value: the smallest f known to lie below it.
 * The search goes down into the best sibling for as long as its value doesn't exceed the bound, the best value that waits
 * anywhere else along the path. Then it climbs back, forgets what was below, keeps its smallest f as the new value, and
 * goes where the bound came from. Whatever was forgotten is generated again should its turn come again, and counted again.
 *
 * <p>A successor's value is at least its parent's (pathmax): the parent's value is either its own f or what was learnt
 * below it before, and no successor can be better than that. So values never fall on the way down, whether the heuristic
 * is consistent or not, and the value of the node that is visited, the smallest of all that wait, is a lower bound.
 *
 * <p>Each new value may mean a climb back, so the fewer different values the better: estimates are rounded up to whole
 * moves. The siblings at depth g are the entries from 4·g of flat arrays, in the order of moves. Picking the two best of
 * at most four by looking at them all is quicker than keeping them sorted.
 */
final class RbfsRun {

    private static final int FOUND = -1;
    private static final int ENDLESS = Integer.MAX_VALUE;

    private final SearchContext context;
    private final SearchMemory memory;
    private final Counters counters;
    private final Evaluator evaluator;
    private final Successors successors;
    private final WorkingBoard board;
    private final WorkingBoard goal;
    private final boolean observed;
    private final int toldUnits;
    private int[] values;
    private long[] memos;
    private byte[] path;
    private int solutionLength;
    private int waiting;
    private long nextCheck;
    private long[] pathIds = new long[1];
    private long[] ids = {};
    private long lastId;

    RbfsRun(Problem problem, SearchContext context) {
        this.context = context;
        memory = context.memory();
        counters = context.counters();
        evaluator = WholeMoves.of(context.evaluator());
        toldUnits = context.evaluator().unitsPerMove() / evaluator.unitsPerMove();
        successors = problem.successors();
        board = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal());
        observed = context.observed();
        values = memory.ints(0);
        memos = memory.longs(0);
        path = memory.bytes(0);
    }

    Outcome run() {
        int h = checked(evaluator.estimate(board));
        int value = visit(0, h, ENDLESS, evaluator.memo(board, h), Successors.NO_MOVE);
        return value == FOUND ? new Outcome.Solved(solution()) : new Outcome.Unsolvable();
    }

    /**
     * Searches below the board's node until the best value there exceeds a bound.
     *
     * @return that value, or {@link #FOUND}
     */
    private int visit(int g, int value, int bound, long memo, int lastMove) {
        counters.take(g);
        counters.lowerBound = Math.max(counters.lowerBound, value);
        if ((int) memo == 0 && board.matches(goal)) {
            solutionLength = g;
            counters.lowerBound = g;
            if (observed) {
                context.observer().goal(event(pathIds[g], g, 0), board);
            }
            return FOUND;
        }
        if (counters.expanded == nextCheck) {
            nextCheck = context.checkpoint();
        }
        int blank = board.blank();
        int first = successors.first(blank, lastMove);
        int count = successors.end(blank, lastMove) - first;
        expand(g, value, memo, first, count);
        waiting += count;
        counters.frontier(waiting);
        counters.stored((long) waiting + g + 1);
        int siblings = 4 * g;
        while (true) {
            int best = siblings;
            int second = ENDLESS;
            for (int i = siblings + 1; i < siblings + count; i++) {
                if (values[i] < values[best]) {
                    second = values[best];
                    best = i;
                } else {
                    second = Math.min(second, values[i]);
                }
            }
            if (values[best] > bound) {
                waiting -= count;
                return values[best];
            }
            int successor = first + best - siblings;
            int move = successors.move(successor);
            path[g] = (byte) move;
            if (observed) {
                pathIds[g + 1] = ids[best];
            }
            board.moveBlank(successors.target(successor));
            waiting--;
            int learnt = visit(g + 1, values[best], Math.min(bound, second), memos[best], move);
            if (learnt == FOUND) {
                return FOUND;
            }
            waiting++;
            values[best] = learnt;
            board.moveBlank(blank);
        }
    }

    private void expand(int g, int value, long memo, int first, int count) {
        if (g == path.length) {
            grow();
        }
        counters.expanded++;
        if (observed) {
            context.observer().expanded(event(pathIds[g], g, (int) memo), board);
        }
        int blank = board.blank();
        for (int i = 0; i < count; i++) {
            counters.generated++;
            int target = successors.target(first + i);
            long childMemo = evaluator.memoAfter(board, memo, board.tile(target), target, blank);
            int h = checked((int) childMemo);
            memos[4 * g + i] = childMemo;
            values[4 * g + i] = Math.max(value, g + 1 + h);
            if (observed) {
                ids[4 * g + i] = ++lastId;
                board.moveBlank(target);
                context.observer().generated(event(lastId, g + 1, h), board);
                board.moveBlank(blank);
            }
        }
    }

    private void grow() {
        int length = SearchMemory.longer(path.length);
        path = memory.grow(path, length);
        values = memory.grow(values, 4 * length);
        memos = memory.grow(memos, 4 * length);
        if (observed) {
            ids = Arrays.copyOf(ids, 4 * length);
            pathIds = Arrays.copyOf(pathIds, length + 1);
        }
    }

    private List<Move> solution() {
        List<Move> moves = new ArrayList<>(solutionLength);
        for (int i = 0; i < solutionLength; i++) {
            moves.add(Move.of(path[i]));
        }
        return moves;
    }

    private static int checked(int h) {
        if (h < 0 || h > InvalidEstimateException.MAX_ESTIMATE) {
            throw InvalidEstimateException.outOfRange(h);
        }
        return h;
    }

    private SearchObserver.Node event(long id, int g, int h) {
        return new SearchObserver.Node(id, g == 0 ? -1 : pathIds[g - 1], g, toldUnits * h, toldUnits * (g + h));
    }
}
