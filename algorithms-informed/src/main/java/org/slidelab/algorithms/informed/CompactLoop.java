package org.slidelab.algorithms.informed;

import java.lang.invoke.MethodHandles;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.Places;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.PrivateCopy;

/**
 * The innermost loop of IDA* in one recursive method for all places: compiled within milliseconds.
 *
 * <p>The successors of a place are the bytes of one word ({@link Places}), so they stay in a register. The board is only
 * set for evaluators that read it.
 *
 * <p>This class is a template for {@link PrivateCopy}: it has a public constructor and no lambdas.
 */
final class CompactLoop implements PackedLoop {

    /** {@link Evaluator#readsBoard} of the evaluators that a copy of this class is made for. */
    private static final boolean READS_BOARD = PrivateCopy.constant(MethodHandles.lookup(), true);

    private final Evaluator evaluator;
    private final PackedSubtree subtree;
    private final WorkingBoard board;
    private final int units;
    private final int[] successorsOf;

    public CompactLoop(Evaluator evaluator, PackedSubtree subtree, int[] successorsOf) {
        this.evaluator = evaluator;
        this.subtree = subtree;
        this.successorsOf = successorsOf;
        board = subtree.board;
        units = evaluator.unitsPerMove();
    }

    /** All places are this loop's own. */
    @Override
    public void link(PackedLoop[] loops) {}

    @Override
    public boolean visit(long packed, int place, int left, long memo) {
        if ((int) memo <= 0 && subtree.reached(packed, (int) memo, left)) {
            return true;
        }
        subtree.expand(left);
        int blank = place >>> Places.BITS_OF_MOVE;
        int below = left - units;
        int successors = successorsOf[place];
        do {
            int successor = (successors & Places.BYTE) - 1;
            successors >>>= Places.BITS;
            int target = successor >>> Places.BITS_OF_MOVE;
            long tile = packed >>> (target << 2) & 15;
            if (READS_BOARD) {
                board.setPacked(packed, blank);
            }
            long childMemo = evaluator.memoAfter(board, memo, (int) tile, target, blank);
            if ((int) childMemo > below) {
                subtree.prune((int) childMemo, below);
            } else if (visit(packed ^ (tile << (target << 2) | tile << (blank << 2)), successor, below, childMemo)) {
                return subtree.passed(left, successor);
            }
        } while (successors != 0);
        return false;
    }
}
