package org.slidelab.web.api;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.boards.DistanceTable;
import org.slidelab.lab.boards.RandomBoards;
import org.slidelab.web.http.Exchange;
import org.slidelab.web.http.Parameters;
import org.slidelab.web.http.Refusal;
import org.slidelab.web.http.Route;

/**
 * Makes a random board: any that can reach the goal, one at an exact distance from it (up to ten cells), or one after so
 * many random moves.
 *
 * @param distances what is known of small boards
 * @param jobs has it done
 */
record RandomRoute(KnownDistances distances, Jobs jobs) implements Route {

    private static final Set<String> NAMES = Set.of("size", "goal", "depth", "seed");
    private static final int LARGEST_SEED = 1_000_000_000;
    private static final int MOST_MOVES = 1000;

    @Override
    public void answer(Exchange exchange, Parameters parameters) {
        parameters.only(NAMES);
        Dimensions size = ProblemReader.size(parameters).orElse(new Dimensions(3, 3));
        Board goal = ProblemReader.goal(parameters, size);
        Optional<Integer> depth = parameters.whole("depth", 0, MOST_MOVES).map(Long::intValue);
        long seed = parameters
                .whole("seed", 0, LARGEST_SEED)
                .orElseGet(() -> new SplittableRandom().nextLong(LARGEST_SEED));
        jobs.answer(exchange, job -> fields(goal, seed, depth));
    }

    private Map<String, Object> fields(Board goal, long seed, Optional<Integer> depth) {
        Board board = depth.map(moves -> at(goal, seed, moves)).orElseGet(() -> new RandomBoards(goal, seed).next());
        return ImmutableMap.<String, Object>builder()
                .putAll(BoardRoute.fields(new Problem(board, goal)))
                .put("seed", seed)
                .put("exact", depth.isPresent() && DistanceTable.supports(goal.size()))
                .buildOrThrow();
    }

    private Board at(Board goal, long seed, int depth) {
        if (!DistanceTable.supports(goal.size())) {
            return RandomWalk.from(goal, depth, seed);
        }
        int greatest = distances.greatest(goal);
        if (depth > greatest) {
            throw Refusal.of(
                    "depth",
                    "depth %d: the boards of size %s are 0 to %d moves from the goal"
                            .formatted(depth, goal.size(), greatest));
        }
        return distances.random(goal, depth, seed);
    }
}
