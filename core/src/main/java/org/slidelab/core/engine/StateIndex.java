package org.slidelab.core.engine;

import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.SearchMemory;

/** Finds the numbers of states among the records of a {@link StateTable}. There are two, so that calls are inlined. */
interface StateIndex {

    /** The index for boards of a size. */
    static StateIndex of(Dimensions size, LongPages records, SearchMemory memory) {
        return SmallBoardRank.fits(size)
                ? new SmallBoardIndex(size, records, memory)
                : new HashIndex(records, WorkingBoard.words(size), memory);
    }

    /** The place that belongs to a packed state, which begins at {@code keys[key]}; the blank's cell must be right. */
    long place(long[] keys, int key, int blank);

    /** Reads what will be needed to find the states of the first so many places, so that it is near by then. */
    void bringNear(long[] places, int count);

    /** The number of a packed state, or -1 if it isn't there. */
    int find(long place, long[] keys, int key);

    /** Gives the state that was found, or not, last a number, the largest so far. */
    void put(long place, int number);

    /** Forgets all numbers. */
    void clear();

    /** Ends the use of this index: another one may use its memory. */
    void close();
}
