package org.slidelab.lab.figures;

import java.util.ServiceLoader;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchResult;

/** Runs providers by name, without asking parity first. */
final class Searches {

    private Searches() {}

    static SearchResult run(String algorithm, String start, String goal) {
        return run(algorithm, "zero", new Problem(Board.parse(start), Board.parse(goal)));
    }

    static SearchResult run(String algorithm, String heuristic, String start, String goal) {
        return run(algorithm, heuristic, new Problem(Board.parse(start), Board.parse(goal)));
    }

    static SearchResult run(String algorithm, String heuristic, Problem problem) {
        Spec spec = Spec.parse(algorithm);
        SearchAlgorithm chosen = provider(SearchAlgorithm.class, spec);
        Heuristic guide = provider(Heuristic.class, Spec.parse(heuristic));
        SearchContext context = SearchContext.builder()
                .options(Options.of(chosen, spec))
                .evaluator(guide.evaluator(problem.goal(), Options.DEFAULTS))
                .backwardEvaluator(() -> guide.evaluator(problem.start(), Options.DEFAULTS))
                .build();
        return chosen.run(problem, context);
    }

    static Problem problem(Board start, Board goal, String moveOrder) {
        return new Problem(start, goal, MoveOrder.parse(moveOrder));
    }

    private static <P extends Provider> P provider(Class<P> kind, Spec spec) {
        return ServiceLoader.load(kind).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.id().equals(spec.id()))
                .findFirst()
                .orElseThrow();
    }
}
