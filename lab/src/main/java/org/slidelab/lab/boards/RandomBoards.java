package org.slidelab.lab.boards;

import com.google.common.collect.ContiguousSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.Parity;

/** Random boards that can reach a goal; the same seed gives the same boards everywhere. */
public final class RandomBoards {

    private final Board goal;
    private final Random random;
    private @Nullable DistanceTable table;

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

    /** The next board: that many random moves from the goal, none of which takes back the one before. */
    public Board afterWalk(int moves) {
        Board board = goal;
        Move last = Move.UP;
        for (int i = 0; i < moves; i++) {
            List<Move> possible = new ArrayList<>();
            for (Move move : Move.values()) {
                if (board.allows(move) && (i == 0 || move != last.inverse())) {
                    possible.add(move);
                }
            }
            last = possible.get(random.nextInt(possible.size()));
            board = board.after(last);
        }
        return board;
    }

    /**
     * The next boards at an exact distance from the goal, each equally likely; one may come twice.
     *
     * @throws InvalidBoardException if the distances for this size aren't known or none is that large
     */
    public List<Board> atDistance(int distance, int howMany) {
        DistanceTable distances = distances(distance);
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < howMany; i++) {
            boards.add(distances.board(distance, random.nextInt(distances.count(distance))));
        }
        return boards;
    }

    /**
     * The next boards at an exact distance from the goal, all different; all there are if there are no more.
     *
     * @throws InvalidBoardException if the distances for this size aren't known or none is that large
     */
    public List<Board> differentAtDistance(int distance, int atMost) {
        DistanceTable distances = distances(distance);
        List<Integer> numbers = new ArrayList<>(ContiguousSet.closedOpen(0, distances.count(distance)));
        if (atMost < numbers.size()) {
            Collections.shuffle(numbers, random);
            numbers.subList(atMost, numbers.size()).clear();
        }
        return numbers.stream().map(number -> distances.board(distance, number)).toList();
    }

    private DistanceTable distances(int distance) {
        DistanceTable distances = table == null ? DistanceTable.from(goal) : table;
        table = distances;
        if (distance < 0 || distance > distances.greatest()) {
            throw new InvalidBoardException("depth %d: the boards of size %s are 0 to %d moves from goal %s"
                    .formatted(distance, goal.size(), distances.greatest(), goal));
        }
        return distances;
    }

    private Board board(List<Integer> tiles) {
        return Board.of(goal.size(), tiles.stream().mapToInt(Integer::intValue).toArray());
    }
}
