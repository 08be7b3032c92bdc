package org.slidelab.lab.run;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.slidelab.core.board.Parity;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchResult;
import org.slidelab.core.search.SearchStopped;
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
     * Runs a search. Its limit on time holds for what is made ready before it, too.
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
                .progress(settings.progress())
                .improvements(settings.improvements());
        try {
            Estimates.of(problem, configuration, settings).ifPresent(estimates -> {
                estimates.prepare();
                context.evaluator(estimates.forward())
                        .moreEvaluators(estimates::forward)
                        .backwardEvaluator(estimates::backward)
                        .limits(settings.limits()
                                .withTime(settings.limits().time().minus(estimates.preparation())));
            });
        } catch (OutOfMemoryError | SearchStopped e) {
            Limit limit = e instanceof SearchStopped stopped ? stopped.limit() : Limit.MEMORY;
            return new RunReport(problem, configuration, Optional.of(new Outcome.CutOff(limit)), Statistics.NONE, note);
        }
        SearchResult result = search(problem, configuration, context.build());
        return new RunReport(problem, configuration, Optional.of(result.outcome()), result.statistics(), note);
    }

    /**
     * Makes ready what a search will need and takes long to make, so that the search isn't charged for it. What stops this
     * will stop the search as well.
     *
     * @throws ProviderFault if the heuristic throws
     */
    public static void prepare(Problem problem, Configuration configuration, RunSettings settings) {
        if (problem.parity().solvable() || settings.exhaust()) {
            try {
                Estimates.of(problem, configuration, settings).ifPresent(Estimates::prepare);
            } catch (OutOfMemoryError | SearchStopped e) {
                // The search finds out for itself.
            }
        }
    }

    private static SearchResult search(Problem problem, Configuration configuration, SearchContext context) {
        try {
            SearchResult result = configuration.algorithm().provider().run(problem, context);
            Outcome outcome = Objects.requireNonNull(result.outcome(), "no outcome");
            if (outcome instanceof Outcome.Solved solved
                    && !problem.start().after(solved.moves()).equals(problem.goal())) {
                throw new IllegalStateException("the moves of its solution do not lead to the goal");
            }
            return result;
        } catch (OutOfMemoryError e) {
            return new SearchResult(new Outcome.CutOff(Limit.MEMORY), context.statistics());
        } catch (ProviderFault | InvalidSpecException e) {
            throw e;
        } catch (Throwable e) {
            Optional<Chosen<Heuristic>> culprit = configuration.heuristic().filter(chosen -> isToBlame(chosen, e));
            if (culprit.isEmpty() && e instanceof StackOverflowError) {
                return new SearchResult(new Outcome.CutOff(Limit.MEMORY), context.statistics());
            }
            throw culprit.map(chosen -> ProviderFault.of(chosen, configuration.others(), e))
                    .orElseGet(() -> ProviderFault.of(configuration.algorithm(), e));
        }
    }

    /** A heuristic is to blame if it gave a wrong estimate, or if the exception passed through code of its own. */
    private static boolean isToBlame(Chosen<Heuristic> heuristic, Throwable thrown) {
        Class<?> type = heuristic.provider().getClass();
        String pluginJar = heuristic.entry().plugin() ? type.getClassLoader().getName() : "";
        return thrown instanceof InvalidEstimateException
                || Arrays.stream(thrown.getStackTrace())
                        .limit(FRAMES_TO_LOOK_AT)
                        .anyMatch(frame -> packageOf(frame).equals(type.getPackageName())
                                || pluginJar.equals(frame.getClassLoaderName()));
    }

    private static String packageOf(StackTraceElement frame) {
        return frame.getClassName()
                .substring(0, Math.max(0, frame.getClassName().lastIndexOf('.')));
    }
}
