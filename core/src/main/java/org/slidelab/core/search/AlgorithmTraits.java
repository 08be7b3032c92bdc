package org.slidelab.core.search;

/**
 * The textbook properties of an algorithm, in terms of b (branching factor), d (depth of the shallowest solution) and m
 * (greatest depth of the space).
 *
 * @param informed whether it uses a heuristic
 * @param complete when it finds a solution if there is one, in words: {@code yes}, {@code if d ≤ limit}
 * @param optimality when its solutions are shortest
 * @param time its time, such as {@code O(b^d)}
 * @param space its space, such as {@code O(bd)}
 */
public record AlgorithmTraits(boolean informed, String complete, Optimality optimality, String time, String space) {

    /** When solutions are shortest. */
    public enum Optimality {
        /** Every solution is shortest. */
        ALWAYS("always"),
        /** Solutions are shortest if the heuristic never overestimates. */
        IF_ADMISSIBLE("if the heuristic is admissible"),
        /** A solution may be longer than necessary. */
        NOT_GUARANTEED("not guaranteed");

        private final String words;

        Optimality(String words) {
            this.words = words;
        }

        /** The condition in words. */
        public String words() {
            return words;
        }

        /** Whether a solution is shortest, given what the heuristic claims. */
        public boolean holds(boolean admissible) {
            return this == ALWAYS || (this == IF_ADMISSIBLE && admissible);
        }
    }
}
