package org.slidelab.lab.experiment;

import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slidelab.lab.experiment.StudyPlan.PlannedRun;

/**
 * Makes one run after another until there are none left.
 *
 * <p>A provider that hangs can't be interrupted. So a worker whose run is overdue is left to itself: somebody else says
 * how the run ended, and another worker takes its place. Should the provider come back after all, the worker sees that
 * nobody waits for it and ends.
 */
final class Worker {

    private final Queue<PlannedRun> left;
    private final Queue<Ended> ended;
    private final RunPlace place;
    private final Function<PlannedRun, Attempt> begin;
    private final Thread thread = new Thread(this::work, "experiment worker");
    private volatile @Nullable Attempt current;
    private volatile boolean stopped;

    /** A run and the fields that tell how it ended. */
    record Ended(PlannedRun run, Map<String, @Nullable Object> fields) {}

    Worker(Queue<PlannedRun> left, Queue<Ended> ended, RunPlace place, Function<PlannedRun, Attempt> begin) {
        this.left = left;
        this.ended = ended;
        this.place = place;
        this.begin = begin;
    }

    void start() {
        thread.setDaemon(true);
        thread.start();
    }

    /** The run that is under way but should have ended, if it is; from now on it isn't this worker's any more. */
    Optional<Attempt> giveUp() {
        Attempt attempt = current;
        if (attempt == null || !attempt.overdue() || !attempt.settle()) {
            return Optional.empty();
        }
        stop();
        return Optional.of(attempt);
    }

    /** Asks the worker to stop; the run under way is cancelled. */
    void stop() {
        stopped = true;
        Attempt attempt = current;
        if (attempt != null) {
            attempt.cancel();
        }
    }

    boolean alive() {
        return thread.isAlive();
    }

    private void work() {
        for (PlannedRun run = left.poll(); run != null && !stopped; run = left.poll()) {
            Attempt attempt = begin.apply(run);
            current = attempt;
            Map<String, @Nullable Object> fields = place.run(attempt);
            if (!stopped && attempt.settle()) {
                ended.add(new Ended(run, fields));
            }
            current = null;
        }
    }
}
