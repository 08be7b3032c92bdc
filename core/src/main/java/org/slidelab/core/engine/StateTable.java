package org.slidelab.core.engine;

import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.SearchMemory;

/**
 * Numbers the states of a search, 0, 1, 2 …, and finds a state's number.
 *
 * <p>States lie packed in pages, {@link WorkingBoard#words} words each, and behind each state one word more for the
 * caller. Boards of up to nine cells have so few states that the index has a slot for each ({@link SmallBoardIndex}); for that,
 * all states that are added to one table must be reachable from one another. For larger ones it is a hash table
 * ({@link HashIndex}).
 *
 * <p>Most of the time of a search with a large table goes into waiting for memory. A caller that knows several states to
 * look for says so first ({@link #look}), one in each of {@link #LANES} lanes, brings near what will be read
 * ({@link #bringNear}), and asks for their numbers then ({@link #find(int)}): so the memory's answers come all at once instead
 * of one after the other. Between these, states may be loaded and others added.
 *
 * <p>A state may be added again; then its newest number is the one that is found.
 */
public final class StateTable {

    /** How many states can be looked for at once: all successors of 32 boards. */
    public static final int LANES = 32 * Successors.MOST;

    private final int words;
    private final LongPages records;
    private final StateIndex index;
    private final long[] keys;
    private final long[] places = new long[LANES];
    private final long[] loaded;
    private int size;
    private int foundLane;

    /** Creates an empty table for boards of one size. */
    public StateTable(Dimensions size, SearchMemory memory) {
        words = WorkingBoard.words(size);
        records = new LongPages(memory);
        index = StateIndex.of(size, records, memory);
        keys = new long[LANES * words];
        loaded = new long[words];
    }

    /** The number of states added. */
    public int size() {
        return size;
    }

    /** The newest number of a board's state, or -1 if it isn't there. */
    public int find(WorkingBoard board) {
        board.pack(keys, 0);
        places[0] = index.place(keys, 0, board.blank());
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
        places[lane] = index.place(keys, lane * words, target);
    }

    /** Asks the memory for what is needed to find the states that are looked for in the first lanes. */
    public void bringNear(int lanes) {
        index.bringNear(places, lanes);
    }

    /** The newest number of the state that is looked for in a lane, or -1 if it isn't there. */
    public int find(int lane) {
        foundLane = lane;
        return index.find(places[lane], keys, lane * words);
    }

    /**
     * Adds the state that was found, or not, last, and gives its number.
     *
     * @param note what to keep with it; see {@link #note}
     */
    public int add(long note) {
        int number = size++;
        int offset = number * (words + 1);
        if (words == 1) {
            records.set(offset, keys[foundLane], note);
        } else {
            for (int word = 0; word < words; word++) {
                records.set(offset + word, keys[foundLane * words + word]);
            }
            records.set(offset + words, note);
        }
        index.put(places[foundLane], number);
        return number;
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
            loaded[word] = records.get(number * (words + 1) + word);
        }
        board.unpack(loaded, 0);
    }

    /** The word that is kept with a state, for the caller's use: it lies beside the state, so that both come at once. */
    public long note(int number) {
        return records.get(number * (words + 1) + words);
    }

    /** Changes the word that is kept with a state. */
    public void setNote(int number, long note) {
        records.set(number * (words + 1) + words, note);
    }

    /** Forgets all states. */
    public void clear() {
        size = 0;
        index.clear();
    }

    /** Ends the use of this table: another one may use its memory. */
    public void close() {
        index.close();
    }
}
