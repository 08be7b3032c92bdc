package org.slidelab.lab.check;

import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;

/** The loop of which every evaluator class gets a copy, so that one is timed as a search would run it. */
final class PlainEstimateLoop implements EstimateLoop {

    private final Evaluator evaluator;
    private final WorkingBoard board;
    private final int[] targets;

    /** Creates a loop over a walk: a board and the cells that its blank visits, at the end of which it is back. */
    public PlainEstimateLoop(Evaluator evaluator, WorkingBoard board, int[] targets) {
        this.evaluator = evaluator;
        this.board = board;
        this.targets = targets;
    }

    @Override
    public long full(int estimates) {
        long sum = 0;
        for (int i = 0, step = 0; i < estimates; i++, step = step + 1 == targets.length ? 0 : step + 1) {
            board.moveBlank(targets[step]);
            sum += evaluator.estimate(board);
        }
        return sum;
    }

    @Override
    public long incremental(int estimates) {
        long sum = 0;
        long memo = evaluator.memo(board, evaluator.estimate(board));
        for (int i = 0, step = 0; i < estimates; i++, step = step + 1 == targets.length ? 0 : step + 1) {
            int target = targets[step];
            memo = evaluator.memoAfter(board, memo, board.tile(target), target, board.blank());
            board.moveBlank(target);
            sum += (int) memo;
        }
        return sum;
    }
}
