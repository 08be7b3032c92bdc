package org.slidelab.lab.boards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.board.Parity;

/** Random boards that can reach a goal; the same seed gives the same boards everywhere. */
public final class RandomBoards {

    private final Board goal;
    private final Random random;

    /** Creates a source of boards that can reach a goal. */
    public RandomBoards(Board goal, long seed) {
        this.goal = goal;
        this.random = new Random(seed);
    }

    /** The next board; each that can reach the goal is equally likely. */
    public Board next() {
        List<Integer> tiles = new ArrayList<>(goal.tiles());
        Collections.shuffle(tiles, random);
        Board board = board(tiles);
        if (Parity.between(board, goal).solvable()) {
            return board;
        }
        // Swapping two tiles other than the blank maps the unsolvable boards one to one onto the solvable ones.
        Collections.swap(tiles, tiles.indexOf(1), tiles.indexOf(2));
        return board(tiles);
    }

    /**
     * The next boards at an exact distance from the goal, each equally likely.
     *
     * @throws InvalidBoardException if the distances for this size aren't known or none is that large
     */
    public List<Board> atDistance(int distance, int howMany) {
        DistanceTable table = DistanceTable.from(goal);
        if (distance < 0 || distance > table.greatest()) {
            throw new InvalidBoardException("depth %d: the boards of size %s are 0 to %d moves from goal %s"
                    .formatted(distance, goal.size(), table.greatest(), goal));
        }
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < howMany; i++) {
            boards.add(table.board(distance, random.nextInt(table.count(distance))));
        }
        return boards;
    }

    private Board board(List<Integer> tiles) {
        return Board.of(goal.size(), tiles.stream().mapToInt(Integer::intValue).toArray());
    }
}
