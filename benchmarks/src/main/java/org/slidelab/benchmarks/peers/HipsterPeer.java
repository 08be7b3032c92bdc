package org.slidelab.benchmarks.peers;

import es.usc.citius.hipster.algorithm.Algorithm;
import es.usc.citius.hipster.algorithm.Hipster;
import es.usc.citius.hipster.model.Node;
import es.usc.citius.hipster.model.Transition;
import es.usc.citius.hipster.model.function.impl.StateTransitionFunction;
import es.usc.citius.hipster.model.impl.WeightedNode;
import es.usc.citius.hipster.model.problem.ProblemBuilder;
import es.usc.citius.hipster.model.problem.SearchProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.slidelab.benchmarks.peers.PackedPuzzle.State;
import org.slidelab.core.board.Move;

/** Hipster. If there is no solution, it gives the last node it looked at for the goal: so that is checked here. */
final class HipsterPeer implements Peer {

    @Override
    public String name() {
        return "Hipster 1.0.1";
    }

    @Override
    public Optional<Solver> solver(Method method, PackedPuzzle puzzle) {
        return Optional.of(start -> {
            SearchProblem<Void, State, WeightedNode<Void, State, Double>> problem = problem(puzzle, start);
            return switch (method) {
                case BREADTH_FIRST -> cost(puzzle, Hipster.createBreadthFirstSearch(problem));
                case A_STAR -> cost(puzzle, Hipster.createAStar(problem));
                case IDA_STAR -> cost(puzzle, Hipster.createIDAStar(problem));
            };
        });
    }

    private static SearchProblem<Void, State, WeightedNode<Void, State, Double>> problem(
            PackedPuzzle puzzle, State start) {
        return ProblemBuilder.create()
                .initialState(start)
                .defineProblemWithoutActions()
                .useTransitionFunction(new StateTransitionFunction<State>() {
                    @Override
                    public Iterable<State> successorsOf(State state) {
                        List<State> successors = new ArrayList<>(4);
                        for (Move move : Move.values()) {
                            if (puzzle.allows(state, move)) {
                                successors.add(puzzle.after(state, move));
                            }
                        }
                        return successors;
                    }
                })
                .useCostFunction((Transition<Void, State> transition) -> 1.0)
                .useHeuristicFunction(state -> (double) puzzle.manhattan(state))
                .build();
    }

    private static <N extends Node<Void, State, N>> OptionalInt cost(
            PackedPuzzle puzzle, Algorithm<Void, State, N> algorithm) {
        N node = algorithm.search(puzzle.goal()).getGoalNode();
        return node.state().equals(puzzle.goal()) ? OptionalInt.of(node.pathSize() - 1) : OptionalInt.empty();
    }
}
