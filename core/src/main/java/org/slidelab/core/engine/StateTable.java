package org.slidelab.core.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchStopped;

/**
 * Numbers the states of a search, 0, 1, 2 …, and finds a state's number.
 *
 * <p>States lie packed in pages, {@link WorkingBoard#words} words each, and behind each state one word more for the
 * caller. The index is an open-addressing table with linear
 * probing, at most three quarters full, four bytes a slot: the low bits of a slot, as many as the table's length has, are
 * a number plus one, so that zero is an empty slot, and the bits above them are bits of the state's hash, so that a probe
 * seldom has to compare with a packed state that turns out to be another one. The hash is the packed state times an odd
 * constant; the slot comes from its high bits, which every bit of the state reaches.
 *
 * <p>Boards of up to nine cells have so few states that the index has a slot for each, at the place that
 * {@link SmallBoardRank} gives, and nothing is hashed; a bit for each state tells whether its slot is taken, so that for a
 * new state, as most are, the slot needn't come from farther memory, and slots of an earlier table can be used again without
 * clearing them. For that, all states that are added to one table must be reachable from one another.
 *
 * <p>Most of the time of a search with a large table goes into waiting for memory. A caller that knows several states to
 * look for says so first ({@link #look}), one in each of {@link #LANES} lanes, and asks for their numbers then
 * ({@link #find(int)}): so the memory's answers come all at once instead of one after the other.
 *
 * <p>A state may be added again; then its newest number is the one that is found.
 */
public final class StateTable {

    /** How many states can be looked for at once: all successors of 16 boards. */
    public static final int LANES = 16 * Successors.MOST;

    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;
    private static final int FIRST_SLOTS = 4096;
    private static final int FEW_SLOTS = 1 << 18;
    private static final int MOST_SLOTS = 1 << 30;
    private static final int BLOCK = 1024;

    private final SearchMemory memory;
    private final int words;
    private final @Nullable SmallBoardRank ranks;
    private final int recordWords;
    private final LongPages records;
    private final long[] keys;
    private final long[] loaded;
    private final long[] hashes = new long[LANES];
    private final int[] seen = new int[LANES];
    private final long[] marks;
    private int[] slots;
    private int shift;
    private int size;
    private int occupied;
    private int foundLane;
    private int foundSlot;

    /** Creates an empty table for boards of one size. */
    public StateTable(Dimensions size, SearchMemory memory) {
        this.memory = memory;
        words = WorkingBoard.words(size);
        keys = new long[LANES * words];
        loaded = new long[words];
        recordWords = words + 1;
        records = new LongPages(memory);
        ranks = SmallBoardRank.fits(size) ? SmallBoardRank.of(size) : null;
        slots = ranks == null ? memory.ints(FIRST_SLOTS) : memory.counted(ranks.takeSlots());
        marks = ranks == null ? new long[0] : memory.longs((ranks.count() + Long.SIZE - 1) / Long.SIZE);
        shift = Long.SIZE - Integer.numberOfTrailingZeros(FIRST_SLOTS);
    }

    /** The number of states added. */
    public int size() {
        return size;
    }

    /** The newest number of a board's state, or -1 if it isn't there. */
    public int find(WorkingBoard board) {
        board.pack(keys, 0);
        look(0, board.blank());
        return find(0);
    }

    /** The same for the state that a board would show after its blank has moved to a neighbouring cell. */
    public int findAfter(WorkingBoard board, int target) {
        look(0, board, target);
        return find(0);
    }

    /** Begins to look for the state that a board would show after its blank has moved to a neighbouring cell. */
    public void look(int lane, WorkingBoard board, int target) {
        if (words == 1) {
            keys[lane] = board.packedAfter(target);
        } else {
            int blank = board.blank();
            board.moveBlank(target);
            board.pack(keys, lane * words);
            board.moveBlank(blank);
        }
        look(lane, target);
    }

    /** The first slot is read, and so is near when it is needed; storing what it holds keeps the compiler from leaving that out. */
    private void look(int lane, int blank) {
        if (ranks != null) {
            hashes[lane] = ranks.rank(keys[lane], blank);
        } else {
            long hash = hashOfKey(lane * words);
            hashes[lane] = hash;
            seen[lane] = slots[(int) (hash >>> shift)];
        }
    }

    /** The newest number of the state that is looked for in a lane, or -1 if it isn't there. */
    public int find(int lane) {
        foundLane = lane;
        if (ranks != null) {
            foundSlot = (int) hashes[lane];
            if ((marks[foundSlot >>> 6] >>> foundSlot & 1) == 0) {
                return -1;
            }
            int number = slots[foundSlot] - 1;
            return records.get(2 * number) == keys[lane] ? number : -1;
        }
        return probe(hashes[lane], lane * words);
    }

    private int probe(long hash, int key) {
        int mask = slots.length - 1;
        int slot = (int) (hash >>> shift);
        int tag = tag(hash);
        int entry = slots[slot];
        while (entry != 0 && (((entry ^ tag) & ~mask) != 0 || !holds((entry & mask) - 1, key))) {
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

    private boolean holds(int number, int key) {
        int offset = number * recordWords;
        for (int word = 0; word < words; word++) {
            if (records.get(offset + word) != keys[key + word]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Adds the state that was found, or not, last, and gives its number.
     *
     * @param note what to keep with it; see {@link #note}
     */
    public int add(long note) {
        int offset = size * recordWords;
        if (words == 1) {
            records.set(offset, keys[foundLane], note);
        } else {
            for (int word = 0; word < words; word++) {
                records.set(offset + word, keys[foundLane * words + word]);
            }
            records.set(offset + words, note);
        }
        size++;
        if (ranks != null) {
            slots[foundSlot] = size;
            marks[foundSlot >>> 6] |= 1L << foundSlot;
            return size - 1;
        }
        int mask = slots.length - 1;
        if (slots[foundSlot] == 0) {
            occupied++;
        }
        slots[foundSlot] = (tag(hashes[foundLane]) & ~mask) | size;
        if (4L * occupied > 3L * slots.length || size == mask) {
            rehash(slots.length < FEW_SLOTS ? 2 : 1);
        }
        return size - 1;
    }

    /**
     * The number of the state that a board would show after its blank has moved to a neighbouring cell; it is added if
     * it isn't there.
     *
     * @param note what to keep with the state if it is added; see {@link #note}
     */
    public int findOrAdd(WorkingBoard board, int target, long note) {
        int known = findAfter(board, target);
        return known >= 0 ? known : add(note);
    }

    /** Makes a board show the state with a number; what is looked for in the lanes stays as it is. */
    public void load(int number, WorkingBoard board) {
        if (words == 1) {
            board.setPacked(records.get(2 * number));
            return;
        }
        for (int word = 0; word < words; word++) {
            loaded[word] = records.get(number * recordWords + word);
        }
        board.unpack(loaded, 0);
    }

    /** The word that is kept with a state, for the caller's use: it lies beside the state, so that both come at once. */
    public long note(int number) {
        return records.get(number * recordWords + words);
    }

    /** Changes the word that is kept with a state. */
    public void setNote(int number, long note) {
        records.set(number * recordWords + words, note);
    }

    /** Forgets all states. */
    public void clear() {
        if (ranks == null) {
            Arrays.fill(slots, 0);
        }
        Arrays.fill(marks, 0);
        size = 0;
        occupied = 0;
    }

    /** Ends the use of this table: another one may use its memory. */
    public void close() {
        if (ranks != null) {
            ranks.giveBack(slots);
        }
        slots = new int[0];
    }

    private long hashOfKey(int key) {
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
     * Makes the index larger: four times while it is small, for filling it anew costs more than its memory.
     *
     * <p>Slots are in the order of the hashes, so the entries of a block of old slots go into one stretch of new ones,
     * which the processor's cache holds. A block's entries are gathered first, without a branch on which slots are taken;
     * then what is far apart in memory, the states, is read for all of them, so that no read waits for another.
     */
    private void rehash(int doublings) {
        if (slots.length > MOST_SLOTS >> doublings) {
            throw new SearchStopped(Limit.MEMORY);
        }
        int[] old = slots;
        int oldMask = old.length - 1;
        slots = memory.ints(old.length << doublings);
        shift -= doublings;
        int[] entries = new int[BLOCK];
        long[] newHashes = new long[BLOCK];
        for (int first = 0; first < old.length; first += BLOCK) {
            int count = 0;
            for (int i = first; i < first + BLOCK; i++) {
                int entry = old[i] & oldMask;
                entries[count] = entry;
                count += -entry >>> 31;
            }
            for (int i = 0; i < count; i++) {
                newHashes[i] = hashOf(entries[i] - 1);
            }
            for (int i = 0; i < count; i++) {
                insert(entries[i], newHashes[i]);
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
        int offset = number * recordWords;
        long hash = records.get(offset) * MULTIPLIER;
        if (words == 1) {
            return hash;
        }
        for (int word = 1; word < words; word++) {
            hash = mix(hash, records.get(offset + word));
        }
        return hash;
    }
}
