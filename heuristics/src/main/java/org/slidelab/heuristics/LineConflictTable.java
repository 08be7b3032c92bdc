package org.slidelab.heuristics;

import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;

/**
 * {@link LinearConflict} on small boards, where everything that can lie in a line is looked up in a table.
 *
 * <p>A line of four cells is 16 bits of the packed board. For each line and content the table answers one question, with
 * one bit a cell: must one tile more leave because of the tile on that cell? For a tile that belongs elsewhere the
 * answer is no, so all moves are treated alike: of the two lines between which the tile moves, the one nearer to its
 * goal is asked; Manhattan distance goes up or down by 1, and a yes turns this round.
 *
 * <p>The board is taken with the moving tile on both cells. They are in different lines, so the line that is asked has
 * the tile where it is before leaving or after entering.
 *
 * <p>A row's cells lie side by side in the packed word. A column's are brought together by a multiplication: it adds up
 * copies of the word that are shifted so that cell i falls on place i of the highest bits. What falls elsewhere is lost
 * above the word or cut off below, provided that there are at least as many columns as rows.
 *
 * <p>Half a megabyte for 4x4. Turning a line into a shorter code first, so that the tables fit into the fastest cache,
 * was slower, and so was a branch for tiles that belong in neither line.
 */
final class LineConflictTable implements Evaluator {

    private static final int MAX_LENGTH = 4;
    private static final int BITS_OF_CELL = 4;
    private static final int BITS_OF_PLACE = 3;

    private final LineConflicts conflicts;
    private final int rows;
    private final int bits;
    private final int rowMask;
    private final long columnMask;
    private final long gather;
    private final byte[] answers;
    private final byte[] questions;

    /** Whether there is a small table for boards of a size. */
    static boolean fits(Dimensions size) {
        return size.rows() <= size.columns() && size.columns() <= MAX_LENGTH;
    }

    LineConflictTable(Board goal, LineConflicts conflicts) {
        this.conflicts = conflicts;
        rows = goal.size().rows();
        bits = goal.size().columns() * BITS_OF_CELL;
        rowMask = (1 << bits) - 1;
        long mask = 0;
        long copies = 0;
        for (int row = 0; row < rows; row++) {
            mask |= 15L << (row * bits);
            copies |= 1L << (Long.SIZE - bits - row * (bits - BITS_OF_CELL));
        }
        columnMask = mask;
        gather = copies;
        answers = answers(goal.size());
        questions = questions(goal);
    }

    /** Computes the answers for each line as four places, of which there are few, and spreads them over the contents. */
    private byte[] answers(Dimensions size) {
        byte[] byPlaces = new byte[1 << (MAX_LENGTH * BITS_OF_PLACE)];
        for (int line = 0; line < byPlaces.length; line++) {
            byPlaces[line] = answers(line);
        }
        byte[] byContent = new byte[(size.rows() + size.columns()) << bits];
        int[] places = new int[1 << (2 * BITS_OF_CELL)];
        for (int line = 0; line < byContent.length >>> bits; line++) {
            for (int pair = 0; pair < places.length; pair++) {
                places[pair] = place(line, pair >>> BITS_OF_CELL) << BITS_OF_PLACE | place(line, pair & 15);
            }
            for (int content = 0; content <= rowMask; content++) {
                int all = places[content >>> 8] << (2 * BITS_OF_PLACE) | places[content & 255];
                byContent[line << bits | content] = byPlaces[all];
            }
        }
        return byContent;
    }

    /** Where a tile belongs in a line, counted from 1, or 0 if it belongs elsewhere. */
    private int place(int line, int tile) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(conflicts.place(line, tile));
    }

    private static byte answers(int line) {
        int answers = 0;
        for (int i = 0; i < MAX_LENGTH; i++) {
            int mask = 7 << (i * BITS_OF_PLACE);
            if ((line & mask) != 0) {
                answers |= (1 - piles(line) + piles(line & ~mask)) << i;
            }
        }
        return (byte) answers;
    }

    private static int piles(int line) {
        int tops = 0;
        for (int i = 0; i < MAX_LENGTH; i++) {
            int place = line >>> (i * BITS_OF_PLACE) & 7;
            tops = LineConflicts.put(tops, 1 << place >>> 1);
        }
        return Integer.bitCount(tops);
    }

    /** For each tile, cell left and cell entered: the line to ask, the place in it, and whether the tile comes nearer. */
    private static byte[] questions(Board goal) {
        Dimensions size = goal.size();
        byte[] questions = new byte[goal.cells() << 8];
        for (int tile = 1; tile < goal.cells(); tile++) {
            int home = goal.cellOf(tile);
            for (int from = 0; from < goal.cells(); from++) {
                for (int to = 0; to < goal.cells(); to++) {
                    boolean nearer = size.distance(to, home) < size.distance(from, home);
                    int cell = nearer ? to : from;
                    boolean vertical = size.column(from) == size.column(to);
                    int line = vertical ? size.row(cell) : size.rows() + size.column(cell);
                    int place = vertical ? size.column(cell) : size.row(cell);
                    questions[tile << 8 | from << 4 | to] = (byte) (line << 3 | place << 1 | (nearer ? 1 : 0));
                }
            }
        }
        return questions;
    }

    @Override
    public int estimate(WorkingBoard board) {
        return conflicts.estimate(board);
    }

    @Override
    public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
        int question = questions[tile << 8 | from << 4 | to];
        int line = question >>> 3;
        long tiles = board.packed() | (long) tile << (to << 2);
        int content = line < rows
                ? (int) (tiles >>> (line * bits)) & rowMask
                : (int) ((((tiles >>> ((line - rows) << 2)) & columnMask) * gather) >>> (Long.SIZE - bits));
        int nearer = question ^ (answers[line << bits | content] >>> (question >>> 1 & 3));
        return estimate + 1 - ((nearer & 1) << 1);
    }
}
