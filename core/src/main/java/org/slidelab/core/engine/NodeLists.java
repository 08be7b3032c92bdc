package org.slidelab.core.engine;

import org.slidelab.core.search.SearchMemory;

/**
 * Many lists of node numbers in one memory, all of them stacks or all of them queues.
 *
 * <p>A list is a chain of chunks: one number that links it to the next chunk to be read, then up to 63 nodes side by side,
 * so that several nodes come with one wait for memory. A list is known by two positions, of its first and its last node. It
 * keeps its last chunk when it is empty, for many lists become empty and get a node again at once; other chunks that were
 * read serve the next list that needs one. The chunk at position 0 is never used.
 */
final class NodeLists {

    private static final int CHUNK = 64;
    private static final int WITHIN = CHUNK - 1;

    private final boolean newestFirst;
    private final IntPages numbers;
    private int room = CHUNK;
    private int free;

    NodeLists(SearchMemory memory, boolean newestFirst) {
        this.newestFirst = newestFirst;
        numbers = new IntPages(memory);
    }

    /** Whether the list that ends at a position has no nodes; the list that never had one ends at 0. */
    static boolean isEmpty(int last) {
        return (last & WITHIN) == 0;
    }

    /** Writes a node behind the last one; gives its position. */
    int append(int last, int node) {
        int position = last + 1;
        if (last == 0 || isEmpty(position)) {
            position = newChunk(last) + 1;
        }
        numbers.set(position, node);
        return position;
    }

    /** The node at a position. */
    int node(int position) {
        return numbers.get(position);
    }

    /** The position of the last node of a stack, given what is left of it when nodes were read from the end of a chunk. */
    int last(int rest) {
        return isEmpty(rest) && rest != 0 && numbers.get(rest) != 0 ? release(rest) : rest;
    }

    /** The position behind the first one of a queue, which was read, and was not the last. */
    int after(int first) {
        int position = first + 1;
        return isEmpty(position) ? release(first & ~WITHIN) + 1 : position;
    }

    /** The position at which a queue ends whose last node was read. */
    static int emptied(int last) {
        return last & ~WITHIN;
    }

    private int newChunk(int last) {
        int chunk = free;
        if (chunk == 0) {
            chunk = room;
            room = Math.addExact(room, CHUNK);
        } else {
            free = numbers.get(chunk);
        }
        if (newestFirst) {
            numbers.set(chunk, last);
        } else if (last != 0) {
            numbers.set(last & ~WITHIN, chunk);
        }
        return chunk;
    }

    /** Gives up a chunk, and tells what it was linked to. */
    private int release(int chunk) {
        int link = numbers.get(chunk);
        numbers.set(chunk, free);
        free = chunk;
        return link;
    }
}
