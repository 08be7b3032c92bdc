package org.slidelab.lab.check;

import java.util.Comparator;
import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;

/**
 * A board that shows that a property doesn't hold. Estimates are in the evaluator's units.
 *
 * <p>One counterexample is smaller than another if its board is nearer to the goal, as far as is known, or at the same
 * distance comes first in the order of the tiles, row by row. Of two for one board, the one whose distance is exact is
 * smaller, and of two walks from it the shorter.
 */
public sealed interface Counterexample {

    /** The order from small to large. */
    Comparator<Counterexample> SMALLEST_FIRST = Comparator.comparingInt(
                    (Counterexample each) -> each.place().distance())
            .thenComparing(
                    (one, other) -> compare(one.place().board(), other.place().board()))
            .thenComparing(each -> !each.place().exact())
            .thenComparingInt(each ->
                    each instanceof IncrementalMistake mistake ? mistake.moves().size() : 0);

    /** Where it was found. */
    Place place();

    /**
     * A board and how far it is from the goal.
     *
     * @param board the board
     * @param distance the fewest moves to the goal, or a number that is not less
     * @param exact whether it is known to be the fewest
     */
    record Place(Board board, int distance, boolean exact) {}

    /**
     * An estimate that is wrong by itself: of the goal, negative, or more than the distance.
     *
     * @param place the board
     * @param estimate its estimate
     */
    record WrongEstimate(Place place, int estimate) implements Counterexample {}

    /**
     * A move that lowers the estimate by more than one move.
     *
     * @param place the board before the move
     * @param move the move of the blank
     * @param estimate the estimate before
     * @param after the estimate after
     */
    record Drop(Place place, Move move, int estimate, int after) implements Counterexample {}

    /**
     * A method of the incremental form that gives something else than the estimate of the board.
     *
     * @param place the board before the moves
     * @param method the method's name
     * @param moves the moves after which it is wrong; none if the method takes no move
     * @param given what the method gives
     * @param expected the estimate of the board
     */
    record IncrementalMistake(Place place, String method, List<Move> moves, int given, int expected)
            implements Counterexample {
        /** Creates the counterexample. */
        public IncrementalMistake {
            moves = List.copyOf(moves);
        }
    }

    /**
     * A board that got another estimate the second time.
     *
     * @param place the board
     * @param first the first estimate
     * @param second the second
     */
    record ChangedMind(Place place, int first, int second) implements Counterexample {}

    /**
     * A board that was not left as it was.
     *
     * @param place the board before
     * @param method the method that changed it
     * @param left the tiles that it left
     */
    record ChangedBoard(Place place, String method, String left) implements Counterexample {}

    private static int compare(Board one, Board other) {
        for (int cell = 0; cell < one.cells(); cell++) {
            if (one.tile(cell) != other.tile(cell)) {
                return Integer.compare(one.tile(cell), other.tile(cell));
            }
        }
        return 0;
    }
}
