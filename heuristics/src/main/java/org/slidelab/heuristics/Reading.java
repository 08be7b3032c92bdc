package org.slidelab.heuristics;

import java.util.stream.IntStream;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;

/**
 * A board read row by row or column by column, and how far its tiles are from the order in which the goal is read.
 *
 * <p>Which tiles the goal has before a tile is a word with one bit a tile. The blank is in every word and has all bits in
 * its own, so it is never in the wrong order. The moves that a number of inversions takes stand in a table, once for each
 * parity.
 */
final class Reading {

    private final int passed;
    private final int[] cells;
    private final int[] positions;
    private final int[] parities;
    private final long[] before;
    private final int[] moves;

    Reading(Board goal, boolean byColumns) {
        Dimensions size = goal.size();
        passed = (byColumns ? size.rows() : size.columns()) - 1;
        cells = new int[goal.cells()];
        positions = new int[goal.cells()];
        parities = new int[goal.cells()];
        before = new long[goal.cells()];
        long read = 0;
        for (int position = 0; position < goal.cells(); position++) {
            int line = position / (passed + 1);
            int cell = byColumns ? position % size.rows() * size.columns() + line : position;
            cells[position] = cell;
            positions[cell] = position;
            parities[cell] = line & 1;
            before[goal.tile(cell)] = read | 1;
            read |= 1L << goal.tile(cell);
        }
        before[0] = -1;
        int flip = parities[goal.blank()];
        IntStream.range(0, goal.cells()).forEach(cell -> parities[cell] ^= flip);
        moves = moves(goal.cells());
    }

    /** For each number of inversions and each parity the fewest moves that can put them right. */
    private int[] moves(int tiles) {
        int[] fewest = new int[tiles * tiles];
        for (int i = 0; i < fewest.length; i++) {
            int quotient = ((i >>> 1) + passed - 1) / passed;
            fewest[i] = quotient + ((quotient ^ i) & 1);
        }
        return fewest;
    }

    /** The pairs of tiles that are in the wrong order. */
    int inversions(WorkingBoard board) {
        int inversions = 0;
        long read = 0;
        for (int cell : cells) {
            int tile = board.tile(cell);
            inversions += Long.bitCount(read & ~before[tile]);
            read |= 1L << tile;
        }
        return inversions;
    }

    /** How a move from line to line changes the inversions; the board is the one before it. */
    int change(WorkingBoard board, int tile, int from, int to) {
        long earlier = before[tile];
        int first = positions[Math.min(from, to)] + 1;
        int count = 0;
        for (int i = first; i < first + passed; i++) {
            count += (int) (earlier >>> board.tile(cells[i])) & 1;
        }
        int forward = passed - 2 * count;
        return from < to ? forward : -forward;
    }

    /** The fewest moves from line to line that put a number of inversions right, with the blank on a cell. */
    int moves(int inversions, int blank) {
        return moves[inversions << 1 | parities[blank]];
    }
}
