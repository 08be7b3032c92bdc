package org.slidelab.algorithms.uninformed;

import java.util.stream.Collectors;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
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

    static SearchResult run(SearchAlgorithm algorithm, String spec, String board) {
        Board start = Board.parse(board);
        SearchContext context = SearchContext.builder()
                .options(Options.of(algorithm, Spec.parse(spec)))
                .build();
        return algorithm.run(new Problem(start, NamedGoal.BLANK_FIRST.on(start.size())), context);
    }

    static String moves(SearchResult result) {
        return ((Outcome.Solved) result.outcome())
                .moves().stream().map(move -> String.valueOf(move.letter())).collect(Collectors.joining());
    }
}
