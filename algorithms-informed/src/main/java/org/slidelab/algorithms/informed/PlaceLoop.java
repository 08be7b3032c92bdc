package org.slidelab.algorithms.informed;

import java.lang.invoke.MethodHandles;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.Places;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.PrivateCopy;

/**
 * The innermost loop of IDA*, unrolled: a template of which each place has a copy of its own, see {@link PackedSubtree}.
 *
 * <p>To the compiler the cells of a copy are constants, and so is the number of successors: what belongs to successors
 * that a place doesn't have, is left out. All successors are estimated before the search goes down to the first of them,
 * so that an evaluator's reads of far-away memory overlap, and the board needs to be set but once.
 *
 * <p>The length of {@link #visit} matters: the copies call each other, and if the compiler copied them into one another
 * the result would be three times as slow. It doesn't do that with methods of more than 325 bytes of bytecode.
 */
final class PlaceLoop implements PackedLoop {

    private static final PlaceShape SHAPE = PrivateCopy.constant(MethodHandles.lookup(), PlaceShape.NONE);
    private static final boolean READS_BOARD = SHAPE.readsBoard();
    private static final int UNITS = SHAPE.units();
    private static final int COUNT = SHAPE.count();
    private static final int BLANK = SHAPE.blank();
    private static final int NEXT_1 = SHAPE.successor(0);
    private static final int NEXT_2 = SHAPE.successor(1);
    private static final int NEXT_3 = SHAPE.successor(2);
    private static final int NEXT_4 = SHAPE.successor(3);
    private static final int CELL_1 = NEXT_1 >> Places.BITS_OF_MOVE;
    private static final int CELL_2 = NEXT_2 >> Places.BITS_OF_MOVE;
    private static final int CELL_3 = NEXT_3 >> Places.BITS_OF_MOVE;
    private static final int CELL_4 = NEXT_4 >> Places.BITS_OF_MOVE;

    private final Evaluator evaluator;
    private final PackedSubtree subtree;
    private PackedLoop loop1 = this;
    private PackedLoop loop2 = this;
    private PackedLoop loop3 = this;
    private PackedLoop loop4 = this;

    public PlaceLoop(Evaluator evaluator, PackedSubtree subtree) {
        this.evaluator = evaluator;
        this.subtree = subtree;
    }

    @Override
    public void link(PackedLoop[] loops) {
        loop1 = loops[NEXT_1];
        loop2 = loops[NEXT_2];
        loop3 = loops[NEXT_3];
        loop4 = loops[NEXT_4];
    }

    @Override
    public boolean visit(long packed, int place, int left, long memo) {
        PackedSubtree search = subtree;
        if ((int) memo <= 0 && search.reached(packed, (int) memo, left)) {
            return true;
        }
        search.expand(left);
        Evaluator estimates = evaluator;
        WorkingBoard board = search.board;
        if (READS_BOARD) {
            board.setPacked(packed, BLANK);
        }
        long tile1 = packed >>> (CELL_1 << 2) & 15;
        long tile2 = packed >>> (CELL_2 << 2) & 15;
        long tile3 = packed >>> (CELL_3 << 2) & 15;
        long tile4 = packed >>> (CELL_4 << 2) & 15;
        long memo1 = COUNT < 1 ? 0 : estimates.memoAfter(board, memo, (int) tile1, CELL_1, BLANK);
        long memo2 = COUNT < 2 ? 0 : estimates.memoAfter(board, memo, (int) tile2, CELL_2, BLANK);
        long memo3 = COUNT < 3 ? 0 : estimates.memoAfter(board, memo, (int) tile3, CELL_3, BLANK);
        long memo4 = COUNT < 4 ? 0 : estimates.memoAfter(board, memo, (int) tile4, CELL_4, BLANK);
        int below = left - UNITS;
        if (COUNT > 0) {
            if ((int) memo1 > below) {
                search.prune((int) memo1, below);
            } else if (loop1.visit(packed ^ (tile1 << (CELL_1 << 2) | tile1 << (BLANK << 2)), NEXT_1, below, memo1)) {
                return search.passed(left, NEXT_1);
            }
        }
        if (COUNT > 1) {
            if ((int) memo2 > below) {
                search.prune((int) memo2, below);
            } else if (loop2.visit(packed ^ (tile2 << (CELL_2 << 2) | tile2 << (BLANK << 2)), NEXT_2, below, memo2)) {
                return search.passed(left, NEXT_2);
            }
        }
        if (COUNT > 2) {
            if ((int) memo3 > below) {
                search.prune((int) memo3, below);
            } else if (loop3.visit(packed ^ (tile3 << (CELL_3 << 2) | tile3 << (BLANK << 2)), NEXT_3, below, memo3)) {
                return search.passed(left, NEXT_3);
            }
        }
        if (COUNT > 3) {
            if ((int) memo4 > below) {
                search.prune((int) memo4, below);
            } else if (loop4.visit(packed ^ (tile4 << (CELL_4 << 2) | tile4 << (BLANK << 2)), NEXT_4, below, memo4)) {
                return search.passed(left, NEXT_4);
            }
        }
        return false;
    }
}
