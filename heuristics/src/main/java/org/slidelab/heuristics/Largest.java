package org.slidelab.heuristics;

import java.math.BigInteger;
import java.util.List;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.BoardSlots;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.provider.InvalidSpecException;

/**
 * The evaluator of {@link Max}.
 *
 * <p>Each part is carried along by its own memo, as it would be alone. There is no room for them in one memo, so they are kept in
 * a slot that follows from the board, and the memo holds its number.
 *
 * <p>Parts that count in different units are brought to the least common one.
 */
final class Largest implements Evaluator {

    static final int MOST_PARTS = 8;

    private static final int MOST_UNITS = 1 << 20;
    private static final int BITS_OF_SLOT = 10;
    private static final long MASK_OF_ESTIMATE = (1L << Integer.SIZE) - 1;

    private final List<String> specs;
    private final Evaluator[] parts;
    private final int[] scales;
    private final int[] largestOfParts;
    private final int units;
    private final BoardSlots slots;
    private final long[] memos;

    Largest(Dimensions size, List<String> specs, List<Evaluator> parts) {
        this.specs = specs;
        this.parts = parts.toArray(Evaluator[]::new);
        scales = new int[this.parts.length];
        units = commonUnits(specs, parts);
        largestOfParts = new int[this.parts.length];
        for (int i = 0; i < scales.length; i++) {
            scales[i] = units / this.parts[i].unitsPerMove();
            largestOfParts[i] = InvalidEstimateException.MAX_ESTIMATE / scales[i];
        }
        slots = new BoardSlots(size, BITS_OF_SLOT);
        memos = new long[scales.length << BITS_OF_SLOT];
    }

    private static int commonUnits(List<String> specs, List<Evaluator> parts) {
        BigInteger common = BigInteger.ONE;
        for (Evaluator part : parts) {
            BigInteger own = BigInteger.valueOf(part.unitsPerMove());
            common = common.multiply(own).divide(common.gcd(own));
        }
        if (common.bitLength() > Integer.SIZE - 1 || common.intValue() > MOST_UNITS) {
            throw new InvalidSpecException("max of %s: their units a move, %s, have no common one up to %d"
                    .formatted(
                            String.join(", ", specs),
                            String.join(
                                    ", ",
                                    parts.stream()
                                            .map(part -> String.valueOf(part.unitsPerMove()))
                                            .toList()),
                            MOST_UNITS));
        }
        return common.intValue();
    }

    @Override
    public int unitsPerMove() {
        return units;
    }

    @Override
    public int estimate(WorkingBoard board) {
        int largest = 0;
        for (int i = 0; i < parts.length; i++) {
            largest = Math.max(largest, scaled(i, parts[i].estimate(board)));
        }
        return largest;
    }

    @Override
    public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
        return (int) memoAfter(board, memo(board, estimate), tile, from, to);
    }

    @Override
    public long memo(WorkingBoard board, int estimate) {
        return memo(slots.slotFor(board), estimate);
    }

    @Override
    public long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
        int slot = (int) (memo >>> Integer.SIZE);
        require(slot, board);
        int next = slots.slotAfter(board, from);
        int largest = 0;
        for (int i = 0; i < parts.length; i++) {
            long after = parts[i].memoAfter(board, memos[slot * parts.length + i], tile, from, to);
            memos[next * parts.length + i] = after;
            largest = Math.max(largest, scaled(i, (int) after));
        }
        slots.claimAfter(next, board, from);
        return memo(next, largest);
    }

    /** A part's estimate in the common units; negative ones are too large without their sign. */
    private int scaled(int part, int estimate) {
        if (Integer.compareUnsigned(estimate, largestOfParts[part]) > 0) {
            throw InvalidEstimateException.outOfRange(estimate, largestOfParts[part], specs.get(part));
        }
        return scales[part] * estimate;
    }

    private static long memo(int slot, int estimate) {
        return (long) slot << Integer.SIZE | (estimate & MASK_OF_ESTIMATE);
    }

    /** Makes sure that a slot is that of a board. */
    private void require(int slot, WorkingBoard board) {
        if (slots.claim(slot, board)) {
            for (int i = 0; i < parts.length; i++) {
                memos[slot * parts.length + i] = parts[i].memo(board, parts[i].estimate(board));
            }
        }
    }
}
