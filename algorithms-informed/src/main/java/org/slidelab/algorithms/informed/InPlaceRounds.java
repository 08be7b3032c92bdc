package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchObserver;

/**
 * IDA* on boards of any size, observed or not: one board edited in place, and the path in an array.
 *
 * <p>The estimate of a successor is computed before its move is made, so that a successor beyond the bound costs no
 * move. The move that takes back the last one is never tried.
 */
final class InPlaceRounds implements IdaStarRounds {

    private final SearchContext context;
    private final Counters counters;
    private final Evaluator evaluator;
    private final Successors successors;
    private final WorkingBoard board;
    private final WorkingBoard start;
    private final WorkingBoard goal;
    private final boolean observed;
    private final int units;
    private byte[] path = new byte[128];
    private long[] pathIds = new long[128];
    private long lastId;
    private long nextCheck;
    private int leastExcess;
    private int solutionLength;

    public InPlaceRounds(Problem problem, SearchContext context) {
        this.context = context;
        counters = context.counters();
        evaluator = context.evaluator();
        units = evaluator.unitsPerMove();
        successors = problem.successors();
        board = new WorkingBoard(problem.start());
        start = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal());
        observed = context.observed();
    }

    @Override
    public boolean search(int bound) {
        leastExcess = NOTHING_BEYOND;
        lastId = 0;
        if (observed) {
            context.observer().iteration(bound);
        }
        board.copyFrom(start);
        return visit(0, bound, evaluator.memo(board, evaluator.estimate(board)), Successors.NO_MOVE);
    }

    @Override
    public int leastExcess() {
        return leastExcess;
    }

    @Override
    public List<Move> solution() {
        List<Move> moves = new ArrayList<>(solutionLength);
        for (int i = 0; i < solutionLength; i++) {
            moves.add(Move.of(path[i]));
        }
        return moves;
    }

    /** Visits the board's node, g moves from the start; tells whether the goal is at or below it. */
    private boolean visit(int g, int left, long memo, int lastMove) {
        int h = (int) memo;
        if (h < 0) {
            throw InvalidEstimateException.outOfRange(h);
        }
        counters.take(g);
        if (h == 0 && board.matches(goal)) {
            solutionLength = g;
            if (observed) {
                context.observer().goal(event(pathIds[g], g, h), board);
            }
            return true;
        }
        if (counters.expanded == nextCheck) {
            nextCheck = context.checkpoint();
        }
        counters.expanded++;
        counters.frontier(g + 1L);
        counters.stored(g + 1L);
        if (observed) {
            context.observer().expanded(event(pathIds[g], g, h), board);
        }
        if (g + 1 >= path.length) {
            path = Arrays.copyOf(path, 2 * path.length);
            pathIds = Arrays.copyOf(pathIds, path.length);
        }
        int blank = board.blank();
        int leftBelow = left - units;
        int end = successors.end(blank, lastMove);
        for (int i = successors.first(blank, lastMove); i < end; i++) {
            counters.generated++;
            int target = successors.target(i);
            long childMemo = evaluator.memoAfter(board, memo, board.tile(target), target, blank);
            int excess = (int) childMemo - leftBelow;
            if (observed) {
                tell(g + 1, (int) childMemo, target, excess > 0);
            }
            if (excess > 0) {
                leastExcess = Math.min(leastExcess, excess);
                continue;
            }
            path[g] = (byte) successors.move(i);
            board.moveBlank(target);
            if (visit(g + 1, leftBelow, childMemo, successors.move(i))) {
                return true;
            }
            board.moveBlank(blank);
        }
        return false;
    }

    private void tell(int g, int h, int target, boolean beyond) {
        int blank = board.blank();
        board.moveBlank(target);
        if (beyond) {
            context.observer().pruned(event(-1, g, h), board);
        } else {
            pathIds[g] = ++lastId;
            context.observer().generated(event(lastId, g, h), board);
        }
        board.moveBlank(blank);
    }

    private SearchObserver.Node event(long id, int g, int h) {
        return new SearchObserver.Node(id, g == 0 ? -1 : pathIds[g - 1], g, h, g * units + h);
    }
}
