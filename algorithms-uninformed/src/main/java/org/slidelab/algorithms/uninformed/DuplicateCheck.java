package org.slidelab.algorithms.uninformed;

import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.engine.StateTable;
import org.slidelab.core.search.SearchMemory;

/** Decides which successors a depth-first search pushes on its stack. */
interface DuplicateCheck {

    /** Whether a successor at this depth is pushed; if so, it is remembered as the kind of check demands. */
    boolean admits(WorkingBoard board, int depth);

    /** Notes that a node at this depth was taken from the stack and is expanded. */
    default void expanding(WorkingBoard board, int depth) {}

    /** Forgets everything. */
    default void clear() {}

    /** The number of states remembered. */
    default int stored() {
        return 0;
    }

    /**
     * Whether a finished search down to a limit has seen every state that can be reached, although it came to nodes at
     * the limit: then a deeper search would see nothing new. False if the check can't tell.
     */
    default boolean sawEverythingAbove(int limit) {
        return false;
    }

    /** Admits everything, even the way back. */
    static DuplicateCheck none() {
        return (board, depth) -> true;
    }

    /** Admits a state once; it counts as seen when it is pushed. */
    final class MarkedWhenPushed implements DuplicateCheck {

        private final StateTable seen;

        MarkedWhenPushed(Dimensions size, SearchMemory memory) {
            seen = new StateTable(size, memory);
        }

        @Override
        public boolean admits(WorkingBoard board, int depth) {
            if (seen.find(board) >= 0) {
                return false;
            }
            seen.add(0);
            return true;
        }

        @Override
        public int stored() {
            return seen.size();
        }
    }

    /** Admits a state until it was expanded once; copies that are on the stack by then are expanded again. */
    final class MarkedWhenTaken implements DuplicateCheck {

        private final StateTable seen;

        MarkedWhenTaken(Dimensions size, SearchMemory memory) {
            seen = new StateTable(size, memory);
        }

        @Override
        public boolean admits(WorkingBoard board, int depth) {
            return seen.find(board) < 0;
        }

        @Override
        public void expanding(WorkingBoard board, int depth) {
            if (seen.find(board) < 0) {
                seen.add(0);
            }
        }

        @Override
        public int stored() {
            return seen.size();
        }
    }

    /** Admits a state again only at a smaller depth than before. */
    final class BestDepth implements DuplicateCheck {

        private final SearchMemory memory;
        private final StateTable seen;
        private int[] depths;

        BestDepth(Dimensions size, SearchMemory memory) {
            this.memory = memory;
            seen = new StateTable(size, memory);
            depths = memory.ints(512);
        }

        @Override
        public boolean admits(WorkingBoard board, int depth) {
            int state = seen.find(board);
            if (state >= 0 && depths[state] <= depth) {
                return false;
            }
            if (state < 0) {
                state = seen.add(0);
                if (state == depths.length) {
                    depths = memory.grow(depths, SearchMemory.longer(state));
                }
            }
            depths[state] = depth;
            return true;
        }

        /** At the end the depths are the true distances, so it is enough that none is the limit. */
        @Override
        public boolean sawEverythingAbove(int limit) {
            for (int state = 0; state < seen.size(); state++) {
                if (depths[state] == limit) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void clear() {
            seen.clear();
        }

        @Override
        public int stored() {
            return seen.size();
        }
    }

    /** Admits a state once at each depth: a chain of entries for each state, newest first, one for each depth. */
    final class SameDepth implements DuplicateCheck {

        private final SearchMemory memory;
        private final StateTable seen;
        private int[] depths;
        private int[] older;

        SameDepth(Dimensions size, SearchMemory memory) {
            this.memory = memory;
            seen = new StateTable(size, memory);
            depths = memory.ints(512);
            older = memory.ints(512);
        }

        @Override
        public boolean admits(WorkingBoard board, int depth) {
            int newest = seen.find(board);
            for (int entry = newest; entry >= 0; entry = older[entry]) {
                if (depths[entry] == depth) {
                    return false;
                }
            }
            int entry = seen.add(0);
            if (entry == depths.length) {
                depths = memory.grow(depths, SearchMemory.longer(entry));
                older = memory.grow(older, depths.length);
            }
            depths[entry] = depth;
            older[entry] = newest;
            return true;
        }

        @Override
        public void clear() {
            seen.clear();
        }

        @Override
        public int stored() {
            return seen.size();
        }
    }

    /** Admits every state that isn't on the path from the start. */
    final class OnPath implements DuplicateCheck {

        private final SearchMemory memory;
        private final int words;
        private final long[] candidate;
        private long[] path;

        OnPath(Dimensions size, SearchMemory memory) {
            this.memory = memory;
            words = WorkingBoard.words(size);
            candidate = new long[words];
            path = memory.longs(64 * words);
        }

        @Override
        public boolean admits(WorkingBoard board, int depth) {
            board.pack(candidate, 0);
            // The blank's cell has the colour of a chess board: states at an odd distance always differ.
            for (int ancestor = depth - 2; ancestor >= 0; ancestor -= 2) {
                if (samePacked(ancestor * words)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void expanding(WorkingBoard board, int depth) {
            if ((depth + 1) * words > path.length) {
                path = memory.grow(path, SearchMemory.longer(path.length));
            }
            board.pack(path, depth * words);
        }

        private boolean samePacked(int offset) {
            for (int word = 0; word < words; word++) {
                if (path[offset + word] != candidate[word]) {
                    return false;
                }
            }
            return true;
        }
    }
}
