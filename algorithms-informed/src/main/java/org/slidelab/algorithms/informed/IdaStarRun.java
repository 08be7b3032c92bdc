package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.core.search.SearchStopped;

/**
 * One run of IDA*: one board edited in place, and the path in an array.
 *
 * <p>The estimate of a successor is computed before its move is made, so that a successor beyond the bound costs no
 * move. The move that takes back the last one is never tried. The next bound is the smallest f beyond this one.
 */
final class IdaStarRun {

    private static final int NO_MOVE = 4;

    private final SearchContext context;
    private final Counters counters;
    private final Evaluator evaluator;
    private final Successors successors;
    private final WorkingBoard board;
    private final WorkingBoard goal;
    private final boolean observed;
    private final int units;
    private byte[] path = new byte[128];
    private long[] pathIds = new long[128];
    private long lastId;
    private long nextCheck;
    private int bound;
    private int nextBound;
    private int solutionLength;

    IdaStarRun(Problem problem, SearchContext context) {
        this.context = context;
        counters = context.counters();
        evaluator = context.evaluator();
        units = evaluator.unitsPerMove();
        successors = problem.successors();
        board = new WorkingBoard(problem.start());
        goal = new WorkingBoard(problem.goal());
        observed = context.observed();
    }

    Outcome run() {
        int h = evaluator.estimate(board);
        bound = h;
        try {
            while (!round(h)) {
                if (nextBound == Integer.MAX_VALUE) {
                    return new Outcome.Unsolvable();
                }
                bound = nextBound;
            }
        } catch (StackOverflowError e) {
            throw new SearchStopped(Limit.MEMORY);
        }
        return new Outcome.Solved(solution());
    }

    private boolean round(int h) {
        counters.expandedBeforeLastLayer = counters.expanded;
        counters.lowerBound = (bound + units - 1) / units;
        nextBound = Integer.MAX_VALUE;
        lastId = 0;
        if (observed) {
            context.observer().iteration(bound);
        }
        return visit(0, h, NO_MOVE);
    }

    /** Visits the board's node, g moves from the start, with estimate h; tells whether the goal is at or below it. */
    private boolean visit(int g, int h, int lastMove) {
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
        for (int i = 0; i < successors.count(blank); i++) {
            int move = successors.move(blank, i);
            if (move == (lastMove ^ 1)) {
                continue;
            }
            counters.generated++;
            int target = successors.target(blank, i);
            int successorH = evaluator.estimateAfter(board, h, board.tile(target), target, blank);
            int f = (g + 1) * units + successorH;
            if (observed) {
                tell(g + 1, successorH, target);
            }
            if (f > bound) {
                nextBound = Math.min(nextBound, f);
                continue;
            }
            path[g] = (byte) move;
            board.moveBlank(target);
            if (visit(g + 1, successorH, move)) {
                return true;
            }
            board.moveBlank(blank);
        }
        return false;
    }

    private List<Move> solution() {
        List<Move> moves = new ArrayList<>(solutionLength);
        for (int i = 0; i < solutionLength; i++) {
            moves.add(Move.of(path[i]));
        }
        return moves;
    }

    private void tell(int g, int h, int target) {
        int blank = board.blank();
        board.moveBlank(target);
        if (g * units + h > bound) {
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
