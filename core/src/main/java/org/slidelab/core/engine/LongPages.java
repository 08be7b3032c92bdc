package org.slidelab.core.engine;

import java.util.Arrays;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchStopped;

/**
 * A list of {@code long} values that grows by pages, so that growing copies next to nothing and wastes next to nothing.
 *
 * <p>Indices are not checked.
 */
final class LongPages {

    static final int PAGE_BITS = 15;
    static final int PAGE = 1 << PAGE_BITS;
    static final int PAGE_MASK = PAGE - 1;
    private static final int FIRST = 1024;

    private final SearchMemory memory;
    private long[][] pages;
    private int room;

    LongPages(SearchMemory memory) {
        this.memory = memory;
        pages = new long[][] {memory.longs(FIRST)};
        room = FIRST;
    }

    long get(int index) {
        return pages[index >>> PAGE_BITS][index & PAGE_MASK];
    }

    /** Sets a value at most one beyond those that were set before. */
    void set(int index, long value) {
        if (index >= room) {
            grow();
        }
        pages[index >>> PAGE_BITS][index & PAGE_MASK] = value;
    }

    /** Sets two values from an even index, at most the next two beyond those that were set before. */
    void set(int index, long first, long second) {
        if (index >= room) {
            grow();
        }
        long[] page = pages[index >>> PAGE_BITS];
        page[index & PAGE_MASK] = first;
        page[(index & PAGE_MASK) + 1] = second;
    }

    private void grow() {
        if (room < PAGE) {
            pages[0] = memory.grow(pages[0], PAGE);
            room = PAGE;
            return;
        }
        int count = room >>> PAGE_BITS;
        if (room > Integer.MAX_VALUE - PAGE) {
            throw new SearchStopped(Limit.MEMORY);
        }
        if (count == pages.length) {
            pages = Arrays.copyOf(pages, 2 * count);
        }
        pages[count] = memory.longs(PAGE);
        room += PAGE;
    }
}
