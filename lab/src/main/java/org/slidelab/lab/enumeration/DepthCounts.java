package org.slidelab.lab.enumeration;

import java.util.List;
import org.slidelab.core.board.Board;

/**
 * How many boards lie at each distance from a goal.
 *
 * @param goal the goal
 * @param counts the number of boards at distance 0, 1, 2 …
 * @param extent how far the enumeration came
 * @param bytes the memory it took
 * @param seconds the time it took
 */
public record DepthCounts(Board goal, List<Long> counts, Extent extent, long bytes, double seconds) {

    /** How far an enumeration came. */
    public enum Extent {
        /** Every board that can reach the goal was counted. */
        COMPLETE("complete"),
        /** It ended at the depth that was asked for. */
        DEPTH_LIMIT("depth-limit"),
        /** Somebody asked it to stop; the depths counted so far are right. */
        CANCELLED("cancelled");

        private final String word;

        Extent(String word) {
            this.word = word;
        }

        /** The word for it in every front end and file. */
        public String word() {
            return word;
        }
    }

    /** Creates the counts. */
    public DepthCounts {
        counts = List.copyOf(counts);
    }

    /** All boards that were counted. */
    public long total() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** The greatest distance that was counted. */
    public int deepest() {
        return counts.size() - 1;
    }
}
