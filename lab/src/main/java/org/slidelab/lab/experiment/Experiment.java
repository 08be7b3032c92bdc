package org.slidelab.lab.experiment;

import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.search.Limits;
import org.slidelab.lab.experiment.StudyPlan.PlannedRun;
import org.slidelab.lab.experiment.Worker.Ended;
import org.slidelab.lab.run.RunSettings;

/**
 * Makes the runs of a study that aren't in its folder yet, several at once, and puts each there as it ends.
 *
 * <p>Workers take runs from one queue and put what they found on another. Everything else, writing, watching for runs
 * that hang, and telling of progress, is done by the one thread that called.
 */
public final class Experiment {

    private static final long POLL_MILLIS = 50;
    private static final int MOST_HANGING = 4;

    private final StudyPlan plan;
    private final ResultsFolder folder;
    private final ExperimentSettings settings;
    private final Resources resources;
    private final Queue<PlannedRun> left = new ConcurrentLinkedQueue<>();
    private final BlockingQueue<Ended> ended = new LinkedBlockingQueue<>();
    private final List<Worker> workers = new ArrayList<>();
    private final List<Worker> hanging = new ArrayList<>();
    private Progress progress;

    private Experiment(StudyPlan plan, ResultsFolder folder, ExperimentSettings settings) {
        this.plan = plan;
        this.folder = folder;
        this.settings = settings;
        this.resources = Resources.divide(plan.study(), settings.workers());
        for (PlannedRun run : plan.runs()) {
            if (!folder.has(run)) {
                left.add(run);
            }
        }
        int before = plan.size() - left.size();
        progress = new Progress(plan.size(), before, before, 0);
    }

    /**
     * Runs an experiment to its end, or until it is cancelled.
     *
     * @return how far it is
     * @throws HangingRunsException if so many runs hang that the others would suffer
     */
    public static Progress run(StudyPlan plan, ResultsFolder folder, ExperimentSettings settings) {
        return new Experiment(plan, folder, settings).run();
    }

    private Progress run() {
        if (settings.cancelled().getAsBoolean()) {
            return progress;
        }
        int needed = Math.min(resources.workers(), left.size());
        for (int i = 0; i < needed; i++) {
            startWorker();
        }
        settings.progress().accept(progress);
        try {
            while (!progress.complete() && !settings.cancelled().getAsBoolean()) {
                Ended run = ended.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
                if (run != null) {
                    record(run);
                }
                giveUpHanging();
                settings.progress().accept(progress);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            workers.forEach(Worker::stop);
        }
        // What ended while the others were asked to stop has finished too.
        Iterables.consumingIterable(ended).forEach(this::record);
        return progress;
    }

    private void startWorker() {
        Worker worker = new Worker(left, ended, place(), this::begin);
        workers.add(worker);
        worker.start();
    }

    private Attempt begin(PlannedRun run) {
        return new Attempt(run, plan.study().limits().time(), settings.patience(), () -> {});
    }

    private RunPlace place() {
        Study study = plan.study();
        Limits limits = study.limits().within(resources.bytes());
        return study.isolation().on()
                ? new InProcess(resources.heap(), limits, study.exhaust(), settings.plugins())
                : new InThread(RunSettings.DEFAULT.withLimits(limits).withExhaust(study.exhaust()));
    }

    /** A process of its own is killed by its worker; a thread can only be left to itself and replaced. */
    private void giveUpHanging() {
        if (plan.study().isolation().on()) {
            return;
        }
        for (Worker worker : List.copyOf(workers)) {
            worker.giveUp().ifPresent(attempt -> {
                workers.remove(worker);
                hanging.add(worker);
                record(new Ended(attempt.run(), RunPlace.failed(attempt.run(), attempt.verdict())));
                refuseTooMany(attempt);
                startWorker();
            });
        }
    }

    private void refuseTooMany(Attempt attempt) {
        hanging.removeIf(worker -> !worker.alive());
        if (hanging.size() >= MOST_HANGING && !progress.complete()) {
            throw new HangingRunsException(
                    "%d runs hang, the last one of '%s'; started again, the experiment goes on with the others; with --isolate, into another folder, those that hang are killed"
                            .formatted(hanging.size(), attempt.run().configuration()));
        }
    }

    private void record(Ended run) {
        RunRecord complete = complete(run);
        folder.add(complete);
        progress = progress.with(complete);
    }

    private RunRecord complete(Ended ended) {
        Study study = plan.study();
        Instance instance = ended.run().instance();
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put(RunRecord.INSTANCE, instance.number());
        fields.put(
                RunRecord.DISTANCE,
                instance.distance().isPresent() ? instance.distance().getAsInt() : null);
        fields.putAll(ended.fields());
        fields.put("moveOrder", study.moveOrder().toString());
        fields.put(
                "seed",
                study.boards().seed().isPresent() ? study.boards().seed().getAsLong() : null);
        fields.put("isolated", study.isolation().on());
        fields.put("workers", resources.workers());
        fields.put("heapBytes", resources.heap());
        fields.put("maxBytes", study.limits().within(resources.bytes()).bytes());
        fields.putAll(Machine.fields());
        return new RunRecord(fields);
    }
}
