package org.slidelab.core.engine;

import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Successors;

/**
 * The successors of a node in one word, for innermost loops on boards of up to 16 cells.
 *
 * <p>A <em>place</em> is the blank's cell with the move that led there: {@code cell << 3 | move}. All that can follow is
 * decided by it. Each byte of its word is the place of a successor plus one, the first successor lowest; zero ends them:
 *
 * <pre>{@code
 * int successors = words[place];
 * do {
 *     int successor = (successors & Places.BYTE) - 1;
 *     successors >>>= Places.BITS;
 *     … successor >>> Places.BITS_OF_MOVE … successor & Places.MOVE …
 * } while (successors != 0);
 * }</pre>
 */
public final class Places {

    /** The number of bits of the move in a place. */
    public static final int BITS_OF_MOVE = 3;

    /** The bits of the move in a place. */
    public static final int MOVE = (1 << BITS_OF_MOVE) - 1;

    /** The number of bits of one successor in a word. */
    public static final int BITS = 8;

    /** The bits of the next successor in a word. */
    public static final int BYTE = (1 << BITS) - 1;

    private Places() {}

    /** The words of all places. */
    public static int[] successors(Dimensions size, Successors successors) {
        int[] words = new int[size.cells() << BITS_OF_MOVE];
        for (int place = 0; place < words.length; place++) {
            int blank = place >>> BITS_OF_MOVE;
            int lastMove = Math.min(place & MOVE, Successors.NO_MOVE);
            for (int i = successors.end(blank, lastMove) - 1; i >= successors.first(blank, lastMove); i--) {
                int successor = successors.target(i) << BITS_OF_MOVE | successors.move(i);
                words[place] = words[place] << BITS | (successor + 1);
            }
        }
        return words;
    }
}
