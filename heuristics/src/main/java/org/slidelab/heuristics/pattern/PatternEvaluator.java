package org.slidelab.heuristics.pattern;

import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;

/**
 * The largest sum of the patterns' values over several views of a board.
 *
 * <p>A search asks for the successors of a board, goes on with one of them, and in depth comes back for the next. So what
 * is known of the last boards is kept in slots, more than there are boards on a path: then a successor takes one look-up
 * in a table for each view, and gets a slot of its own at once. A board whose slot was taken by another is looked up anew.
 */
final class PatternEvaluator implements Evaluator {

    private static final int SLOT_BITS = 9;
    private static final long GOLDEN_RATIO = 0x9E37_79B9_7F4A_7C15L;

    private final PatternView[] views;
    private final DualView[] duals;
    private final int patterns;
    private final int cells;
    private final int words;
    private final int[] distances;
    private final int[] cellOfTile;
    private final long[] key;
    private final long[] keys;
    private final long[] known;
    private final int[] halfExcesses;
    private final int[] manhattan;

    /**
     * @param goal the goal
     * @param views views of one partition
     * @param duals what is looked up besides
     */
    PatternEvaluator(Board goal, List<PatternView> views, List<DualView> duals) {
        this.views = views.toArray(PatternView[]::new);
        this.duals = duals.toArray(DualView[]::new);
        patterns = this.views[0].patterns();
        cells = goal.cells();
        words = WorkingBoard.words(goal.size());
        distances = distances(goal);
        cellOfTile = new int[cells];
        key = new long[words];
        keys = new long[words << SLOT_BITS];
        known = new long[(this.views.length * patterns) << SLOT_BITS];
        halfExcesses = new int[this.views.length << SLOT_BITS];
        manhattan = new int[1 << SLOT_BITS];
    }

    @Override
    public int estimate(WorkingBoard board) {
        int slot = slot(board);
        int most = 0;
        for (int view = 0; view < views.length; view++) {
            most = Math.max(most, halfExcesses[slot * views.length + view]);
        }
        for (DualView dual : duals) {
            most = Math.max(most, dual.halfExcess(board));
        }
        return manhattan[slot] + 2 * most;
    }

    @Override
    public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
        int slot = slot(board);
        int newSlot = board.compact() ? slotOf(board.packedAfter(from)) : slot;
        int distance = manhattan[slot] + distances[tile * cells + to] - distances[tile * cells + from];
        int most = 0;
        for (int view = 0; view < views.length; view++) {
            int index = slot * views.length + view;
            int pattern = views[view].patternOf(tile);
            long before = known[index * patterns + pattern];
            long after = views[view].knownAfter(before, board, tile, from, to);
            int halfExcess = halfExcesses[index] - PatternView.halfExcess(before) + PatternView.halfExcess(after);
            most = Math.max(most, halfExcess);
            if (newSlot != slot) {
                note(index, newSlot * views.length + view, pattern, after, halfExcess);
            }
        }
        if (newSlot != slot) {
            keys[newSlot] = board.packedAfter(from);
            manhattan[newSlot] = distance;
        }
        for (DualView dual : duals) {
            most = Math.max(most, dual.halfExcessAfter(board, tile, from, to));
        }
        return distance + 2 * most;
    }

    private void note(int index, int newIndex, int changedPattern, long after, int halfExcess) {
        halfExcesses[newIndex] = halfExcess;
        for (int pattern = 0; pattern < patterns; pattern++) {
            known[newIndex * patterns + pattern] = known[index * patterns + pattern];
        }
        known[newIndex * patterns + changedPattern] = after;
    }

    /** The slot that holds what is known of a board. */
    private int slot(WorkingBoard board) {
        if (board.compact()) {
            int slot = slotOf(board.packed());
            if (keys[slot] != board.packed()) {
                keys[slot] = board.packed();
                fill(slot, board);
            }
            return slot;
        }
        board.pack(key, 0);
        long hash = 0;
        for (long word : key) {
            hash = hash * GOLDEN_RATIO + word;
        }
        int slot = slotOf(hash);
        for (int word = 0; word < words; word++) {
            if (keys[slot * words + word] != key[word]) {
                System.arraycopy(key, 0, keys, slot * words, words);
                fill(slot, board);
                return slot;
            }
        }
        return slot;
    }

    private static int slotOf(long hash) {
        return (int) ((hash * GOLDEN_RATIO) >>> (Long.SIZE - SLOT_BITS));
    }

    private void fill(int slot, WorkingBoard board) {
        int sum = 0;
        for (int cell = 0; cell < cells; cell++) {
            int tile = board.tile(cell);
            cellOfTile[tile] = cell;
            sum += distances[tile * cells + cell];
        }
        manhattan[slot] = sum;
        for (int view = 0; view < views.length; view++) {
            int index = slot * views.length + view;
            int total = 0;
            for (int pattern = 0; pattern < patterns; pattern++) {
                long now = views[view].known(pattern, cellOfTile);
                known[index * patterns + pattern] = now;
                total += PatternView.halfExcess(now);
            }
            halfExcesses[index] = total;
        }
    }

    private static int[] distances(Board goal) {
        Dimensions size = goal.size();
        int[] distances = new int[size.cells() * size.cells()];
        for (int tile = 1; tile < size.cells(); tile++) {
            for (int cell = 0; cell < size.cells(); cell++) {
                distances[tile * size.cells() + cell] = size.distance(cell, goal.cellOf(tile));
            }
        }
        return distances;
    }
}
