package org.slidelab.benchmarks.peers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.slidelab.benchmarks.KorfBoard;
import org.slidelab.benchmarks.peers.PackedPuzzle.State;
import org.slidelab.benchmarks.peers.Peer.Method;
import org.slidelab.benchmarks.peers.Peer.Solver;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;

/**
 * What every library is to do: solve some boards, with the known costs.
 *
 * @param title the boards in words
 * @param method how to search
 * @param costs the boards and the lengths of their shortest solutions
 */
record Task(String title, Method method, Map<Board, Integer> costs) {

    static final Task HARDEST_BREADTH_FIRST = eightPuzzle(Method.BREADTH_FIRST);
    static final Task HARDEST_A_STAR = eightPuzzle(Method.A_STAR);
    static final Task HARDEST_IDA_STAR = eightPuzzle(Method.IDA_STAR);

    private static Task eightPuzzle(Method method) {
        return new Task("8-puzzle 806547231", method, Map.of(Board.parse("806547231"), 31));
    }

    /** The easiest boards of Korf, one after another. */
    static Task korf(int boards, Method method) {
        Map<Board, Integer> costs = new LinkedHashMap<>();
        KorfBoard.easiest(boards).forEach(each -> costs.put(each.board(), each.cost()));
        return new Task("15-puzzle, %d easy boards of Korf".formatted(boards), method, costs);
    }

    /** The puzzle of which the boards are. */
    PackedPuzzle puzzle() {
        return new PackedPuzzle(
                NamedGoal.BLANK_FIRST.on(costs.keySet().iterator().next().size()));
    }

    /** Solves all boards and gives the seconds that took. */
    double seconds(Solver solver, String name) {
        List<Map.Entry<Board, Integer>> boards = List.copyOf(costs.entrySet());
        long began = System.nanoTime();
        for (Map.Entry<Board, Integer> each : boards) {
            OptionalInt cost = solver.cost(State.of(each.getKey()));
            if (!cost.equals(OptionalInt.of(each.getValue()))) {
                throw new IllegalStateException("%s, %s, board %s: cost %s, expected %d"
                        .formatted(name, method, each.getKey(), cost, each.getValue()));
            }
        }
        return (System.nanoTime() - began) / 1e9;
    }
}
