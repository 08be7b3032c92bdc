package org.slidelab.benchmarks;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchResult;

/**
 * An algorithm and a heuristic from the catalog, with the heuristic's tables made, ready to search again and again.
 *
 * @param algorithm the algorithm
 * @param options the values of its options
 * @param evaluator the estimates, if it is informed
 * @param moreEvaluators gives the estimates of further threads
 * @param goal the goal of all searches
 */
public record PreparedSearch(
        SearchAlgorithm algorithm,
        Options options,
        Optional<Evaluator> evaluator,
        Supplier<Evaluator> moreEvaluators,
        Board goal) {

    /** The order in which Korf's boards are searched in the literature. */
    private static final MoveOrder ORDER = MoveOrder.parse("ULRD");

    /** What the benchmarks' class path offers. */
    public static Catalog catalog() {
        return Catalog.of(PreparedSearch.class.getClassLoader());
    }

    /** Chooses by specs; the heuristic's is ignored if the algorithm takes none. */
    public static PreparedSearch of(Catalog catalog, String algorithm, String heuristic, Board goal) {
        Spec spec = Spec.parse(algorithm);
        SearchAlgorithm chosen = catalog.algorithm(spec.id()).provider();
        return of(chosen, Options.of(chosen, spec), () -> catalog.evaluator(heuristic, goal), goal);
    }

    private static PreparedSearch of(
            SearchAlgorithm algorithm, Options options, Supplier<Evaluator> evaluators, Board goal) {
        Optional<Evaluator> evaluator =
                algorithm.traits().informed() ? Optional.of(evaluators.get()) : Optional.empty();
        return new PreparedSearch(algorithm, options, evaluator, evaluators, goal);
    }

    /** The same search with other estimates, made of these. */
    public PreparedSearch with(UnaryOperator<Evaluator> change) {
        return of(algorithm, options, () -> change.apply(moreEvaluators.get()), goal);
    }

    /** Searches. */
    public SearchResult run(Board start) {
        return run(start, Limits.DEFAULT);
    }

    /** Searches within limits. */
    public SearchResult run(Board start, Limits limits) {
        SearchContext.Builder context =
                SearchContext.builder().options(options).limits(limits).moreEvaluators(moreEvaluators);
        evaluator.ifPresent(context::evaluator);
        return algorithm.run(new Problem(start, goal, ORDER), context.build());
    }

    /** Searches, and makes sure that the solution has the known cost. */
    public SearchResult run(Board start, int cost) {
        SearchResult result = run(start);
        if (!(result.outcome() instanceof Outcome.Solved solved) || solved.cost() != cost) {
            throw new IllegalStateException("%s: %s, expected a solution of %d moves for %s"
                    .formatted(algorithm.id(), result.outcome(), cost, start));
        }
        return result;
    }
}
