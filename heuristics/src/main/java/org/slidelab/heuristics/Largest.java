package org.slidelab.heuristics;

import java.math.BigInteger;
import java.util.List;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.provider.InvalidSpecException;

/**
 * The evaluator of {@link Max}.
 *
 * <p>Each part must be told its own last estimate, of which the largest says nothing. So the memo's upper half is shared
 * out evenly: 16 bits for each of two parts, 10 for three, 8 for four. All bits set stand for an estimate that doesn't
 * fit, and then the part is asked anew. The notes of the parts themselves have no room: a part that lives on them, such
 * as walking distance, works out what it needs from the board for each move.
 *
 * <p>Parts that count in different units are brought to the least common one.
 */
final class Largest implements Evaluator {

    static final int MOST_PARTS = 8;

    private static final int MOST_UNITS = 1 << 20;

    private final Evaluator[] parts;
    private final int[] scales;
    private final int units;
    private final int bits;
    private final int unknown;

    Largest(List<String> specs, List<Evaluator> parts) {
        this.parts = parts.toArray(Evaluator[]::new);
        scales = new int[this.parts.length];
        units = commonUnits(specs, parts);
        for (int i = 0; i < scales.length; i++) {
            scales[i] = units / this.parts[i].unitsPerMove();
        }
        bits = Integer.SIZE / scales.length;
        unknown = (1 << bits) - 1;
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
            largest = Math.max(largest, scales[i] * parts[i].estimate(board));
        }
        return largest;
    }

    @Override
    public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
        return (int) memoAfter(board, memo(board, estimate), tile, from, to);
    }

    @Override
    public long memo(WorkingBoard board, int estimate) {
        long memo = estimate;
        for (int i = 0; i < parts.length; i++) {
            memo |= field(i, parts[i].estimate(board));
        }
        return memo;
    }

    @Override
    public long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
        long fields = 0;
        int largest = 0;
        for (int i = 0; i < parts.length; i++) {
            int known = (int) (memo >>> shift(i)) & unknown;
            int before = known == unknown ? parts[i].estimate(board) : known;
            int after = parts[i].estimateAfter(board, before, tile, from, to);
            largest = Math.max(largest, scales[i] * after);
            fields |= field(i, after);
        }
        return fields | largest;
    }

    private long field(int part, int estimate) {
        boolean fits = estimate >= 0 && estimate < unknown;
        return (long) (fits ? estimate : unknown) << shift(part);
    }

    private int shift(int part) {
        return Integer.SIZE + part * bits;
    }
}
