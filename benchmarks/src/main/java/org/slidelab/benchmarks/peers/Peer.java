package org.slidelab.benchmarks.peers;

import java.util.Optional;
import java.util.OptionalInt;
import org.slidelab.benchmarks.peers.PackedPuzzle.State;

/** A library that can solve puzzles. */
interface Peer {

    /** The name of the library, with its version. */
    String name();

    /** How it searches, if it can search in that way. */
    Optional<Solver> solver(Method method, PackedPuzzle puzzle);

    /** Ways to search; all but the first use Manhattan distance. */
    enum Method {
        BREADTH_FIRST("breadth-first"),
        A_STAR("A*"),
        IDA_STAR("IDA*");

        private final String words;

        Method(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** Solves one puzzle after another. */
    @FunctionalInterface
    interface Solver {
        /** The length of the solution for a board, empty if there is none. */
        OptionalInt cost(State start);
    }
}
