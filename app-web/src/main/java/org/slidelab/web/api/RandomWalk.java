package org.slidelab.web.api;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;

/** A walk from a board that never takes its last move back. */
final class RandomWalk {

    private RandomWalk() {}

    static Board from(Board start, int moves, long seed) {
        Random random = new Random(seed);
        Board board = start;
        Optional<Move> back = Optional.empty();
        for (int i = 0; i < moves; i++) {
            Board here = board;
            Optional<Move> notThis = back;
            List<Move> choice = Stream.of(Move.values())
                    .filter(move -> here.allows(move) && !notThis.equals(Optional.of(move)))
                    .toList();
            Move move = choice.get(random.nextInt(choice.size()));
            board = board.after(move);
            back = Optional.of(move.inverse());
        }
        return board;
    }
}
