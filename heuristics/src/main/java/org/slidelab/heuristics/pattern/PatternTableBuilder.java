package org.slidelab.heuristics.pattern;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleConsumer;

/**
 * Builds the table of a pattern, breadth-first from the goal, on all cores.
 *
 * <p>Each round adds one step of a pattern tile. A thread takes some sets of cells at a time and gathers into their
 * blocks (see {@link PatternGraph}) what the last round's situations lead to. All that is written while a block is
 * worked on are some kilobytes, no two threads write the same place, and steps that keep the order of the tiles take 64
 * situations at once.
 *
 * <p>How often each value occurs is counted at the end, while the distances still lie set by set.
 */
final class PatternTableBuilder {

    private static final byte UNKNOWN = -1;
    private static final byte[] STORED = {};
    private static final int MOST_TASKS = 512;

    /** How many sets are stored together: as many as share the lines of the processor's cache. */
    private static final int GROUP = 128;

    private static final double SHARE_OF_SETUP = 0.03;
    private static final double SHARE_OF_SEARCH = 0.85;

    /** A round that finds more is done in as many more turns. */
    private static final int SITUATIONS_A_TURN = 1 << 21;

    private final Pattern pattern;
    private final CellSets sets;
    private final TileOrders orders;
    private final byte[][] distances;
    private final DoubleConsumer progress;

    private PatternTableBuilder(Pattern pattern, DoubleConsumer progress) {
        this.pattern = pattern;
        this.progress = progress;
        sets = pattern.sets();
        orders = new TileOrders(pattern.tiles());
        distances = new byte[sets.count()][];
    }

    /**
     * Builds a table.
     *
     * @param progress told now and then which part is done, from 0 to 1, on the calling thread; what it throws ends the
     *     work
     * @throws org.slidelab.core.provider.InvalidSpecException if the heap is too small for it
     */
    static BuiltTable build(Pattern pattern, DoubleConsumer progress) {
        BuildingMemory.check(pattern);
        try {
            PatternTableBuilder builder = new PatternTableBuilder(pattern, progress);
            builder.search();
            return builder.table();
        } catch (OutOfMemoryError e) {
            throw BuildingMemory.tooSmall(pattern, e);
        }
    }

    private void search() {
        Stretch setup = new Stretch(0, SHARE_OF_SETUP / 2, progress);
        PatternGraph graph = new PatternGraph(pattern, setup);
        new Stretch(SHARE_OF_SETUP / 2, SHARE_OF_SETUP, progress).forEach(sets.count(), set -> {
            distances[set] = new byte[orders.count()];
            Arrays.fill(distances[set], UNKNOWN);
        });
        Situations situations = new Situations(graph, orders);
        int home = sets.number(pattern.mask());
        int inOrder = orders.count() - 1;
        situations.start(graph.block(home, pattern.blank()), inOrder);
        distances[home][inOrder] = 0;
        double all = (double) graph.blocks() * orders.count();
        long reached = 1;
        long found = 1;
        for (int distance = 1; found > 0; distance++) {
            double part = SHARE_OF_SETUP + (SHARE_OF_SEARCH - SHARE_OF_SETUP) * reached / all;
            situations.nextRound();
            found = round(graph, situations, distance, new Stretch(part, part, progress), found);
            reached += found;
        }
    }

    /** One more step; gives the number of situations that it reaches for the first time. */
    private long round(PatternGraph graph, Situations situations, int distance, Stretch stretch, long foundBefore) {
        LongAdder found = new LongAdder();
        int tasks = Math.min(MOST_TASKS, sets.count());
        int turns = 1 + (int) (foundBefore / SITUATIONS_A_TURN);
        stretch.forEach(tasks, turns, task -> {
            long sum = 0;
            int end = Stretch.first(sets.count(), task + 1, tasks);
            for (int set = Stretch.first(sets.count(), task, tasks); set < end; set++) {
                for (int block = graph.firstBlock(set); block < graph.firstBlock(set + 1); block++) {
                    sum += situations.reach(block, distances[set], distance);
                }
            }
            found.add(sum);
        });
        return found.sum();
    }

    /** Stores the distances, and lets go of each as soon as it is stored. */
    private BuiltTable table() {
        byte[] rows = new byte[(int) PatternTable.length(pattern)];
        TableRow row = new TableRow(pattern, orders);
        Histogram histogram = new Histogram();
        int groups = (sets.count() + GROUP - 1) / GROUP;
        new Stretch(SHARE_OF_SEARCH, 1, progress).forEach(groups, group -> {
            int first = group * GROUP;
            int end = Math.min(first + GROUP, sets.count());
            int[] counts = new int[Histogram.VALUES];
            for (int set = first; set < end; set++) {
                row.shorten(set, distances[set], counts);
            }
            histogram.add(counts);
            storeGroup(first, end, rows);
            Arrays.fill(distances, first, end, STORED);
        });
        return new BuiltTable(new PatternTable(pattern, ByteBuffer.wrap(rows)), histogram.counts());
    }

    /** Stores what lies side by side in each row. */
    private void storeGroup(int first, int end, byte[] rows) {
        int rowLength = PatternTable.rowLength(pattern.size(), pattern.tiles());
        for (int order = 0; order < orders.count(); order++) {
            for (int set = first; set < end; set++) {
                rows[order * rowLength + (set >> 1)] |= (byte) (distances[set][order] << ((set & 1) << 2));
            }
        }
    }
}
