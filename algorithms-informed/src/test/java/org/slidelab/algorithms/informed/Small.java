package org.slidelab.algorithms.informed;

import java.util.stream.Collectors;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
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
        Board start = Board.parse(board);
        Board goal = NamedGoal.BLANK_FIRST.on(start.size());
        SearchContext context = SearchContext.builder()
                .options(Options.of(algorithm, Spec.parse(spec)))
                .evaluator(heuristic.evaluator(goal, Options.DEFAULTS))
                .build();
        return algorithm.run(new Problem(start, goal), context);
    }

    static String moves(SearchResult result) {
        return ((Outcome.Solved) result.outcome())
                .moves().stream().map(move -> String.valueOf(move.letter())).collect(Collectors.joining());
    }
}
