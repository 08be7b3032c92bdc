package org.slidelab.core.engine;

import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.SearchMemory;

/**
 * Numbers the states of a search, 0, 1, 2 …, and finds a state's number.
 *
 * <p>States lie packed in one flat array, {@link WorkingBoard#words} words each. The index is an open-addressing table
 * of numbers (plus one, so that zero is an empty slot) with linear probing, at most two thirds full; a probe compares
 * with the packed state itself, so that a slot takes four bytes. The hash is the packed state times an odd constant, of
 * which the high bits are taken: every bit of the state reaches them.
 *
 * <p>A state may be added again; then its newest number is the one that is found.
 */
public final class StateTable {

    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;
    private static final int FIRST_STATES = 512;
    private static final int FIRST_SLOTS = 1024;

    private final SearchMemory memory;
    private final int words;
    private final long[] key;
    private long[] states;
    private int[] slots;
    private int shift;
    private int size;
    private int occupied;
    private int foundSlot;

    /** Creates an empty table for boards of one size. */
    public StateTable(Dimensions size, SearchMemory memory) {
        this.memory = memory;
        words = WorkingBoard.words(size);
        key = new long[words];
        states = memory.longs(FIRST_STATES * words);
        slots = memory.ints(FIRST_SLOTS);
        shift = 64 - Integer.numberOfTrailingZeros(FIRST_SLOTS);
    }

    /** The number of states added. */
    public int size() {
        return size;
    }

    /** The newest number of a board's state, or -1 if it isn't there. */
    public int find(WorkingBoard board) {
        return words == 1 ? findWord(board.packed()) : findWords(board);
    }

    /**
     * Adds a board's state and gives its number. Must directly follow {@link #find} of the same board.
     */
    public int add(WorkingBoard board) {
        if ((size + 1) * words > states.length) {
            states = memory.grow(states, SearchMemory.longer(states.length));
        }
        board.pack(states, size * words);
        if (slots[foundSlot] == 0) {
            occupied++;
        }
        slots[foundSlot] = ++size;
        if (3L * occupied > 2L * slots.length) {
            rehash();
        }
        return size - 1;
    }

    /** Makes a board show the state with a number. */
    public void load(int number, WorkingBoard board) {
        board.unpack(states, number * words);
    }

    /** Forgets all states. */
    public void clear() {
        java.util.Arrays.fill(slots, 0);
        size = 0;
        occupied = 0;
    }

    private int findWord(long word) {
        int mask = slots.length - 1;
        int slot = (int) ((word * MULTIPLIER) >>> shift);
        while (slots[slot] != 0 && states[slots[slot] - 1] != word) {
            slot = (slot + 1) & mask;
        }
        foundSlot = slot;
        return slots[slot] - 1;
    }

    private int findWords(WorkingBoard board) {
        board.pack(key, 0);
        int mask = slots.length - 1;
        int slot = (int) (hash(key, 0) >>> shift);
        while (slots[slot] != 0 && !equalsKey((slots[slot] - 1) * words)) {
            slot = (slot + 1) & mask;
        }
        foundSlot = slot;
        return slots[slot] - 1;
    }

    private boolean equalsKey(int offset) {
        for (int word = 0; word < words; word++) {
            if (states[offset + word] != key[word]) {
                return false;
            }
        }
        return true;
    }

    private long hash(long[] source, int offset) {
        long hash = source[offset] * MULTIPLIER;
        for (int word = 1; word < words; word++) {
            hash = ((hash ^ (hash >>> 32)) + source[offset + word]) * MULTIPLIER;
        }
        return hash;
    }

    private void rehash() {
        int[] old = slots;
        slots = memory.ints(2 * old.length);
        shift--;
        int mask = slots.length - 1;
        for (int entry : old) {
            if (entry != 0) {
                int slot = (int) (hash(states, (entry - 1) * words) >>> shift);
                while (slots[slot] != 0) {
                    slot = (slot + 1) & mask;
                }
                slots[slot] = entry;
            }
        }
        memory.release(old);
    }
}
