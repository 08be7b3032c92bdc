package org.slidelab.heuristics.pattern;

import java.util.Locale;
import org.slidelab.core.provider.InvalidSpecException;

/** How much of the heap it takes to build a table, known before it is tried. */
final class BuildingMemory {

    private static final int SETS_OF_SITUATIONS = 3;
    private static final double ROOM_FOR_THE_COLLECTOR = 1.15;

    private BuildingMemory() {}

    /**
     * Refuses to build a table that the heap has no room for.
     *
     * @throws InvalidSpecException if so
     */
    static void check(Pattern pattern, int blocks) {
        long distances = 2 * PatternTable.length(pattern);
        long situations = SETS_OF_SITUATIONS * (long) blocks * TileOrders.factorial(pattern.tiles()) / Byte.SIZE;
        long rows = PatternTable.length(pattern);
        long megabytes = (long) ((distances + Math.max(situations, rows)) * ROOM_FOR_THE_COLLECTOR) >> 20;
        long available = Runtime.getRuntime().maxMemory() >> 20;
        if (megabytes > available) {
            throw new InvalidSpecException(String.format(
                    Locale.ROOT,
                    "building the table for %s takes %,d MB; the Java heap has %,d MB (SLIDELAB_JAVA_OPTS=-Xmx%dm)",
                    pattern,
                    megabytes,
                    available,
                    megabytes + 100));
        }
    }
}
