package org.slidelab.core.search;

import java.util.List;
import org.slidelab.core.board.Move;

/** How a search ended. */
public sealed interface Outcome {

    /** The word for this outcome in every front end and file, such as {@code solved} or {@code node-limit}. */
    String word();

    /**
     * A way to the goal was found.
     *
     * @param moves the blank's moves from the start to the goal
     */
    record Solved(List<Move> moves) implements Outcome {
        /** Creates the outcome. */
        public Solved {
            moves = List.copyOf(moves);
        }

        /** The length of the solution. */
        public int cost() {
            return moves.size();
        }

        @Override
        public String word() {
            return "solved";
        }
    }

    /** The goal can't be reached: parity says so, or everything that can be reached was seen. */
    record Unsolvable() implements Outcome {
        @Override
        public String word() {
            return "unsolvable";
        }
    }

    /**
     * A limit was reached first, so nothing is known.
     *
     * @param limit the limit that was reached
     */
    record CutOff(Limit limit) implements Outcome {
        @Override
        public String word() {
            return limit.outcome();
        }
    }
}
