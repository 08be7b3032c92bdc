package org.slidelab.heuristics.pattern;

import java.util.Locale;
import java.util.Random;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.InvalidSpecException;

/**
 * How much of the heap it takes to build a table, known before it is tried.
 *
 * <p>First a byte for each entry, three sets of situations and the steps between their blocks (see {@link PatternGraph}), then
 * a byte for each entry and the rows. How many blocks there are is counted for some of the sets of cells only, which is quick
 * and close enough.
 */
final class BuildingMemory {

    private static final int SETS_OF_SITUATIONS = 3;
    private static final int BYTES_OF_STEPS = 128;
    private static final int SETS_TO_COUNT = 400;
    private static final long SEED = 1;
    private static final double ROOM_FOR_THE_COLLECTOR = 1.25;
    private static final int MORE_TO_BE_SURE = 100;

    private BuildingMemory() {}

    /**
     * Refuses to build a table that the heap has no room for.
     *
     * @throws InvalidSpecException if so
     */
    static void check(Pattern pattern) {
        if (megabytes(pattern) > available()) {
            throw tooSmall(pattern, "");
        }
    }

    /** What to say if it did not work all the same. */
    static InvalidSpecException tooSmall(Pattern pattern, OutOfMemoryError error) {
        InvalidSpecException exception = tooSmall(pattern, ", a part of which is taken");
        exception.initCause(error);
        return exception;
    }

    private static InvalidSpecException tooSmall(Pattern pattern, String remark) {
        long megabytes = megabytes(pattern);
        long available = available();
        return new InvalidSpecException(String.format(
                Locale.ROOT,
                "building the table for %s takes %,d MB; the Java heap has %,d MB%s (SLIDELAB_JAVA_OPTS=-Xmx%dm)",
                pattern,
                megabytes,
                available,
                remark,
                Math.max(megabytes, available) + MORE_TO_BE_SURE));
    }

    private static long available() {
        return Runtime.getRuntime().maxMemory() >> 20;
    }

    private static long megabytes(Pattern pattern) {
        long orders = TileOrders.factorial(pattern.tiles());
        long sets = CellSets.binomial(pattern.size().cells(), pattern.tiles());
        long blocks = (long) (sets * blocksOfASet(pattern));
        long searching = blocks * (SETS_OF_SITUATIONS * (orders / Byte.SIZE + Long.BYTES) + BYTES_OF_STEPS);
        long storing = PatternTable.length(pattern);
        return (long) ((sets * orders + Math.max(searching, storing)) * ROOM_FOR_THE_COLLECTOR) >> 20;
    }

    /** In how many regions the blank can be: the mean of some sets of cells, drawn at random but always the same. */
    private static double blocksOfASet(Pattern pattern) {
        Dimensions size = pattern.size();
        BlankRegions regions = new BlankRegions(size);
        Random random = new Random(SEED);
        int allCells = (1 << size.cells()) - 1;
        long blocks = 0;
        for (int i = 0; i < SETS_TO_COUNT; i++) {
            int taken = 0;
            while (Integer.bitCount(taken) < pattern.tiles()) {
                taken |= 1 << random.nextInt(size.cells());
            }
            blocks += regions.count(allCells & ~taken);
        }
        return (double) blocks / SETS_TO_COUNT;
    }
}
