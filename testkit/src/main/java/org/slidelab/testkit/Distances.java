package org.slidelab.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;

/**
 * The true distances of boards from a goal: the oracle that estimates and solutions are compared with.
 *
 * <p>Breadth-first search written as plainly as it goes, on immutable boards and with nothing of the engines in it. All
 * 181,440 boards of 3x3 take about a quarter of a second; larger boards are enumerated down to a few moves only.
 */
public final class Distances {

    /** The most cells of a board whose whole space is small enough to be enumerated. */
    public static final int CELLS_OF_A_SMALL_SPACE = 9;

    private static final Map<Space, Distances> KNOWN = new ConcurrentHashMap<>();

    private final Board goal;
    private final Map<Board, Integer> byBoard;
    private final List<Board> inOrder;

    private Distances(Board goal, Map<Board, Integer> byBoard) {
        this.goal = goal;
        this.byBoard = Collections.unmodifiableMap(byBoard);
        inOrder = List.copyOf(byBoard.keySet());
    }

    /**
     * The distances of all boards from which a goal can be reached. Computed once.
     *
     * @throws IllegalArgumentException if the board has more than nine cells
     */
    public static Distances to(Board goal) {
        if (goal.cells() > CELLS_OF_A_SMALL_SPACE) {
            throw new IllegalArgumentException("goal is %s; all distances are known for boards of up to %d cells"
                    .formatted(goal.size(), CELLS_OF_A_SMALL_SPACE));
        }
        return within(goal, Integer.MAX_VALUE);
    }

    /** The distances of the boards from which a goal can be reached in a number of moves. Computed once. */
    public static Distances within(Board goal, int moves) {
        return KNOWN.computeIfAbsent(new Space(goal, moves), space -> enumerate(goal, moves));
    }

    private static Distances enumerate(Board goal, int moves) {
        Map<Board, Integer> byBoard = new LinkedHashMap<>();
        byBoard.put(goal, 0);
        List<Board> level = List.of(goal);
        for (int distance = 1; distance <= moves && !level.isEmpty(); distance++) {
            List<Board> next = new ArrayList<>();
            for (Board board : level) {
                for (Move move : Move.values()) {
                    if (board.allows(move)) {
                        Board neighbour = board.after(move);
                        if (byBoard.putIfAbsent(neighbour, distance) == null) {
                            next.add(neighbour);
                        }
                    }
                }
            }
            level = next;
        }
        return new Distances(goal, byBoard);
    }

    /** The goal. */
    public Board goal() {
        return goal;
    }

    /** The distance of each board, in the order of distances. */
    public Map<Board, Integer> byBoard() {
        return byBoard;
    }

    /**
     * The distance of a board.
     *
     * @throws IllegalArgumentException if the board isn't among those enumerated
     */
    public int of(Board board) {
        Integer distance = byBoard.get(board);
        if (distance == null) {
            throw new IllegalArgumentException("board %s was not reached from %s".formatted(board, goal));
        }
        return distance;
    }

    /** Some boards at up to a number of moves, the same ones for the same seed; all if there are no more. */
    public List<Board> sample(int count, int moves, long seed) {
        int near = 0;
        while (near < inOrder.size() && of(inOrder.get(near)) <= moves) {
            near++;
        }
        if (near <= count) {
            return inOrder.subList(0, near);
        }
        return new Random(seed)
                .ints(0, near)
                .distinct()
                .limit(count)
                .mapToObj(inOrder::get)
                .toList();
    }

    private record Space(Board goal, int moves) {}
}
