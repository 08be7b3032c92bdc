package org.slidelab.lab.check;

import org.slidelab.core.board.WorkingBoard;

/**
 * Boards to check a heuristic on: all there are, or samples.
 *
 * <p>Some of them are numbered from 0; of these the true distance is known.
 */
interface BoardSource {

    /** Whether these are all boards that can reach the goal. */
    boolean everyBoard();

    /** How many boards are visited. */
    long visits();

    /** Shows all boards to a visitor until it has had enough. */
    void forEach(Visitor visitor);

    /** How many boards are numbered. */
    int size();

    /** Makes a working board show a numbered board. */
    void load(int number, WorkingBoard board);

    /** The true distance of a numbered board. */
    int distance(int number);

    /** Is shown boards. */
    interface Visitor {

        /**
         * Is shown a board.
         *
         * @param board the board
         * @param distance the fewest moves to the goal, or a number that is not less
         * @param exact whether it is known to be the fewest
         * @return whether to go on
         */
        boolean visit(WorkingBoard board, int distance, boolean exact);
    }
}
