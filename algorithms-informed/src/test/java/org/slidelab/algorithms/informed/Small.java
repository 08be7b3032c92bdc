package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchResult;

/** Runs the small problems of hand-computed cases; the goal is blank-first. */
final class Small {

    private Small() {}

    static SearchResult run(SearchAlgorithm algorithm, String spec, Heuristic heuristic, String board) {
        Board goal = NamedGoal.BLANK_FIRST.on(Board.parse(board).size());
        return run(algorithm, spec, heuristic.evaluator(goal, Options.DEFAULTS), board);
    }

    /** The same for a problem of any kind, with estimates for both directions. */
    static SearchResult run(SearchAlgorithm algorithm, String spec, Heuristic heuristic, Problem problem) {
        SearchContext context = SearchContext.builder()
                .options(Options.of(algorithm, Spec.parse(spec)))
                .evaluator(heuristic.evaluator(problem.goal(), Options.DEFAULTS))
                .backwardEvaluator(() -> heuristic.evaluator(problem.start(), Options.DEFAULTS))
                .build();
        return algorithm.run(problem, context);
    }

    /** The length of a solution after a check that it leads to the goal. */
    static int cost(Problem problem, SearchResult result) {
        List<Move> moves = ((Outcome.Solved) result.outcome()).moves();
        assertThat(problem.start().after(moves)).isEqualTo(problem.goal());
        return moves.size();
    }

    static SearchResult run(SearchAlgorithm algorithm, String spec, Evaluator evaluator, String board) {
        Board start = Board.parse(board);
        SearchContext context = SearchContext.builder()
                .options(Options.of(algorithm, Spec.parse(spec)))
                .evaluator(evaluator)
                .build();
        return algorithm.run(new Problem(start, NamedGoal.BLANK_FIRST.on(start.size())), context);
    }

    static String moves(SearchResult result) {
        return ((Outcome.Solved) result.outcome())
                .moves().stream().map(move -> String.valueOf(move.letter())).collect(Collectors.joining());
    }
}
