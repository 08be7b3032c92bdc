package org.slidelab.core.board;

import java.util.Random;

/** Boards that are reached by random moves, the same ones for the same seed. */
public final class RandomWalk {

    private RandomWalk() {}

    /** The board after a number of random moves. */
    public static Board from(Board board, int moves, long seed) {
        Random random = new Random(seed);
        WorkingBoard walking = new WorkingBoard(board);
        for (int made = 0; made < moves; ) {
            Move move = Move.of(random.nextInt(4));
            if (move.target(walking.size(), walking.blank()) >= 0) {
                walking.apply(move);
                made++;
            }
        }
        return walking.toBoard();
    }
}
