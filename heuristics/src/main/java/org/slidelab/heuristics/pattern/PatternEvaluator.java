package org.slidelab.heuristics.pattern;

import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.BoardSlots;
import org.slidelab.core.heuristic.Evaluator;

/**
 * The largest sum of the patterns' values over several views of a board.
 *
 * <p>What is known of a board is kept in a slot, and the memo says in which: the boards of a path take slots of one level
 * after the other, and a level has a slot for each direction of a move, so that brothers don't disturb each other. So a
 * successor takes one look-up in a table for each view. A slot also says whose it is: a board that finds another's, because
 * the search went elsewhere meanwhile, is looked up anew.
 */
final class PatternEvaluator implements Evaluator {

    private static final int BROTHERS = 4;
    private static final int BITS_OF_SLOT = 10;
    private static final int SLOTS = 1 << BITS_OF_SLOT;

    private final PatternView[] views;
    private final DualView[] duals;
    private final int patterns;
    private final int cells;
    private final BoardSlots slots;
    private final int[] distances;
    private final int[] cellOfTile;
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
        slots = new BoardSlots(goal.size(), BITS_OF_SLOT);
        distances = distances(goal);
        cellOfTile = new int[cells];
        known = new long[this.views.length * patterns * SLOTS];
        halfExcesses = new int[this.views.length * SLOTS];
        manhattan = new int[SLOTS];
    }

    @Override
    public int estimate(WorkingBoard board) {
        require(0, board);
        int most = 0;
        for (int view = 0; view < views.length; view++) {
            most = Math.max(most, halfExcesses[view]);
        }
        for (DualView dual : duals) {
            most = Math.max(most, dual.halfExcess(board));
        }
        return manhattan[0] + 2 * most;
    }

    @Override
    public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
        return (int) memoAfter(board, estimate, tile, from, to);
    }

    @Override
    public long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
        int slot = (int) (memo >>> Integer.SIZE);
        require(slot, board);
        int next = (slot + BROTHERS - slot % BROTHERS) % SLOTS + direction(from, to);
        int most = 0;
        for (int view = 0; view < views.length; view++) {
            int index = slot * views.length + view;
            int nextIndex = next * views.length + view;
            int pattern = views[view].patternOf(tile);
            long before = known[index * patterns + pattern];
            long after = views[view].knownAfter(before, board, tile, from, to);
            int halfExcess = halfExcesses[index] - PatternView.halfExcess(before) + PatternView.halfExcess(after);
            halfExcesses[nextIndex] = halfExcess;
            for (int i = 0; i < patterns; i++) {
                known[nextIndex * patterns + i] = known[index * patterns + i];
            }
            known[nextIndex * patterns + pattern] = after;
            most = Math.max(most, halfExcess);
        }
        for (DualView dual : duals) {
            most = Math.max(most, dual.halfExcessAfter(board, tile, from, to));
        }
        int distance = manhattan[slot] + distances[tile * cells + to] - distances[tile * cells + from];
        manhattan[next] = distance;
        slots.claimAfter(next, board, from);
        return (long) next << Integer.SIZE | (distance + 2 * most);
    }

    /** A number for each of the four directions of a move. */
    private static int direction(int from, int to) {
        int step = to - from;
        return (step > 0 ? 2 : 0) + (step == 1 || step == -1 ? 1 : 0);
    }

    /** Makes sure that a slot is that of a board. */
    private void require(int slot, WorkingBoard board) {
        if (slots.claim(slot, board)) {
            fill(slot, board);
        }
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
