package org.slidelab.algorithms.informed;

import org.slidelab.core.engine.Places;

/**
 * What a {@link PlaceLoop} is made for: everything that the nodes of one place have in common.
 *
 * @param place the blank's cell with the move that led there
 * @param successors the word of the place's successors; see {@link Places}
 * @param units the evaluator's units per move
 * @param readsBoard whether the evaluator reads the board
 */
record PlaceShape(int place, int successors, int units, boolean readsBoard) {

    /** The shape of the template itself, which searches nothing. */
    static final PlaceShape NONE = new PlaceShape(0, 0, 1, true);

    /** The blank's cell. */
    int blank() {
        return place >>> Places.BITS_OF_MOVE;
    }

    /** How many successors there are. */
    int count() {
        return (Integer.SIZE - Integer.numberOfLeadingZeros(successors) + Places.BITS - 1) / Places.BITS;
    }

    /** The place of a successor; some other place if there are fewer. */
    int successor(int number) {
        return number < count() ? (successors >>> (number * Places.BITS) & Places.BYTE) - 1 : 0;
    }
}
