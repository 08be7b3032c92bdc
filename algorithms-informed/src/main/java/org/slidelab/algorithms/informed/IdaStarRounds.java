package org.slidelab.algorithms.informed;

import java.util.List;
import org.slidelab.core.board.Move;

/** The rounds of IDA*: depth-first searches within a bound on f. */
interface IdaStarRounds {

    /** Searches within a bound; tells whether the goal was found. */
    boolean search(int bound);

    /** By how much the smallest f beyond the last bound exceeded it, or {@link Subtree#NOTHING_BEYOND}. */
    int leastExcess();

    /** The moves to the goal that was found. */
    List<Move> solution();
}
