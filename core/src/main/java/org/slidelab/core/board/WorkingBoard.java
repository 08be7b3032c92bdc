package org.slidelab.core.board;

import java.util.Arrays;

/**
 * The mutable board of one search, edited in place and taken back.
 *
 * <p>Boards of up to 16 cells live in one {@code long}, four bits a cell, cell 0 lowest. That word is at once the board,
 * what a node store keeps and its own hash key, and a move is two shifts and an exclusive-or. Larger boards live in a
 * byte array. Callers never see which of the two it is, except through {@link #packed()}.
 *
 * <pre>
 *   1 2 5
 *   3 4 .     0x876_043_521
 *   6 7 8
 * </pre>
 *
 * <p>Not safe for use by several threads. Cells and moves are not checked here: engines take them from
 * {@link Successors}.
 */
public final class WorkingBoard implements BoardView {

    /** The most cells of a board that fits in one packed word. */
    public static final int MAX_PACKED_CELLS = 16;

    private final Dimensions size;
    private final boolean compact;
    private final byte[] tiles;
    private long packed;
    private int blank;

    /** Creates a working copy of a board. */
    public WorkingBoard(BoardView board) {
        size = board.size();
        compact = size.cells() <= MAX_PACKED_CELLS;
        tiles = new byte[compact ? 0 : size.cells()];
        copyFrom(board);
    }

    /** Takes over the tiles of a board of the same size. */
    public void copyFrom(BoardView board) {
        blank = board.blank();
        packed = 0;
        for (int cell = 0; cell < size.cells(); cell++) {
            if (compact) {
                packed |= (long) board.tile(cell) << (cell << 2);
            } else {
                tiles[cell] = (byte) board.tile(cell);
            }
        }
    }

    @Override
    public Dimensions size() {
        return size;
    }

    @Override
    public int tile(int cell) {
        return compact ? (int) (packed >>> (cell << 2)) & 15 : tiles[cell];
    }

    @Override
    public int blank() {
        return blank;
    }

    /** Whether the whole board is in {@link #packed()}. */
    public boolean compact() {
        return compact;
    }

    /** The board as one word, four bits a cell; meaningful only if {@link #compact()}. */
    public long packed() {
        return packed;
    }

    /** Takes over a board from its packed word; only if {@link #compact()}. */
    public void setPacked(long word) {
        packed = word;
        // The lowest bit of each nibble that is zero; unused nibbles lie above every cell, so the lowest is the blank.
        long bits = word | (word >>> 2);
        bits |= bits >>> 1;
        blank = Long.numberOfTrailingZeros(~bits & 0x1111_1111_1111_1111L) >>> 2;
    }

    /** The same for a caller that knows the blank's cell. */
    public void setPacked(long word, int blankCell) {
        packed = word;
        blank = blankCell;
    }

    /** The number of words that {@link #pack} writes for a board of this size. */
    public static int words(Dimensions size) {
        int cells = size.cells();
        return cells <= MAX_PACKED_CELLS ? 1 : (cells - 2) / cellsPerWord(cells) + 1;
    }

    /**
     * Writes the board into {@link #words} words from an offset. A large board's last cell is left out: it holds the
     * one tile that is nowhere else.
     */
    public void pack(long[] target, int offset) {
        if (compact) {
            target[offset] = packed;
            return;
        }
        int perWord = cellsPerWord(tiles.length);
        int bits = 64 / perWord;
        int word = offset;
        for (int cell = 0; cell < tiles.length - 1; word++) {
            long value = 0;
            for (int end = Math.min(cell + perWord, tiles.length - 1); cell < end; cell++) {
                value = value << bits | tiles[cell];
            }
            target[word] = value;
        }
    }

    /** Takes over the board that {@link #pack} wrote. */
    public void unpack(long[] source, int offset) {
        if (compact) {
            setPacked(source[offset]);
            return;
        }
        int last = tiles.length - 1;
        int perWord = cellsPerWord(tiles.length);
        int bits = 64 / perWord;
        int missing = tiles.length * last / 2;
        int word = offset;
        for (int start = 0; start < last; start += perWord) {
            long value = source[word++];
            for (int cell = Math.min(start + perWord, last) - 1; cell >= start; cell--) {
                set(cell, (int) value & ((1 << bits) - 1));
                missing -= tiles[cell];
                value >>>= bits;
            }
        }
        set(last, missing);
    }

    private void set(int cell, int tile) {
        tiles[cell] = (byte) tile;
        if (tile == 0) {
            blank = cell;
        }
    }

    private static int cellsPerWord(int cells) {
        return cells <= 32 ? 64 / 5 : 64 / 6;
    }

    /** What {@link #packed()} would be after a move of the blank to a neighbouring cell; only if {@link #compact()}. */
    public long packedAfter(int target) {
        long tile = (packed >>> (target << 2)) & 15;
        return packed ^ ((tile << (target << 2)) | (tile << (blank << 2)));
    }

    /** Moves the blank to a neighbouring cell; moving it back to where it was takes this back. */
    public void moveBlank(int target) {
        if (compact) {
            packed = packedAfter(target);
        } else {
            tiles[blank] = tiles[target];
            tiles[target] = 0;
        }
        blank = target;
    }

    /**
     * Moves the blank one step.
     *
     * @throws IllegalArgumentException if the move leaves the board
     */
    public void apply(Move move) {
        int target = move.target(size, blank);
        if (target < 0) {
            throw new IllegalArgumentException("move " + move + " leaves the board " + this);
        }
        moveBlank(target);
    }

    /** Takes back the move that was applied last. */
    public void undo(Move move) {
        apply(move.inverse());
    }

    /** Whether every tile lies where it lies on another board of the same size. */
    public boolean matches(WorkingBoard other) {
        if (compact) {
            return packed == other.packed;
        }
        return blank == other.blank && Arrays.equals(tiles, other.tiles);
    }

    /** An immutable copy. */
    public Board toBoard() {
        int[] copy = new int[size.cells()];
        for (int cell = 0; cell < copy.length; cell++) {
            copy[cell] = tile(cell);
        }
        return Board.of(size, copy);
    }

    @Override
    public String toString() {
        return toBoard().toString();
    }
}
