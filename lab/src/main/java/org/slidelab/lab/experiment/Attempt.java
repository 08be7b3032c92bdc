package org.slidelab.lab.experiment;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slidelab.lab.experiment.StudyPlan.PlannedRun;
import org.slidelab.lab.run.Amounts;

/** A run that is under way: how long it has been, and who may still say how it ended. */
final class Attempt {

    private final PlannedRun run;
    private final Duration time;
    private final Patience patience;
    private final Runnable whenSearching;
    private final AtomicBoolean settled = new AtomicBoolean();
    private volatile long sinceNanos = System.nanoTime();
    private volatile boolean searching;
    private volatile boolean cancelled;

    /** Begins an attempt; somebody is told when the search itself begins. */
    Attempt(PlannedRun run, Duration time, Patience patience, Runnable whenSearching) {
        this.run = run;
        this.time = time;
        this.patience = patience;
        this.whenSearching = whenSearching;
    }

    PlannedRun run() {
        return run;
    }

    /** Notes that everything is prepared and the search goes on; said again and again. */
    void searching() {
        if (!searching) {
            sinceNanos = System.nanoTime();
            searching = true;
            whenSearching.run();
        }
    }

    /** Asks the run to stop. */
    void cancel() {
        cancelled = true;
    }

    boolean cancelled() {
        return cancelled;
    }

    /** Claims the right to say how the run ended; true for the first who asks. */
    boolean settle() {
        return settled.compareAndSet(false, true);
    }

    /** Whether the run should have answered long since. */
    boolean overdue() {
        return System.nanoTime() - sinceNanos > saturatedNanos(allowed().plus(patience.grace()));
    }

    /** A search that never tells of itself may take as long as one that does. */
    private Duration allowed() {
        return searching || time.compareTo(patience.preparation()) > 0 ? time : patience.preparation();
    }

    /** Why the run was given up. */
    String verdict() {
        return searching
                ? "hangs: no answer %s after its time limit of %s"
                        .formatted(Amounts.ofTime(patience.grace()), Amounts.ofTime(time))
                : "hangs: its search had not begun after %s".formatted(Amounts.ofTime(allowed()));
    }

    private static long saturatedNanos(Duration duration) {
        return duration.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? duration.toNanos() : Long.MAX_VALUE;
    }
}
