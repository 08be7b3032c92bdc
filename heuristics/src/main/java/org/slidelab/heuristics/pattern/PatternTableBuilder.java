package org.slidelab.heuristics.pattern;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;

/**
 * Builds the table of a pattern, breadth-first from the goal, on all cores.
 *
 * <p>A node is a placement of the pattern's tiles together with the region of free cells in which the blank is: inside a
 * region the blank moves at no cost, because only foreign tiles move. So a step is a pattern tile that moves into a cell
 * of the blank's region next to it; then the blank is on the cell that the tile left. Each round adds one such step.
 *
 * <p>For every placement there are four bytes: the distance, and three sets of regions: those reached so far, those
 * reached in the last round and those reached in this one. A round scans the second set from end to end; threads take
 * blocks of it and write the others with atomic operations. The numbering of placements keeps most successors near by:
 * moving one of the last tiles changes the low digits of the number only.
 */
final class PatternTableBuilder {

    private static final byte UNKNOWN = -1;
    private static final int BLOCK = 1 << 16;
    private static final VarHandle BYTES = MethodHandles.arrayElementVarHandle(byte[].class);

    private final PlacementRank rank;
    private final Pattern pattern;
    private final Regions regions;
    private final int allCells;
    private final int[] neighbours;
    private final byte[] distances;
    private final byte[] reached;
    private byte[] current;
    private byte[] next;

    private PatternTableBuilder(Pattern pattern) {
        this.pattern = pattern;
        rank = pattern.rank();
        regions = new Regions(pattern.size());
        allCells = (int) ((1L << pattern.size().cells()) - 1);
        neighbours = neighbours(pattern.size());
        distances = new byte[rank.count()];
        reached = new byte[rank.count()];
        current = new byte[rank.count()];
        next = new byte[rank.count()];
        Arrays.fill(distances, UNKNOWN);
    }

    /** Builds the table of a pattern of at most eight tiles on a board of up to 31 cells. */
    static PatternTable build(Pattern pattern) {
        return new PatternTableBuilder(pattern).build();
    }

    private PatternTable build() {
        int[] placement = pattern.cells().stream().mapToInt(Integer::intValue).toArray();
        visit(rank.rank(placement), pattern.blank(), free(placement), 0);
        int blocks = (rank.count() - 1) / BLOCK + 1;
        AtomicBoolean found = new AtomicBoolean(true);
        for (int distance = 1; found.get(); distance++) {
            byte[] emptied = current;
            current = next;
            next = emptied;
            found.set(false);
            int steps = distance;
            IntStream.range(0, blocks).parallel().forEach(block -> {
                if (new Worker(steps).expandAll(block * BLOCK, Math.min((block + 1) * BLOCK, rank.count()))) {
                    found.set(true);
                }
            });
        }
        return new PatternTable(rank, distances);
    }

    private void visit(int number, int blank, int free, int distance) {
        int region = 1 << regions.index(free, blank);
        if ((reached[number] & region) != 0) {
            return;
        }
        int before = (byte) BYTES.getAndBitwiseOr(reached, number, (byte) region);
        if ((before & region) == 0) {
            BYTES.getAndBitwiseOr(next, number, (byte) region);
            if (distances[number] == UNKNOWN) {
                distances[number] = (byte) distance;
            }
        }
    }

    private int free(int[] placement) {
        int free = allCells;
        for (int cell : placement) {
            free &= ~(1 << cell);
        }
        return free;
    }

    private static int[] neighbours(Dimensions size) {
        int[] masks = new int[size.cells()];
        for (int cell = 0; cell < masks.length; cell++) {
            for (Move move : Move.values()) {
                int target = move.target(size, cell);
                masks[cell] |= target < 0 ? 0 : 1 << target;
            }
        }
        return masks;
    }

    /** Expands the nodes of the last round, one block of placements at a time. */
    private final class Worker {

        private final int distance;
        private final int[] placement = new int[pattern.cells().size()];
        private final int[] sums = new int[placement.length];

        Worker(int distance) {
            this.distance = distance;
        }

        boolean expandAll(int first, int end) {
            boolean found = false;
            for (int number = first; number < end; number++) {
                if (current[number] != 0) {
                    expand(number, current[number] & 0xFF);
                    current[number] = 0;
                    found = true;
                }
            }
            return found;
        }

        private void expand(int number, int regionSet) {
            rank.unrank(number, placement, sums);
            int free = free(placement);
            int blanks = regions.cells(free, regionSet);
            int taken = 0;
            for (int tile = 0; tile < placement.length; tile++) {
                int from = placement[tile];
                int targets = neighbours[from] & blanks;
                while (targets != 0) {
                    int to = Integer.numberOfTrailingZeros(targets);
                    targets &= targets - 1;
                    placement[tile] = to;
                    int moved = rank.rankFrom(tile, sums[tile], taken, placement);
                    visit(moved, from, (free & ~(1 << to)) | 1 << from, distance);
                }
                placement[tile] = from;
                taken |= 1 << from;
            }
        }
    }
}
