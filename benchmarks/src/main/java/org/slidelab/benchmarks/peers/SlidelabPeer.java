package org.slidelab.benchmarks.peers;

import java.util.Optional;
import java.util.OptionalInt;
import org.slidelab.benchmarks.PreparedSearch;
import org.slidelab.core.search.Outcome;

/** Slidelab itself, through its catalog, with one thread and default options. */
final class SlidelabPeer implements Peer {

    @Override
    public String name() {
        return "Slidelab";
    }

    @Override
    public Optional<Solver> solver(Method method, PackedPuzzle puzzle) {
        String algorithm = switch (method) {
            case BREADTH_FIRST -> "bfs";
            case A_STAR -> "astar";
            case IDA_STAR -> "idastar";
        };
        PreparedSearch search = PreparedSearch.of(PreparedSearch.catalog(), algorithm, "manhattan", puzzle.goalBoard());
        return Optional.of(start -> search.run(puzzle.board(start)).outcome() instanceof Outcome.Solved solved
                ? OptionalInt.of(solved.cost())
                : OptionalInt.empty());
    }
}
