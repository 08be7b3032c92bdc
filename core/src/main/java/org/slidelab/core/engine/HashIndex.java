package org.slidelab.core.engine;

import java.util.Arrays;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchStopped;

/**
 * Finds the number of a state among the records of a {@link StateTable} by the state's hash.
 *
 * <p>An open-addressing table with linear probing, at most three quarters full, four bytes a slot: the low bits of a slot, as
 * many as the table's length has, are a number plus one, so that zero is an empty slot, and the bits above them are bits of the
 * state's hash, so that a probe seldom has to compare with a packed state that turns out to be another one. The hash is the
 * packed state times an odd constant; the slot comes from its high bits, which every bit of the state reaches.
 */
final class HashIndex implements StateIndex {

    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;
    private static final int FIRST_SLOTS = 4096;
    private static final int FEW_SLOTS = 1 << 18;
    private static final int MOST_SLOTS = 1 << 30;
    private static final int BLOCK = 1024;

    private final LongPages records;
    private final int words;
    private final SearchMemory memory;
    private int[] slots;
    private int shift = Long.SIZE - Integer.numberOfTrailingZeros(FIRST_SLOTS);
    private int occupied;
    private int foundSlot;

    @SuppressWarnings("UnusedVariable")
    private int sumOfRead;

    /**
     * @param records the records: {@code words} words of a state and one more, for each number
     * @param words the words of a packed state
     * @param memory where slots come from
     */
    HashIndex(LongPages records, int words, SearchMemory memory) {
        this.records = records;
        this.words = words;
        this.memory = memory;
        slots = memory.ints(FIRST_SLOTS);
    }

    /** The hash of a packed state. */
    @Override
    public long place(long[] keys, int key, int blank) {
        long hash = keys[key] * MULTIPLIER;
        for (int word = 1; word < words; word++) {
            hash = mix(hash, keys[key + word]);
        }
        return hash;
    }

    private static long mix(long hash, long word) {
        return ((hash ^ (hash >>> 32)) + word) * MULTIPLIER;
    }

    /**
     * Next to nothing but the reading is done here: the less there is between two reads, the more of them the processor has
     * under way at once. The sum is kept so that the compiler doesn't leave them out.
     */
    @Override
    public void bringNear(long[] hashes, int count) {
        int[] table = slots;
        int distance = shift;
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += table[(int) (hashes[i] >>> distance)];
        }
        sumOfRead = sum;
    }

    @Override
    public int find(long hash, long[] keys, int key) {
        int mask = slots.length - 1;
        int slot = (int) (hash >>> shift);
        int tag = tag(hash);
        int entry = slots[slot];
        while (entry != 0 && (((entry ^ tag) & ~mask) != 0 || !holds((entry & mask) - 1, keys, key))) {
            slot = (slot + 1) & mask;
            entry = slots[slot];
        }
        foundSlot = slot;
        return (entry & mask) - 1;
    }

    /** The bits of a hash that a slot may hold: those below the ones that choose the slot. */
    private int tag(long hash) {
        return (int) (hash >>> (shift - Integer.SIZE));
    }

    private boolean holds(int number, long[] keys, int key) {
        int offset = number * (words + 1);
        for (int word = 0; word < words; word++) {
            if (records.get(offset + word) != keys[key + word]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void put(long hash, int number) {
        int mask = slots.length - 1;
        if (slots[foundSlot] == 0) {
            occupied++;
        }
        slots[foundSlot] = (tag(hash) & ~mask) | (number + 1);
        if (4L * occupied > 3L * slots.length || number + 1 == mask) {
            grow(slots.length < FEW_SLOTS ? 2 : 1);
        }
    }

    @Override
    public void clear() {
        Arrays.fill(slots, 0);
        occupied = 0;
    }

    @Override
    public void close() {
        slots = new int[0];
    }

    /**
     * Makes the table longer: four times while it is short, for filling it anew costs more than its memory.
     *
     * <p>Slots are in the order of the hashes, so the entries of a block of old slots go into one stretch of new ones,
     * which the processor's cache holds. A block's entries are gathered first, without a branch on which slots are taken;
     * then what is far apart in memory, the states, is read for all of them, so that no read waits for another.
     */
    private void grow(int doublings) {
        if (slots.length > MOST_SLOTS >> doublings) {
            throw new SearchStopped(Limit.MEMORY);
        }
        int[] old = slots;
        int oldMask = old.length - 1;
        slots = memory.ints(old.length << doublings);
        shift -= doublings;
        int[] entries = new int[BLOCK];
        long[] hashes = new long[BLOCK];
        for (int first = 0; first < old.length; first += BLOCK) {
            int count = 0;
            for (int i = first; i < first + BLOCK; i++) {
                int entry = old[i] & oldMask;
                entries[count] = entry;
                count += -entry >>> 31;
            }
            for (int i = 0; i < count; i++) {
                hashes[i] = hashOf(entries[i] - 1);
            }
            for (int i = 0; i < count; i++) {
                insert(entries[i], hashes[i]);
            }
        }
        memory.release(old);
    }

    private void insert(int entry, long hash) {
        int mask = slots.length - 1;
        int slot = (int) (hash >>> shift);
        while (slots[slot] != 0) {
            slot = (slot + 1) & mask;
        }
        slots[slot] = (tag(hash) & ~mask) | entry;
    }

    private long hashOf(int number) {
        int offset = number * (words + 1);
        long hash = records.get(offset) * MULTIPLIER;
        for (int word = 1; word < words; word++) {
            hash = mix(hash, records.get(offset + word));
        }
        return hash;
    }
}
