package org.slidelab.heuristics;

import com.google.auto.service.AutoService;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Options;

/**
 * The number of moves if any tile could jump into the blank's cell, wherever the two are.
 *
 * <p>Every real move is such a jump, so the fewest jumps are never more than the fewest moves, and one move changes them
 * by at most one: admissible and consistent by construction.
 *
 * <p>They can be counted by cycles. Go from a cell to the cell where its tile belongs, and on from there, until the way
 * closes. In the cycle with the blank, the tile that belongs on the blank's cell jumps there, and so on: one jump for
 * each misplaced tile. A cycle without the blank takes one jump more, to bring the blank into it. So the estimate is the
 * number of misplaced tiles plus the number of such cycles of two cells or more.
 *
 * <p>One move changes this by exactly 1, as a jump changes the parity of the permutation. A tile that comes home: one
 * fewer; that leaves home: one more. Any other joins its cycle to the blank's (one fewer) or, if it is in the blank's
 * cycle already, splits a piece off (one more); which of the two is found by walking along the cycle.
 *
 * <p>Gaschnig (1979), A problem similarity approach to devising heuristics.
 */
@AutoService(Heuristic.class)
public final class Gaschnig implements Heuristic {

    @Override
    public String id() {
        return "gaschnig";
    }

    @Override
    public String summary() {
        return "number of moves if any tile could jump into the blank's cell";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT;
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        return new Jumps(goal);
    }

    private static final class Jumps implements Evaluator {

        private final int[] homes;

        Jumps(Board goal) {
            homes = new int[goal.cells()];
            for (int tile = 0; tile < homes.length; tile++) {
                homes[tile] = goal.cellOf(tile);
            }
        }

        @Override
        public int estimate(WorkingBoard board) {
            int jumps = 0;
            long seen = 0;
            int blank = board.blank();
            for (int start = 0; start < homes.length; start++) {
                boolean blankMet = false;
                int length = 0;
                for (int cell = start; (seen >>> cell & 1) == 0; cell = homes[board.tile(cell)]) {
                    seen |= 1L << cell;
                    blankMet |= cell == blank;
                    length++;
                }
                if (length > 1) {
                    jumps += blankMet ? length - 1 : length + 1;
                }
            }
            return jumps;
        }

        @Override
        public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
            int cell = homes[tile];
            if (cell == to) {
                return estimate - 1;
            }
            if (cell == from) {
                return estimate + 1;
            }
            do {
                cell = homes[board.tile(cell)];
            } while (cell != from && cell != to);
            return cell == to ? estimate + 1 : estimate - 1;
        }
    }
}
