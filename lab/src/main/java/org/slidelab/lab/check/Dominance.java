package org.slidelab.lab.check;

/**
 * How the estimates of two heuristics compare on the same boards.
 *
 * @param one the spec of a heuristic
 * @param other the spec of another
 * @param greater on how many boards the first says more
 * @param less on how many boards it says less
 */
public record Dominance(String one, String other, long greater, long less) {

    /** Whether the first never says less and sometimes more. */
    public boolean dominates() {
        return less == 0 && greater > 0;
    }

    /** Whether both always say the same. */
    public boolean equal() {
        return less == 0 && greater == 0;
    }
}
