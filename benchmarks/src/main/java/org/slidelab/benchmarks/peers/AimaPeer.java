package org.slidelab.benchmarks.peers;

import aima.core.agent.Action;
import aima.core.search.framework.SearchForActions;
import aima.core.search.framework.SearchUtils;
import aima.core.search.framework.problem.Problem;
import aima.core.search.framework.qsearch.GraphSearch;
import aima.core.search.framework.qsearch.GraphSearchBFS;
import aima.core.search.informed.AStarSearch;
import aima.core.search.uninformed.BreadthFirstSearch;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.slidelab.benchmarks.peers.PackedPuzzle.State;
import org.slidelab.core.board.Move;

/** The code of the textbook "Artificial Intelligence: A Modern Approach". A search object serves one call only. */
final class AimaPeer implements Peer {

    private record Slide(Move move) implements Action {
        @Override
        public boolean isNoOp() {
            return false;
        }
    }

    private static final List<Slide> SLIDES =
            List.of(new Slide(Move.RIGHT), new Slide(Move.DOWN), new Slide(Move.LEFT), new Slide(Move.UP));

    @Override
    public String name() {
        return "AIMA 3.0.0";
    }

    @Override
    public Optional<Solver> solver(Method method, PackedPuzzle puzzle) {
        return switch (method) {
            case BREADTH_FIRST -> Optional.of(solver(puzzle, () -> new BreadthFirstSearch(new GraphSearchBFS())));
            case A_STAR ->
                Optional.of(solver(
                        puzzle, () -> new AStarSearch(new GraphSearch(), state -> puzzle.manhattan((State) state))));
            case IDA_STAR -> Optional.empty();
        };
    }

    private static Solver solver(PackedPuzzle puzzle, Supplier<SearchForActions> search) {
        return start -> {
            Problem problem = new Problem(
                    start,
                    state -> actions(puzzle, (State) state),
                    (state, action) -> puzzle.after((State) state, ((Slide) action).move()),
                    state -> state.equals(puzzle.goal()));
            List<Action> actions = search.get().findActions(problem);
            return SearchUtils.isFailure(actions) ? OptionalInt.empty() : OptionalInt.of(actions.size());
        };
    }

    private static Set<Action> actions(PackedPuzzle puzzle, State state) {
        Set<Action> actions = new LinkedHashSet<>();
        for (Slide slide : SLIDES) {
            if (puzzle.allows(state, slide.move())) {
                actions.add(slide);
            }
        }
        return actions;
    }
}
