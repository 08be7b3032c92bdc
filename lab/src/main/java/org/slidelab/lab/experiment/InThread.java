package org.slidelab.lab.experiment;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.search.Limits;
import org.slidelab.lab.experiment.StudyPlan.PlannedRun;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.ProviderFault;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.run.SearchRunner;

/** Runs searches in the thread that asks for it. */
final class InThread implements RunPlace {

    private final RunSettings settings;
    private final Map<String, Evaluator> evaluators = new HashMap<>();

    InThread(RunSettings settings) {
        this.settings = settings;
    }

    @Override
    public Map<String, @Nullable Object> run(Attempt attempt) {
        PlannedRun run = attempt.run();
        try {
            RunSettings watched =
                    settings.withCancelled(attempt::cancelled).withProgress(statistics -> attempt.searching());
            // Apart from the search, so that the one that happens to build the tables isn't charged for it.
            SearchRunner.prepare(run.problem(), run.configuration(), watched.withLimits(Limits.DEFAULT));
            RunReport report = SearchRunner.run(run.problem(), run.configuration(), watched);
            return RunPlace.fields(report, estimate(run));
        } catch (ProviderFault | InvalidSpecException e) {
            return RunPlace.failed(run, Objects.requireNonNullElse(e.getMessage(), e.toString()));
        } catch (RuntimeException | Error e) {
            return RunPlace.failed(run, "a fault of Slidelab: " + e);
        }
    }

    /** What the heuristic says of the board itself; none if it can't be asked outside of a search. */
    private @Nullable Double estimate(PlannedRun run) {
        Configuration configuration = run.configuration();
        if (configuration.heuristic().isEmpty()) {
            return null;
        }
        try {
            Evaluator evaluator = evaluators.computeIfAbsent(
                    configuration.heuristic().get().spec().toString(),
                    spec -> configuration.others().evaluator(spec, run.problem().goal()));
            return (double) evaluator.estimate(new WorkingBoard(run.problem().start())) / evaluator.unitsPerMove();
        } catch (RuntimeException | Error e) {
            return null;
        }
    }
}
