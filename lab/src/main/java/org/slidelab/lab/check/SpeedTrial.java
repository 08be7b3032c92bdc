package org.slidelab.lab.check;

import java.lang.invoke.MethodHandles;
import java.util.OptionalDouble;
import java.util.function.IntToLongFunction;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Successors;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.PrivateCopy;

/** Measures how fast an evaluator is, along a random walk there and back. */
final class SpeedTrial {

    private static final int WALK = 200;
    private static final int FIRST_BATCH = WALK * 2;
    private static final PrivateCopy<EstimateLoop> LOOPS = new PrivateCopy<>(
            MethodHandles.lookup(),
            PlainEstimateLoop.class,
            EstimateLoop.class,
            Evaluator.class,
            WorkingBoard.class,
            int[].class);

    private final long nanos;

    private SpeedTrial(long nanos) {
        this.nanos = nanos;
    }

    /** Measures; a trial before each measurement warms up. */
    static Speed of(Evaluator evaluator, Board goal, CheckSettings settings, boolean incremental) {
        SpeedTrial trial = new SpeedTrial(settings.speedTrial().toNanos());
        int[] walk = thereAndBack(goal, settings.seed());
        EstimateLoop loop = LOOPS.newInstance(evaluator.getClass(), evaluator, new WorkingBoard(goal), walk);
        return new Speed(
                trial.perSecond(loop::full),
                incremental ? OptionalDouble.of(trial.perSecond(loop::incremental)) : OptionalDouble.empty());
    }

    /** The cells that the blank visits on a walk from the goal and back to it. */
    private static int[] thereAndBack(Board goal, long seed) {
        RandomWalk random = new RandomWalk(goal, seed);
        WorkingBoard board = new WorkingBoard(goal);
        int[] cells = new int[2 * WALK];
        int lastMove = Successors.NO_MOVE;
        for (int step = 0; step < WALK; step++) {
            int entry = random.next(board, lastMove);
            lastMove = random.successors().move(entry);
            cells[2 * WALK - 1 - step] = board.blank();
            cells[step] = random.successors().target(entry);
            board.moveBlank(cells[step]);
        }
        return cells;
    }

    private double perSecond(IntToLongFunction loop) {
        measure(loop);
        return measure(loop);
    }

    /** Batches are whole walks, so that each begins at the goal; a slow evaluator gets few of them. */
    private double measure(IntToLongFunction loop) {
        long start = System.nanoTime();
        long estimates = 0;
        long batch = FIRST_BATCH;
        long elapsed = 0;
        while (elapsed < nanos) {
            consume(loop.applyAsLong((int) batch));
            estimates += batch;
            elapsed = System.nanoTime() - start;
            batch = Math.min(2 * batch, FIRST_BATCH * 4096L);
        }
        return estimates * 1e9 / elapsed;
    }

    /** A sum of estimates is never this number; asking keeps the loop from being left out. */
    private static void consume(long sum) {
        if (sum == Long.MIN_VALUE) {
            throw new IllegalStateException("sum of estimates out of range");
        }
    }
}
