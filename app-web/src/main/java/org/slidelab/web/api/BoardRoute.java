package org.slidelab.web.api;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Parity;
import org.slidelab.core.search.Problem;
import org.slidelab.web.http.Exchange;
import org.slidelab.web.http.Parameters;
import org.slidelab.web.http.Route;

/** Reads what a person typed as a board, and says whether it can be solved and why. */
final class BoardRoute implements Route {

    @Override
    public void answer(Exchange exchange, Parameters parameters) {
        parameters.only(ProblemReader.NAMES);
        exchange.json(fields(ProblemReader.problem(parameters)));
    }

    static Map<String, Object> fields(Problem problem) {
        Board board = problem.start();
        Parity parity = problem.parity();
        OutOfOrder outOfOrder = OutOfOrder.of(board, problem.goal());
        return ImmutableMap.of(
                "board", board.tiles(),
                "rows", board.size().rows(),
                "columns", board.size().columns(),
                "goal", problem.goal().tiles(),
                "solvable", parity.solvable(),
                "reason", parity.reason(),
                "inversions", outOfOrder.pairs(),
                "blankRows", outOfOrder.blankRows());
    }
}
