package org.slidelab.web.api;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.boards.DistanceTable;
import org.slidelab.web.http.Exchange;
import org.slidelab.web.http.Parameters;
import org.slidelab.web.http.Refusal;
import org.slidelab.web.http.Route;

/**
 * Tells what a heuristic estimates along a path and, on boards of up to ten cells, how far the goal really is.
 *
 * @param catalog where the heuristic is found
 * @param distances what is known of small boards
 * @param jobs has it done
 */
record PathRoute(Catalog catalog, KnownDistances distances, Jobs jobs) implements Route {

    private static final int MOST_MOVES = 100_000;
    private static final Set<String> NAMES = ImmutableSet.<String>builder()
            .addAll(ProblemReader.NAMES)
            .add("moves", "heuristic")
            .build();

    @Override
    public void answer(Exchange exchange, Parameters parameters) {
        parameters.only(NAMES);
        Problem problem = ProblemReader.problem(parameters);
        String heuristic = parameters
                .text("heuristic")
                .orElseThrow(() -> Refusal.of("heuristic", "no heuristic; expected a name such as manhattan"));
        Refusal.orRefuse("heuristic", () -> catalog.heuristicTraits(heuristic));
        List<Board> path = path(problem.start(), parameters.text("moves").orElse(""));
        jobs.answer(exchange, job -> fields(problem, heuristic, path));
    }

    private Map<String, @Nullable Object> fields(Problem problem, String heuristic, List<Board> path) {
        Evaluator evaluator = Refusal.orRefuse("heuristic", () -> catalog.evaluator(heuristic, problem.goal()));
        double units = evaluator.unitsPerMove();
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("heuristic", heuristic);
        fields.put(
                "estimates",
                path.stream()
                        .map(board -> evaluator.estimate(new WorkingBoard(board)) / units)
                        .toList());
        fields.put(
                "distances", DistanceTable.supports(problem.size()) ? distances.distances(problem.goal(), path) : null);
        return fields;
    }

    private static List<Board> path(Board start, String letters) {
        if (letters.length() > MOST_MOVES) {
            throw Refusal.of("moves", "%d moves; at most %d".formatted(letters.length(), MOST_MOVES));
        }
        List<Board> path = new ArrayList<>(List.of(start));
        for (int i = 0; i < letters.length(); i++) {
            Board board = path.get(i);
            Optional<Move> move = move(letters.charAt(i)).filter(board::allows);
            path.add(board.after(move.orElseThrow(() -> Refusal.of(
                    "moves",
                    "moves '%s': expected the letters U, D, L and R, and none that leaves the board"
                            .formatted(letters)))));
        }
        return path;
    }

    private static Optional<Move> move(char letter) {
        for (Move move : Move.values()) {
            if (move.letter() == letter) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }
}
