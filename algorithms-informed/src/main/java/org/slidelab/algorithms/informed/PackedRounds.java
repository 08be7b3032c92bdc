package org.slidelab.algorithms.informed;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.search.Counters;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;

/**
 * IDA* on boards of one packed word, unobserved: the same search as {@link InPlaceRounds}, made fast.
 *
 * <p>Everything a node is made of is an argument of one recursive method, so it stays in registers: the packed board, the
 * blank with the last move, the depth, what is left of the bound, and the evaluator's memo. The working board is only set
 * for evaluators that read it. Counters are fields, written back at checkpoints. The path is written on the way back from
 * the goal.
 *
 * <p>This class is a template for {@link org.slidelab.core.engine.PrivateCopy}: it has a public constructor and no
 * lambdas.
 */
final class PackedRounds implements IdaStarRounds {

    private final SearchContext context;
    private final Counters counters;
    private final Evaluator evaluator;
    private final Successors successors;
    private final WorkingBoard board;
    private final long start;
    private final int startBlank;
    private final long goal;
    private final int units;
    private final int estimate;
    private final long startMemo;
    private byte[] path = new byte[128];
    private long expanded;
    private long generated;
    private long nextCheck;
    private int leastExcess;
    private int deepest;
    private int solutionLength;

    public PackedRounds(Problem problem, SearchContext context) {
        this.context = context;
        counters = context.counters();
        evaluator = context.evaluator();
        units = evaluator.unitsPerMove();
        successors = problem.successors();
        board = new WorkingBoard(problem.start());
        start = board.packed();
        startBlank = board.blank();
        goal = new WorkingBoard(problem.goal()).packed();
        estimate = evaluator.estimate(board);
        startMemo = evaluator.memo(board, estimate);
    }

    @Override
    public boolean search(int bound) {
        leastExcess = NOTHING_BEYOND;
        boolean found = visit(start, startBlank, Successors.NO_MOVE, 0, bound, startMemo);
        report(found);
        return found;
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

    private boolean visit(long packed, int blank, int lastMove, int g, int left, long memo) {
        if ((int) memo <= 0 && reached(packed, (int) memo, g)) {
            return true;
        }
        if (expanded == nextCheck) {
            report(false);
            nextCheck = context.checkpoint();
        }
        expanded++;
        if (g > deepest) {
            deepest = g;
        }
        board.setPacked(packed, blank);
        int leftBelow = left - units;
        int end = successors.end(blank, lastMove);
        for (int i = successors.first(blank, lastMove); i < end; i++) {
            int target = successors.target(i);
            long tile = (packed >>> (target << 2)) & 15;
            generated++;
            long childMemo = evaluator.memoAfter(board, memo, (int) tile, target, blank);
            int excess = (int) childMemo - leftBelow;
            if (excess > 0) {
                if (excess < leastExcess) {
                    leastExcess = excess;
                }
                continue;
            }
            long child = packed ^ ((tile << (target << 2)) | (tile << (blank << 2)));
            int move = successors.move(i);
            if (visit(child, target, move, g + 1, leftBelow, childMemo)) {
                path[g] = (byte) move;
                return true;
            }
            board.setPacked(packed, blank);
        }
        return false;
    }

    /** Whether a node whose estimate isn't positive is the goal. */
    private boolean reached(long packed, int h, int g) {
        if (h < 0) {
            throw InvalidEstimateException.outOfRange(h);
        }
        if (packed != goal) {
            return false;
        }
        solutionLength = g;
        path = new byte[g];
        return true;
    }

    private void report(boolean found) {
        counters.expanded = expanded;
        counters.generated = generated;
        counters.taken = found ? expanded + 1 : expanded;
        counters.depth = found ? Math.max(deepest, solutionLength) : deepest;
        counters.frontier(expanded == 0 ? 0 : deepest + 1L);
        counters.stored(expanded == 0 ? 0 : deepest + 1L);
    }
}
