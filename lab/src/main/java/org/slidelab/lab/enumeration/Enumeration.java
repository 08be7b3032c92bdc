package org.slidelab.lab.enumeration;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.lab.enumeration.DepthCounts.Extent;

/**
 * Counts the boards at each distance from a goal, breadth-first over the whole space, with one bit for each board.
 *
 * <p>A board is the blank's cell and the arrangement of the tiles in the order of reading; for each cell there is a set
 * of the arrangements of one depth. A horizontal move leaves the arrangement as it is, so it merges whole sets; what a
 * vertical one does is told at {@link VerticalMove}.
 *
 * <p>Cells are coloured like a chess board, and every move changes the blank's colour. So the boards of one depth have
 * their blank on one colour, and a successor is new just if it wasn't there two moves ago. The boards of two depths are
 * all that must be kept, and they share one set a cell: one bit a board, 30 MB for 3×4.
 *
 * <p>Threads work on different cells: the new set of a cell is made of the sets of its neighbours, which have the other
 * colour and don't change meanwhile. Which tile is which makes no difference to the counts, only the goal's blank does;
 * nor does it matter if board and goal are transposed, so there are never more columns than rows here.
 */
public final class Enumeration {

    private final Board goal;
    private final Dimensions size;
    private final Space space;
    private final int blank;
    private final int threads;
    private final List<List<Neighbour>> neighbours = new ArrayList<>();
    private final BitArray[] sets;
    private final ConcurrentLinkedQueue<BitArray> spare = new ConcurrentLinkedQueue<>();

    /** Is told now and then how far an enumeration is. */
    @FunctionalInterface
    public interface Progress {
        /**
         * Takes note.
         *
         * @param depth the depth that is being counted
         * @param counted the boards counted so far
         * @param boards the boards to count
         */
        void at(int depth, long counted, long boards);
    }

    /**
     * Prepares an enumeration on all processors.
     *
     * @throws InvalidBoardException if the size takes more than three quarters of the Java heap
     */
    public Enumeration(Board goal) {
        this(goal, Runtime.getRuntime().availableProcessors());
    }

    /**
     * Prepares an enumeration with a number of threads; more than half the cells are of no use.
     *
     * @throws InvalidBoardException if the size takes more than three quarters of the Java heap
     */
    public Enumeration(Board goal, int threads) {
        this.goal = goal;
        this.threads = Math.min(threads, (goal.cells() + 1) / 2);
        space = new Space(goal.size());
        space.requireMemory(this.threads, Runtime.getRuntime().maxMemory() / 4 * 3);
        int rows = goal.size().rows();
        int columns = goal.size().columns();
        size = new Dimensions(Math.max(rows, columns), Math.min(rows, columns));
        blank = columns > rows
                ? goal.size().column(goal.blank()) * rows + goal.size().row(goal.blank())
                : goal.blank();
        sets = new BitArray[size.cells()];
        for (int cell = 0; cell < sets.length; cell++) {
            sets[cell] = newSet();
            neighbours.add(Neighbour.of(cell, size, size.row(blank)));
        }
        for (int i = 0; i < this.threads; i++) {
            spare.add(newSet());
        }
        sets[blank].add(0);
    }

    private BitArray newSet() {
        return new BitArray(new Arrangements(size.cells() - 1).count());
    }

    /**
     * Counts. To be called once.
     *
     * @param maxDepth the greatest distance to count
     * @param cancelled the question whether to stop, asked often and by several threads
     * @param progress whom to tell how far it is
     */
    public DepthCounts run(int maxDepth, BooleanSupplier cancelled, Progress progress) {
        long began = System.nanoTime();
        long boards = space.boards().longValueExact();
        long counted = 1;
        List<Long> counts = new ArrayList<>(List.of(counted));
        boolean stopped = false;
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            while (counted < boards && counts.size() <= maxDepth && !stopped) {
                int depth = counts.size();
                long before = counted;
                CompletionService<Long> cells = new ExecutorCompletionService<>(workers);
                int[] chosen = cellsOfDepth(depth);
                for (int cell : chosen) {
                    cells.submit(() -> advance(cell, cancelled));
                }
                for (int i = 0; i < chosen.length; i++) {
                    counted += result(cells.take());
                    progress.at(depth, counted, boards);
                }
                stopped = cancelled.getAsBoolean();
                if (!stopped) {
                    counts.add(counted - before);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stopped = true;
        } finally {
            workers.shutdownNow();
        }
        Extent extent = stopped ? Extent.CANCELLED : counted < boards ? Extent.DEPTH_LIMIT : Extent.COMPLETE;
        return new DepthCounts(
                goal, counts, extent, space.bytes(threads).longValueExact(), (System.nanoTime() - began) / 1e9);
    }

    /** The cells on which the blank can be after so many moves. */
    private int[] cellsOfDepth(int depth) {
        return IntStream.range(0, size.cells())
                .filter(cell -> (size.distance(cell, blank) - depth) % 2 == 0)
                .toArray();
    }

    /** Replaces the set of a cell by that of two moves later, and counts it. */
    private long advance(int cell, BooleanSupplier stopped) {
        BitArray next = spare.remove();
        next.clear();
        for (Neighbour neighbour : neighbours.get(cell)) {
            neighbour.addTo(next, sets[neighbour.cell()], stopped);
        }
        long count = next.removeAll(sets[cell]);
        spare.add(sets[cell]);
        sets[cell] = next;
        return count;
    }

    private static long result(Future<Long> cell) throws InterruptedException {
        try {
            return cell.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("enumeration failed", e.getCause());
        }
    }
}
