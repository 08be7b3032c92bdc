package org.slidelab.lab.run;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchStopped;
import org.slidelab.lab.run.Configuration.Chosen;

/**
 * What a search gets from its heuristic: evaluators, and before them tables, which may take longer than the search. So the
 * search's limit on time and its cancellation hold for them too.
 */
final class Estimates {

    private static final int MOST_UNITS = 1 << 20;

    private final Problem problem;
    private final Configuration configuration;
    private final Chosen<Heuristic> heuristic;
    private final RunSettings settings;
    private final long startNanos = System.nanoTime();
    private long preparedNanos;

    private Estimates(Problem problem, Configuration configuration, Chosen<Heuristic> heuristic, RunSettings settings) {
        this.problem = problem;
        this.configuration = configuration;
        this.heuristic = heuristic;
        this.settings = settings;
    }

    /** The estimates for a search, if it is an informed one. The time that it may take begins to run. */
    static Optional<Estimates> of(Problem problem, Configuration configuration, RunSettings settings) {
        return configuration.heuristic().map(chosen -> new Estimates(problem, configuration, chosen, settings));
    }

    /**
     * Makes ready what the evaluators will need.
     *
     * @throws SearchStopped if there is no time left, or the search is cancelled
     */
    void prepare() {
        prepare(problem.goal());
    }

    private void prepare(Board goal) {
        try {
            heuristic.provider().prepare(goal, heuristic.options(), configuration.others(), part -> {
                settings.preparation().accept(part);
                preparedNanos = System.nanoTime() - startNanos;
                requireTime();
            });
        } catch (CancellationException e) {
            throw new SearchStopped(Limit.CANCELLED);
        } catch (OutOfMemoryError | SearchStopped | InvalidSpecException e) {
            throw e;
        } catch (Throwable e) {
            throw ProviderFault.of(heuristic, configuration.others(), e);
        }
    }

    private void requireTime() {
        if (settings.cancelled().getAsBoolean()) {
            throw new SearchStopped(Limit.CANCELLED);
        }
        if (preparedNanos >= settings.limits().time().toNanos()) {
            throw new SearchStopped(Limit.TIME);
        }
    }

    /** How long it has taken to make things ready; 0 if there was nothing to do. */
    Duration preparation() {
        return Duration.ofNanos(preparedNanos);
    }

    /** An evaluator of the way to the goal. */
    Evaluator forward() {
        return evaluator(problem.goal());
    }

    /** An evaluator of the way to the start, for a search from both ends. */
    Evaluator backward() {
        try {
            prepare(problem.start());
            return evaluator(problem.start());
        } catch (InvalidSpecException e) {
            throw new InvalidSpecException("'%s' searches from the goal too, and '%s' can't estimate the way to %s: %s"
                    .formatted(configuration.algorithm().spec(), heuristic.spec(), problem.start(), e.getMessage()));
        }
    }

    /** Makes an evaluator and checks what every search relies on: units, and the goal's estimate. */
    private Evaluator evaluator(Board goal) {
        try {
            Evaluator evaluator = heuristic.provider().evaluator(goal, heuristic.options(), configuration.others());
            int units = evaluator.unitsPerMove();
            if (units < 1 || units > MOST_UNITS) {
                throw new InvalidEstimateException("%d units a move; expected 1 to %d".formatted(units, MOST_UNITS));
            }
            int estimate = evaluator.estimate(new WorkingBoard(goal));
            if (estimate != 0) {
                throw new InvalidEstimateException("estimate %d for the goal itself; expected 0".formatted(estimate));
            }
            return evaluator;
        } catch (OutOfMemoryError | InvalidSpecException e) {
            throw e;
        } catch (Throwable e) {
            throw ProviderFault.of(heuristic, configuration.others(), e);
        }
    }
}
