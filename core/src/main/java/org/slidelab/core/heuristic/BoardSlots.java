package org.slidelab.core.heuristic;

import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;

/**
 * Says which board each of some numbered slots is of.
 *
 * <p>It serves an evaluator whose knowledge of a board doesn't fit in a memo: the evaluator keeps it in arrays, one place for
 * each slot, and the memo holds the number of the slot. Searches jump about, and slots are few; so before the evaluator
 * believes what is in a slot it asks whether that is still of the board it was given, and otherwise works it out anew.
 */
public final class BoardSlots {

    private static final long GOLDEN_RATIO = 0x9E37_79B9_7F4A_7C15L;

    private final int bits;
    private final int words;
    private final long[] key;
    private final long[] keys;

    /**
     * Makes slots that are of no board.
     *
     * @param size the boards' size
     * @param bits how many slots there are, as a power of two
     */
    public BoardSlots(Dimensions size, int bits) {
        this.bits = bits;
        words = WorkingBoard.words(size);
        key = new long[words];
        keys = new long[words << bits];
    }

    /** A slot for a board, always the same one; others may have it too. */
    public int slotFor(WorkingBoard board) {
        board.pack(key, 0);
        return slotForKey();
    }

    /** A slot for what a board becomes when the blank moves to a neighbouring cell. */
    public int slotAfter(WorkingBoard board, int from) {
        packAfter(board, from, key, 0);
        return slotForKey();
    }

    private int slotForKey() {
        long hash = 0;
        for (int word = 0; word < words; word++) {
            hash = (hash ^ key[word]) * GOLDEN_RATIO;
        }
        return (int) (hash >>> (Long.SIZE - bits));
    }

    /** Gives a slot to a board; tells whether it was another's until now. */
    public boolean claim(int slot, WorkingBoard board) {
        board.pack(key, 0);
        boolean changed = false;
        for (int word = 0; word < words; word++) {
            changed |= keys[slot * words + word] != key[word];
            keys[slot * words + word] = key[word];
        }
        return changed;
    }

    /** Gives a slot to what a board becomes when the blank moves to a neighbouring cell. */
    public void claimAfter(int slot, WorkingBoard board, int from) {
        packAfter(board, from, keys, slot * words);
    }

    private void packAfter(WorkingBoard board, int from, long[] target, int offset) {
        if (board.compact()) {
            target[offset] = board.packedAfter(from);
        } else {
            int blank = board.blank();
            board.moveBlank(from);
            board.pack(target, offset);
            board.moveBlank(blank);
        }
    }
}
