package org.slidelab.lab.check;

import java.util.List;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.lab.check.Counterexample.ChangedBoard;
import org.slidelab.lab.check.Counterexample.Drop;
import org.slidelab.lab.check.Counterexample.IncrementalMistake;
import org.slidelab.lab.check.Counterexample.Place;
import org.slidelab.lab.check.Counterexample.WrongEstimate;

/** Checks what can be said of one board and the moves from it. */
final class BoardCheck {

    private final Evaluator evaluator;
    private final int units;
    private final Successors successors;
    private final Refutations refutations;
    private final WorkingBoard before;
    private boolean memoIsOfTheBoard = true;
    private long moves;

    BoardCheck(Evaluator evaluator, Board goal, Refutations refutations) {
        this.evaluator = evaluator;
        units = evaluator.unitsPerMove();
        successors = new Successors(goal.size(), MoveOrder.DEFAULT);
        this.refutations = refutations;
        before = new WorkingBoard(goal);
    }

    /** Checks a board that is at most so many moves from the goal. */
    void check(WorkingBoard board, int distance, boolean exact) {
        before.copyFrom(board);
        int estimate = evaluator.estimate(board);
        restore(board, "estimate", distance, exact);
        if (estimate < 0 || estimate > InvalidEstimateException.MAX_ESTIMATE) {
            wrong(Property.IN_RANGE, estimate, distance, exact);
        }
        if (estimate > (long) distance * units) {
            wrong(Property.ADMISSIBLE, estimate, distance, exact);
        }
        long memo = evaluator.memo(board, estimate);
        restore(board, "memo", distance, exact);
        if ((int) memo != estimate) {
            mistake("memo", List.of(), (int) memo, estimate, distance, exact);
        }
        int blank = board.blank();
        int end = successors.end(blank, Successors.NO_MOVE);
        for (int entry = successors.first(blank, Successors.NO_MOVE); entry < end; entry++) {
            checkMove(board, estimate, memo, entry, distance, exact);
        }
    }

    private void checkMove(WorkingBoard board, int estimate, long memo, int entry, int distance, boolean exact) {
        moves++;
        int target = successors.target(entry);
        int blank = board.blank();
        int tile = board.tile(target);
        int quick = evaluator.estimateAfter(board, estimate, tile, target, blank);
        restore(board, "estimateAfter", distance, exact);
        long quickMemo = evaluator.memoAfter(board, memo, tile, target, blank);
        restore(board, "memoAfter", distance, exact);
        board.moveBlank(target);
        int after = evaluator.estimate(board);
        memoIsOfTheBoard &= quickMemo == evaluator.memo(board, after);
        board.copyFrom(before);
        Move move = Move.of(successors.move(entry));
        if (quick != after) {
            mistake("estimateAfter", List.of(move), quick, after, distance, exact);
        }
        if ((int) quickMemo != after) {
            mistake("memoAfter", List.of(move), (int) quickMemo, after, distance, exact);
        }
        if ((long) estimate - after > units) {
            refutations.add(
                    Property.CONSISTENT, distance, () -> new Drop(place(distance, exact), move, estimate, after));
        }
    }

    /** How many moves were checked. */
    long moves() {
        return moves;
    }

    /** Whether a memo was always what {@code memo} gives for the board, so that single moves speak for whole paths. */
    boolean memoIsOfTheBoard() {
        return memoIsOfTheBoard;
    }

    private void restore(WorkingBoard board, String method, int distance, boolean exact) {
        if (!board.matches(before) || board.blank() != before.blank()) {
            String left = tiles(board);
            refutations.add(
                    Property.BOARD_UNTOUCHED, distance, () -> new ChangedBoard(place(distance, exact), method, left));
            board.copyFrom(before);
        }
    }

    /** The tiles as they are, which need not be a board. */
    private static String tiles(WorkingBoard board) {
        StringBuilder tiles = new StringBuilder();
        for (int cell = 0; cell < board.cells(); cell++) {
            tiles.append(cell == 0 ? "" : " ").append(board.tile(cell));
        }
        return tiles.toString();
    }

    private void wrong(Property property, int estimate, int distance, boolean exact) {
        refutations.add(property, distance, () -> new WrongEstimate(place(distance, exact), estimate));
    }

    private void mistake(String method, List<Move> path, int given, int expected, int distance, boolean exact) {
        refutations.add(
                Property.INCREMENTAL,
                distance,
                () -> new IncrementalMistake(place(distance, exact), method, path, given, expected));
    }

    private Place place(int distance, boolean exact) {
        return new Place(before.toBoard(), distance, exact);
    }
}
