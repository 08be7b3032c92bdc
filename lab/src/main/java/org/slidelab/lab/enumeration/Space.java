package org.slidelab.lab.enumeration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;

/**
 * The boards of one size that can reach a goal: half of all arrangements of tiles and blank.
 *
 * @param size the size
 */
public record Space(Dimensions size) {

    private static final BigInteger MEGABYTE = BigInteger.valueOf(1 << 20);
    private static final BigInteger LARGEST_WRITTEN_OUT = BigInteger.TEN.pow(18);

    /** The number of boards. */
    public BigInteger boards() {
        return factorial(size.cells()).shiftRight(1);
    }

    /** The memory that counting them takes: a bit a board, and room for each thread to work in. */
    public BigInteger bytes(int threads) {
        return bytes(size.cells(), threads);
    }

    /**
     * Makes sure that there is memory enough.
     *
     * @throws InvalidBoardException if there isn't; it tells how much it would take and what would be accepted
     */
    void requireMemory(int threads, long available) {
        if (!fits(size, threads, available)) {
            throw new InvalidBoardException(
                    "size %s has %s boards, which takes %s MB of memory; with the %,d MB that this Java may use, expected at most %s"
                            .formatted(
                                    size,
                                    text(boards()),
                                    text(bytes(threads).divide(MEGABYTE)),
                                    available >> 20,
                                    String.join(" or ", largest(threads, available))));
        }
    }

    private static List<String> largest(int threads, long available) {
        List<Dimensions> fitting = new ArrayList<>();
        for (int rows = Dimensions.MIN; rows <= Dimensions.MAX; rows++) {
            for (int columns = rows; columns <= Dimensions.MAX; columns++) {
                Dimensions candidate = new Dimensions(rows, columns);
                if (fits(candidate, threads, available)) {
                    fitting.add(candidate);
                }
            }
        }
        int most = fitting.stream().mapToInt(Dimensions::cells).max().orElse(0);
        return fitting.stream()
                .filter(candidate -> candidate.cells() == most)
                .map(Dimensions::toString)
                .toList();
    }

    private static boolean fits(Dimensions size, int threads, long available) {
        return bytes(size.cells(), threads).compareTo(BigInteger.valueOf(available)) <= 0;
    }

    private static BigInteger bytes(int cells, int threads) {
        BigInteger ofOneCell = factorial(cells - 1).shiftRight(1 + 3).add(BigInteger.valueOf(2L * Long.BYTES));
        return ofOneCell.multiply(BigInteger.valueOf((long) cells + threads));
    }

    private static BigInteger factorial(int number) {
        return IntStream.rangeClosed(2, number)
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    private static String text(BigInteger number) {
        return number.compareTo(LARGEST_WRITTEN_OUT) < 0
                ? String.format(Locale.ROOT, "%,d", number)
                : String.format(Locale.ROOT, "%.1e", number.doubleValue());
    }
}
