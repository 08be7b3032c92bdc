package org.slidelab.lab.boards;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.StateTable;
import org.slidelab.core.search.SearchContext;

/**
 * The distance from a goal of every board that can reach it, for boards of up to 10 cells.
 *
 * <p>Found breadth-first from the goal. States are numbered in the order in which they are found, so the boards at one
 * distance are a range of numbers.
 */
public final class DistanceTable {

    /** The most cells of a board for which a table is made: 1,814,400 states. */
    public static final int MAX_CELLS = 10;

    private final StateTable states;
    private final WorkingBoard board;
    private final List<Integer> firstAtDistance = new ArrayList<>();

    private DistanceTable(Board goal) {
        states = new StateTable(goal.size(), SearchContext.builder().build().memory());
        board = new WorkingBoard(goal);
    }

    /**
     * Makes the table for a goal.
     *
     * @throws InvalidBoardException if the board has too many cells
     */
    public static DistanceTable from(Board goal) {
        if (!supports(goal.size())) {
            throw new InvalidBoardException("size %s: the distances of all boards are known for up to %d cells"
                    .formatted(goal.size(), MAX_CELLS));
        }
        DistanceTable table = new DistanceTable(goal);
        table.fill();
        return table;
    }

    /** Whether a table can be made for boards of this size. */
    public static boolean supports(Dimensions size) {
        return size.cells() <= MAX_CELLS;
    }

    /** The number of all boards that can reach the goal. */
    public int size() {
        return states.size();
    }

    /** Makes a working board show the board with a number, from 0; boards are numbered by distance. */
    public void load(int number, WorkingBoard target) {
        states.load(number, target);
    }

    /** The greatest distance of any board. */
    public int greatest() {
        return firstAtDistance.size() - 2;
    }

    /** The number of boards at a distance. */
    public int count(int distance) {
        return firstAtDistance.get(distance + 1) - firstAtDistance.get(distance);
    }

    /** One of the boards at a distance, by its number there. */
    public Board board(int distance, int number) {
        states.load(firstAtDistance.get(distance) + number, board);
        return board.toBoard();
    }

    /** The distance of a board, or -1 if it can't reach the goal. */
    public int distance(Board from) {
        int state = states.find(new WorkingBoard(from));
        int distance = greatest();
        while (distance >= 0 && (state < 0 || state < firstAtDistance.get(distance))) {
            distance = state < 0 ? -1 : distance - 1;
        }
        return distance;
    }

    private void fill() {
        Successors successors = new Successors(board.size(), MoveOrder.DEFAULT);
        states.find(board);
        states.add(0);
        int first = 0;
        while (first < states.size()) {
            firstAtDistance.add(first);
            int end = states.size();
            for (int state = first; state < end; state++) {
                states.load(state, board);
                int blank = board.blank();
                int last = successors.end(blank, Successors.NO_MOVE);
                for (int i = successors.first(blank, Successors.NO_MOVE); i < last; i++) {
                    if (states.findAfter(board, successors.target(i)) < 0) {
                        states.add(0);
                    }
                }
            }
            first = end;
        }
        firstAtDistance.add(states.size());
    }
}
