package org.slidelab.lab.run;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleConsumer;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Parity;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicFinder;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchResult;
import org.slidelab.core.search.Statistics;
import org.slidelab.core.table.EstimateTable;
import org.slidelab.core.table.TabledHeuristic;
import org.slidelab.lab.run.Configuration.Chosen;

/**
 * Runs one search safely: asks parity first, keeps within the limits, and finds out which provider is to blame when one
 * throws.
 */
public final class SearchRunner {

    private static final int FRAMES_TO_LOOK_AT = 20;
    private static final int MOST_UNITS = 1 << 20;

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
                .progress(settings.progress())
                .improvements(settings.improvements());
        try {
            configuration
                    .heuristic()
                    .ifPresent(chosen -> prepareTables(chosen, problem.goal(), settings.preparation()));
            configuration
                    .heuristic()
                    .ifPresent(chosen -> context.evaluator(evaluator(chosen, problem.goal(), configuration.others()))
                            .moreEvaluators(() -> evaluator(chosen, problem.goal(), configuration.others()))
                            .backwardEvaluator(() -> evaluator(chosen, problem.start(), configuration.others())));
        } catch (OutOfMemoryError | CancellationException e) {
            Limit limit = e instanceof CancellationException ? Limit.CANCELLED : Limit.MEMORY;
            return new RunReport(problem, configuration, Optional.of(new Outcome.CutOff(limit)), Statistics.NONE, note);
        }
        SearchResult result = search(problem, configuration, context.build());
        return new RunReport(problem, configuration, Optional.of(result.outcome()), result.statistics(), note);
    }

    /** Makes the tables of a heuristic ready, so that its evaluators find them, and tells which part of all that is done. */
    private static void prepareTables(Chosen<Heuristic> heuristic, Board goal, DoubleConsumer progress) {
        if (!(heuristic.provider() instanceof TabledHeuristic tabled)) {
            return;
        }
        try {
            List<EstimateTable> tables = tabled.tables(goal, heuristic.options());
            double all = tables.stream().mapToDouble(EstimateTable::entries).sum();
            double before = 0;
            for (EstimateTable table : tables) {
                double done = before;
                table.prepare(part -> progress.accept((done + part * table.entries()) / all));
                before += table.entries();
            }
        } catch (OutOfMemoryError | CancellationException | InvalidSpecException e) {
            throw e;
        } catch (Throwable e) {
            throw fault(heuristic, e);
        }
    }

    /** Makes the evaluator of a heuristic and checks what every search relies on: units, and the goal's estimate. */
    private static Evaluator evaluator(Chosen<Heuristic> heuristic, Board goal, HeuristicFinder others) {
        try {
            Evaluator evaluator = heuristic.provider().evaluator(goal, heuristic.options(), others);
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
            throw fault(heuristic, e);
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
            throw culprit.map(chosen -> fault(chosen, e)).orElseGet(() -> fault(configuration.algorithm(), e));
        }
    }

    private static ProviderFault fault(Chosen<? extends Provider> chosen, Throwable thrown) {
        return new ProviderFault(chosen.entry(), ProviderFault.threw(thrown), thrown);
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
