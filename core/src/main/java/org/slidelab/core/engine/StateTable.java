package org.slidelab.core.engine;

import java.util.Arrays;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchStopped;

/**
 * Numbers the states of a search, 0, 1, 2 …, and finds a state's number.
 *
 * <p>States lie packed in one flat array, {@link WorkingBoard#words} words each. The index is an open-addressing table
 * of numbers (plus one, so that zero is an empty slot) with linear probing, at most three quarters full; a probe compares
 * with the packed state itself, so that a slot takes four bytes. The hash is the packed state times an odd constant, of
 * which the high bits are taken: every bit of the state reaches them.
 *
 * <p>A state may be added again; then its newest number is the one that is found.
 */
public final class StateTable {

    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;
    private static final int FIRST_STATES = 1024;
    private static final int FIRST_SLOTS = 4096;
    private static final int FEW_SLOTS = 1 << 18;
    private static final int MOST_SLOTS = 1 << 30;

    private final SearchMemory memory;
    private final int words;
    private final long[] key;
    private long[] states;
    private int[] slots;
    private int shift;
    private int size;
    private int occupied;
    private long keyWord;
    private int keySlot;

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
        if (words == 1) {
            return findWord(board.packed());
        }
        board.pack(key, 0);
        return findKey();
    }

    /** The same for the state that a board would show after its blank has moved to a neighbouring cell. */
    public int findAfter(WorkingBoard board, int target) {
        if (words == 1) {
            return findWord(board.packedAfter(target));
        }
        int blank = board.blank();
        board.moveBlank(target);
        board.pack(key, 0);
        board.moveBlank(blank);
        return findKey();
    }

    /** Adds the state that was looked for last, and gives its number. */
    public int add() {
        if ((size + 1) * words > states.length) {
            states = memory.grow(states, SearchMemory.longer(states.length));
        }
        if (words == 1) {
            states[size] = keyWord;
        } else {
            System.arraycopy(key, 0, states, size * words, words);
        }
        if (slots[keySlot] == 0) {
            occupied++;
        }
        slots[keySlot] = ++size;
        if (4L * occupied > 3L * slots.length) {
            rehash(slots.length < FEW_SLOTS ? 2 : 1);
        }
        return size - 1;
    }

    /** Makes a board show the state with a number. */
    public void load(int number, WorkingBoard board) {
        board.unpack(states, number * words);
    }

    /** Forgets all states. */
    public void clear() {
        Arrays.fill(slots, 0);
        size = 0;
        occupied = 0;
    }

    private int findWord(long word) {
        int mask = slots.length - 1;
        int slot = (int) ((word * MULTIPLIER) >>> shift);
        int entry = slots[slot];
        while (entry != 0 && states[entry - 1] != word) {
            slot = (slot + 1) & mask;
            entry = slots[slot];
        }
        keyWord = word;
        keySlot = slot;
        return entry - 1;
    }

    private int findKey() {
        int mask = slots.length - 1;
        int slot = (int) (hash(key, 0) >>> shift);
        while (slots[slot] != 0 && !equalsKey((slots[slot] - 1) * words)) {
            slot = (slot + 1) & mask;
        }
        keySlot = slot;
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

    /** Makes the index larger: four times while it is small, for filling it anew costs more than its memory. */
    private void rehash(int doublings) {
        int[] old = slots;
        if (old.length > MOST_SLOTS >> doublings) {
            throw new SearchStopped(Limit.MEMORY);
        }
        slots = memory.ints(old.length << doublings);
        shift -= doublings;
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
