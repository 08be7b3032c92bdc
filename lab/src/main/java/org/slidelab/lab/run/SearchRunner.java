package org.slidelab.lab.run;

import java.util.Arrays;
import java.util.Optional;
import org.slidelab.core.board.Parity;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchResult;
import org.slidelab.core.search.Statistics;
import org.slidelab.lab.run.Configuration.Chosen;

/**
 * Runs one search safely: asks parity first, keeps within the limits, and finds out which provider is to blame when one
 * throws.
 */
public final class SearchRunner {

    private static final int FRAMES_TO_LOOK_AT = 20;

    private SearchRunner() {}

    /**
     * Runs a search.
     *
     * @throws ProviderFault if the algorithm or the heuristic throws, or gives an estimate that can't be
     */
    public static RunReport run(Problem problem, Configuration configuration, RunSettings settings) {
        Parity parity = problem.parity();
        String note = parity.solvable() ? "" : parity.reason();
        if (!parity.solvable() && !settings.exhaust()) {
            return new RunReport(problem, configuration, Optional.of(new Outcome.Unsolvable()), Statistics.NONE, note);
        }
        SearchContext.Builder context = SearchContext.builder()
                .limits(settings.limits())
                .options(configuration.algorithm().options())
                .observer(settings.observer())
                .cancelled(settings.cancelled())
                .progress(settings.progress());
        configuration.heuristic().ifPresent(chosen -> context.evaluator(evaluator(chosen, problem)));
        SearchResult result = search(problem, configuration, context.build());
        return new RunReport(problem, configuration, Optional.of(result.outcome()), result.statistics(), note);
    }

    /** Makes the evaluator of a heuristic and checks what every search relies on: the goal's estimate is 0. */
    private static Evaluator evaluator(Chosen<Heuristic> heuristic, Problem problem) {
        try {
            Evaluator evaluator = heuristic.provider().evaluator(problem.goal(), heuristic.options());
            int estimate = evaluator.estimate(new WorkingBoard(problem.goal()));
            if (estimate != 0) {
                throw new InvalidEstimateException("estimate %d for the goal itself; expected 0".formatted(estimate));
            }
            return evaluator;
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            throw new ProviderFault(heuristic.entry(), ProviderFault.threw(e), e);
        }
    }

    private static SearchResult search(Problem problem, Configuration configuration, SearchContext context) {
        try {
            return configuration.algorithm().provider().run(problem, context);
        } catch (OutOfMemoryError e) {
            return new SearchResult(new Outcome.CutOff(Limit.MEMORY), context.statistics());
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            throw configuration
                    .heuristic()
                    .filter(chosen -> isToBlame(chosen, e))
                    .map(chosen -> new ProviderFault(chosen.entry(), ProviderFault.threw(e), e))
                    .orElseGet(() -> new ProviderFault(configuration.algorithm().entry(), ProviderFault.threw(e), e));
        }
    }

    /** A heuristic is to blame if it gave a wrong estimate, or if the exception passed through code of its package. */
    private static boolean isToBlame(Chosen<Heuristic> heuristic, Throwable thrown) {
        String packageName = heuristic.provider().getClass().getPackageName();
        return thrown instanceof InvalidEstimateException
                || Arrays.stream(thrown.getStackTrace())
                        .limit(FRAMES_TO_LOOK_AT)
                        .anyMatch(frame -> packageOf(frame).equals(packageName));
    }

    private static String packageOf(StackTraceElement frame) {
        return frame.getClassName()
                .substring(0, Math.max(0, frame.getClassName().lastIndexOf('.')));
    }
}
