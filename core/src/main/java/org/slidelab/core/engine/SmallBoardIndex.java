package org.slidelab.core.engine;

import java.util.Arrays;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.search.SearchMemory;

/**
 * Finds the number of a state of a small board among the records of a {@link StateTable}: there are so few states that each
 * has a slot, at the place that {@link SmallBoardRank} gives, and nothing is hashed.
 *
 * <p>A bit for each state tells whether its slot is taken. So for a new state, as most are, the slot needn't come from farther
 * memory, and slots of an earlier table can be used again without clearing them.
 */
final class SmallBoardIndex implements StateIndex {

    private final SmallBoardRank ranks;
    private final LongPages records;
    private final int[] slots;
    private final long[] marks;
    private boolean closed;

    /**
     * @param size the size of the boards
     * @param records the records: the word of a state and one more, for each number
     * @param memory where slots come from
     */
    SmallBoardIndex(Dimensions size, LongPages records, SearchMemory memory) {
        this.records = records;
        ranks = SmallBoardRank.of(size);
        slots = memory.counted(ranks.takeSlots());
        marks = memory.longs((ranks.count() + Long.SIZE - 1) / Long.SIZE);
    }

    @Override
    public long place(long[] keys, int key, int blank) {
        return ranks.rank(keys[key], blank);
    }

    /** All of it is near. */
    @Override
    public void bringNear(long[] places, int count) {}

    @Override
    public int find(long place, long[] keys, int key) {
        int rank = (int) place;
        if ((marks[rank >>> 6] >>> rank & 1) == 0) {
            return -1;
        }
        int number = slots[rank];
        return records.get(2 * number) == keys[key] ? number : -1;
    }

    @Override
    public void put(long place, int number) {
        int rank = (int) place;
        slots[rank] = number;
        marks[rank >>> 6] |= 1L << rank;
    }

    @Override
    public void clear() {
        Arrays.fill(marks, 0);
    }

    /** Leaves the slots to the next one. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            ranks.giveBack(slots);
        }
    }
}
