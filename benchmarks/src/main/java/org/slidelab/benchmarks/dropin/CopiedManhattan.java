package org.slidelab.benchmarks.dropin;

import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.Options;

/** Manhattan distance written by somebody else, with the incremental method. */
public final class CopiedManhattan implements Heuristic {

    /** The name to choose it by. */
    public static final String ID = "copied-manhattan";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String summary() {
        return "Manhattan distance from a plugin";
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.CONSISTENT;
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        return new Distances(goal);
    }

    private static final class Distances implements Evaluator {

        private final int[] steps;

        Distances(Board goal) {
            steps = new int[goal.cells() << 6];
            for (int tile = 1; tile < goal.cells(); tile++) {
                for (int cell = 0; cell < goal.cells(); cell++) {
                    steps[tile << 6 | cell] = goal.size().distance(cell, goal.cellOf(tile));
                }
            }
        }

        @Override
        public int estimate(WorkingBoard board) {
            int sum = 0;
            for (int cell = 0; cell < board.cells(); cell++) {
                sum += steps[board.tile(cell) << 6 | cell];
            }
            return sum;
        }

        @Override
        public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
            return estimate - steps[tile << 6 | from] + steps[tile << 6 | to];
        }
    }
}
