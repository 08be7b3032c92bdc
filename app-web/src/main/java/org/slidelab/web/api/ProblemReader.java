package org.slidelab.web.api;

import java.util.Optional;
import java.util.Set;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.BoardText;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.search.Problem;
import org.slidelab.web.http.Parameters;
import org.slidelab.web.http.Refusal;

/** Reads boards, sizes and goals from requests; what is wrong is said of the parameter that is to blame. */
final class ProblemReader {

    static final Set<String> NAMES = Set.of("board", "size", "goal", "moveOrder");

    private ProblemReader() {}

    static Problem problem(Parameters parameters) {
        Optional<Dimensions> size = size(parameters);
        String text = parameters
                .text("board")
                .orElseThrow(() -> Refusal.of("board", "no board; expected tiles such as 1 2 5 3 4 0 6 7 8"));
        Board board = Refusal.orRefuse("board", () -> BoardText.parse(text, size));
        MoveOrder order = parameters
                .text("moveOrder")
                .map(letters -> Refusal.orRefuse("moveOrder", () -> MoveOrder.parse(letters)))
                .orElse(MoveOrder.DEFAULT);
        return new Problem(board, goal(parameters, board.size()), order);
    }

    static Board goal(Parameters parameters, Dimensions size) {
        String goal = parameters.text("goal").orElse(NamedGoal.BLANK_FIRST.id());
        return Refusal.orRefuse("goal", () -> NamedGoal.parse(goal, size));
    }

    static Optional<Dimensions> size(Parameters parameters) {
        return parameters.text("size").map(text -> Refusal.orRefuse("size", () -> Dimensions.parse(text)));
    }
}
