package org.slidelab.lab.trace;

import java.util.Locale;
import org.slidelab.core.board.Board;

/** Something that happened in a search; see {@link org.slidelab.core.search.SearchObserver}. */
public sealed interface TraceEvent {

    /** The word for it in files and for people: {@code expand}. */
    String word();

    /** What can happen to a node. */
    enum Kind {
        /** A successor was produced and kept. */
        GENERATE,
        /** A successor was produced and dropped. */
        PRUNE,
        /** A state that had been expanded goes back to the frontier. */
        REOPEN,
        /** A node is expanded. */
        EXPAND,
        /** The goal was recognised. */
        GOAL;

        private final String word = name().toLowerCase(Locale.ROOT);

        /** The word for it: {@code expand}. */
        public String word() {
            return word;
        }
    }

    /**
     * Something happened to a node.
     *
     * @param kind what
     * @param id the node's number
     * @param parent the number of the node it came from, -1 if there is none
     * @param g the moves from the start
     * @param h the estimate, in units
     * @param f what the frontier is ordered by, in units
     * @param replaces the number of the node of the same board whose place it takes, -1 if there is none
     * @param board the node's board
     */
    record Node(Kind kind, long id, long parent, int g, int h, int f, long replaces, Board board)
            implements TraceEvent {
        @Override
        public String word() {
            return kind.word();
        }
    }

    /**
     * A search that works in rounds begins one; nodes are numbered anew.
     *
     * @param bound its depth limit or bound, in units
     */
    record Round(int bound) implements TraceEvent {
        @Override
        public String word() {
            return "iteration";
        }
    }

    /**
     * A search that goes on after its first solution has found a better one.
     *
     * @param cost its moves
     */
    record Improved(int cost) implements TraceEvent {
        @Override
        public String word() {
            return "improve";
        }
    }
}
