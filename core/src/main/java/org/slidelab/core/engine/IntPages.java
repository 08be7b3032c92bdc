package org.slidelab.core.engine;

import java.util.Arrays;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.SearchMemory;
import org.slidelab.core.search.SearchStopped;

/** The same as {@link LongPages} for {@code int} values. */
final class IntPages {

    private static final int FIRST = 1024;

    private final SearchMemory memory;
    private int[][] pages;
    private int room;

    IntPages(SearchMemory memory) {
        this.memory = memory;
        pages = new int[][] {memory.ints(FIRST)};
        room = FIRST;
    }

    int get(int index) {
        return pages[index >>> LongPages.PAGE_BITS][index & LongPages.PAGE_MASK];
    }

    /** Sets a value; those up to it that were never set are 0. */
    void set(int index, int value) {
        while (index >= room) {
            grow();
        }
        pages[index >>> LongPages.PAGE_BITS][index & LongPages.PAGE_MASK] = value;
    }

    private void grow() {
        if (room < LongPages.PAGE) {
            pages[0] = memory.grow(pages[0], LongPages.PAGE);
            room = LongPages.PAGE;
            return;
        }
        int count = room >>> LongPages.PAGE_BITS;
        if (room > Integer.MAX_VALUE - LongPages.PAGE) {
            throw new SearchStopped(Limit.MEMORY);
        }
        if (count == pages.length) {
            pages = Arrays.copyOf(pages, 2 * count);
        }
        pages[count] = memory.ints(LongPages.PAGE);
        room += LongPages.PAGE;
    }
}
