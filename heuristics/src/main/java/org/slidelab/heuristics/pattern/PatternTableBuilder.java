package org.slidelab.heuristics.pattern;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.DoubleConsumer;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/**
 * Builds the table of a pattern, breadth-first from the goal, on all cores.
 *
 * <p>Each round adds one step of a pattern tile. A thread takes some sets of cells at a time and gathers into their
 * blocks (see {@link PatternGraph}) what the last round's situations lead to. All that is written while a block is
 * worked on are some kilobytes, no two threads write the same place, and steps that keep the order of the tiles take 64
 * situations at once.
 */
final class PatternTableBuilder {

    private static final byte UNKNOWN = -1;
    private static final byte[] STORED = {};
    private static final int MOST_TASKS = 512;

    /** How many sets are stored together: as many as share the lines of the processor's cache. */
    private static final int GROUP = 128;

    private static final double SHARE_OF_SEARCH = 0.95;

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
    static PatternTable build(Pattern pattern, DoubleConsumer progress) {
        PatternTableBuilder builder = new PatternTableBuilder(pattern, progress);
        builder.search();
        return builder.table();
    }

    private void search() {
        PatternGraph graph = new PatternGraph(pattern);
        BuildingMemory.check(pattern, graph.blocks());
        IntStream.range(0, sets.count()).parallel().forEach(set -> {
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
            progress.accept(SHARE_OF_SEARCH * reached / all);
            int steps = distance;
            situations.nextRound();
            found = sumOverSets(set -> {
                long sum = 0;
                for (int block = graph.firstBlock(set); block < graph.firstBlock(set + 1); block++) {
                    sum += situations.reach(block, distances[set], steps);
                }
                return sum;
            });
            reached += found;
        }
    }

    /** Stores the distances, and lets go of each as soon as it is stored. */
    private PatternTable table() {
        progress.accept(SHARE_OF_SEARCH);
        byte[] rows = new byte[(int) PatternTable.length(pattern)];
        TableRow row = new TableRow(pattern, orders);
        int groups = (sets.count() + GROUP - 1) / GROUP;
        IntStream.range(0, groups).parallel().forEach(group -> {
            int first = group * GROUP;
            int end = Math.min(first + GROUP, sets.count());
            for (int set = first; set < end; set++) {
                row.shorten(set, distances[set]);
            }
            storeGroup(first, end, rows);
            Arrays.fill(distances, first, end, STORED);
        });
        progress.accept(1);
        return new PatternTable(pattern, ByteBuffer.wrap(rows));
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

    private long sumOverSets(IntToLongFunction work) {
        int tasks = Math.min(MOST_TASKS, sets.count());
        return IntStream.range(0, tasks)
                .parallel()
                .mapToLong(task -> IntStream.range(first(task, tasks), first(task + 1, tasks))
                        .mapToLong(work)
                        .sum())
                .sum();
    }

    private int first(int task, int tasks) {
        return (int) ((long) sets.count() * task / tasks);
    }
}
