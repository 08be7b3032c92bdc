package org.slidelab.heuristics.pattern;

import java.util.Arrays;

/**
 * How the situations of a pattern hang together, in blocks of all orders of its tiles.
 *
 * <p>A situation is a placement of the pattern's tiles together with the region of free cells in which the blank is:
 * inside a region the blank moves at no cost, because only foreign tiles move. Which regions there are, and which tiles
 * can step into them, depends on the cells that the pattern takes, not on the order of its tiles. So the k! situations
 * that differ in this order only are a block, and a step leads from one block to another as a whole: the tile at some
 * position of the order moves to another position. On a step to the left or right it passes no tile, and the order stays
 * as it is; on a step up or down it passes those of the pattern's tiles that lie between.
 *
 * <p>Every step can be taken back, so the steps that lead to a block are those that lead away from it, turned around.
 */
final class PatternGraph {

    private static final double HALF = 0.5;

    private final CellSets sets;
    private final BlankRegions regions;
    private final int tiles;
    private final int allCells;
    private final int[] firstBlock;
    private final int[][] steps;

    PatternGraph(Pattern pattern, Stretch stretch) {
        sets = pattern.sets();
        regions = new BlankRegions(pattern.size());
        tiles = pattern.tiles();
        allCells = (1 << pattern.size().cells()) - 1;
        firstBlock = new int[sets.count() + 1];
        stretch.part(0, HALF).forEach(sets.count(), set -> firstBlock[set + 1] = regions.count(free(set)));
        Arrays.parallelPrefix(firstBlock, Integer::sum);
        steps = new int[firstBlock[sets.count()]][];
        stretch.part(HALF, 1).forEach(sets.count(), this::addSteps);
    }

    /** The number of blocks. */
    int blocks() {
        return steps.length;
    }

    /** The first block with a set of cells; the others follow it. */
    int firstBlock(int set) {
        return firstBlock[set];
    }

    /** The block of a placement's cells with the blank on a cell. */
    int block(int set, int blank) {
        return firstBlock[set] + regions.index(regions.around(blank, free(set)), free(set));
    }

    /**
     * The steps that lead to a block, in pairs: the block where it comes from, and k times the position that the tile
     * leaves plus the one that it takes.
     */
    int[] stepsTo(int block) {
        return steps[block];
    }

    private int free(int set) {
        return allCells & ~sets.mask(set);
    }

    private void addSteps(int set) {
        int block = firstBlock[set];
        for (int rest = free(set); rest != 0; block++) {
            int region = regions.around(Integer.numberOfTrailingZeros(rest), free(set));
            steps[block] = stepsTo(set, region);
            rest &= ~region;
        }
    }

    private int[] stepsTo(int set, int region) {
        int mask = sets.mask(set);
        int[] found = new int[8 * tiles];
        int length = 0;
        for (int tilesLeft = mask; tilesLeft != 0; tilesLeft &= tilesLeft - 1) {
            int to = Integer.numberOfTrailingZeros(tilesLeft);
            for (int from = regions.neighbours(to) & region; from != 0; from &= from - 1) {
                int before = mask ^ (1 << to) ^ (from & -from);
                int leaves = Integer.bitCount(before & ((from & -from) - 1));
                int takes = Integer.bitCount(mask & ((1 << to) - 1));
                found[length++] = block(sets.number(before), to);
                found[length++] = leaves * tiles + takes;
            }
        }
        return Arrays.copyOf(found, length);
    }
}
