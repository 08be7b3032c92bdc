package org.slidelab.heuristics;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Options;

/**
 * The vertical moves that are needed if columns don't matter, plus the horizontal ones if rows don't matter.
 *
 * <p>For the vertical part, forget in which column a tile is and belongs. What is left of a board is how many tiles of
 * each row belong in which row, and the row of the blank; a move exchanges the blank with any tile of the row above or
 * below. The fewest such moves are looked up in a {@link WalkTable}. Every vertical move of the puzzle is a move there
 * and no horizontal one is, so the true number of vertical moves is never smaller; the same holds for the other part,
 * and no move is counted twice. One move changes one part by exactly 1, since the blank's row alternates: admissible and
 * consistent, and never below Manhattan distance, which lets tiles walk without a blank.
 *
 * <p>The memo carries the numbers of both states, 16 bits each, so that a move takes one look-up.
 *
 * <p>Found by Ken'ichiro Takahashi about 2002. Tables have 24,964 states for 4x4, but some 65 million for 5x5.
 */
@AutoService(Heuristic.class)
public final class WalkingDistance implements Heuristic {

    @Override
    public String id() {
        return "walking-distance";
    }

    @Override
    public String summary() {
        return "vertical moves if columns don't matter, plus horizontal ones";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT.onlyOn("up to 4x4, 2x5 and 5x2", WalkingDistance::supports);
    }

    private static boolean supports(Dimensions size) {
        return Math.max(size.rows(), size.columns()) <= 4 || size.cells() == 10;
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        return new Walks(goal);
    }

    private static final class Walks implements Evaluator {

        private static final int BITS_OF_NUMBER = 16;
        private static final int MASK_OF_NUMBER = (1 << BITS_OF_NUMBER) - 1;

        private final WalkTable vertical;
        private final WalkTable horizontal;
        private final int[] goalRows;
        private final int[] goalColumns;
        private final long[] verticalKeys;
        private final long[] horizontalKeys;

        Walks(Board goal) {
            Dimensions size = goal.size();
            vertical = WalkTable.of(size.rows(), size.columns(), goal.row(goal.blank()));
            horizontal = WalkTable.of(size.columns(), size.rows(), goal.column(goal.blank()));
            goalRows = new int[goal.cells()];
            goalColumns = new int[goal.cells()];
            verticalKeys = new long[goal.cells() << 4];
            horizontalKeys = new long[goal.cells() << 4];
            for (int tile = 0; tile < goal.cells(); tile++) {
                int home = goal.cellOf(tile);
                goalRows[tile] = goal.row(home);
                goalColumns[tile] = goal.column(home);
                for (int cell = 0; cell < goal.cells(); cell++) {
                    int row = goal.row(cell);
                    int column = goal.column(cell);
                    verticalKeys[tile << 4 | cell] =
                            tile == 0 ? vertical.blankIn(row) : vertical.tileIn(row, goalRows[tile]);
                    horizontalKeys[tile << 4 | cell] =
                            tile == 0 ? horizontal.blankIn(column) : horizontal.tileIn(column, goalColumns[tile]);
                }
            }
        }

        private static int number(WalkTable table, long[] keys, WorkingBoard board) {
            long key = 0;
            for (int cell = 0; cell < board.cells(); cell++) {
                key += keys[board.tile(cell) << 4 | cell];
            }
            return table.number(key);
        }

        @Override
        public int estimate(WorkingBoard board) {
            return vertical.distance(number(vertical, verticalKeys, board))
                    + horizontal.distance(number(horizontal, horizontalKeys, board));
        }

        @Override
        public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
            int forward = from > to ? 1 : 0;
            int entry = Math.abs(from - to) == 1
                    ? horizontal.entry(number(horizontal, horizontalKeys, board), forward, goalColumns[tile])
                    : vertical.entry(number(vertical, verticalKeys, board), forward, goalRows[tile]);
            return estimate + ((entry & 1) << 1) - 1;
        }

        @Override
        public long memo(WorkingBoard board, int estimate) {
            long numbers =
                    (long) number(vertical, verticalKeys, board) << 16 | number(horizontal, horizontalKeys, board);
            return numbers << 32 | estimate;
        }

        @Override
        public long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
            boolean horizontally = Math.abs(from - to) == 1;
            int shift = horizontally ? Integer.SIZE : Integer.SIZE + BITS_OF_NUMBER;
            int number = (int) (memo >>> shift) & MASK_OF_NUMBER;
            int forward = from > to ? 1 : 0;
            int entry = horizontally
                    ? horizontal.entry(number, forward, goalColumns[tile])
                    : vertical.entry(number, forward, goalRows[tile]);
            // The difference of the numbers is added as a signed word: it borrows from above and gives back.
            return memo + ((long) ((entry >>> 1) - number) << shift) + ((entry & 1) << 1) - 1;
        }

        /** The memo has what {@link #memoAfter} needs. */
        @Override
        public boolean readsBoard() {
            return false;
        }
    }
}
