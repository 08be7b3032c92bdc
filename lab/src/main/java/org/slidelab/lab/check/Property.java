package org.slidelab.lab.check;

import java.util.Locale;
import org.slidelab.core.heuristic.HeuristicTraits;

/** What can be true or false of a heuristic. */
public enum Property {
    /** The estimate of the goal is 0; where every board is looked at, some other goals are tried too. */
    GOAL_ZERO("0 for the goal"),
    /** No estimate is negative, or too large to be added to a path cost. */
    IN_RANGE("never negative"),
    /** No estimate exceeds the true distance. */
    ADMISSIBLE("admissible"),
    /** No move lowers the estimate by more than one move. */
    CONSISTENT("consistent"),
    /** The methods that tell how a move changes the estimate agree with the one that estimates a board. */
    INCREMENTAL("incremental form right"),
    /** The same board always gets the same estimate. */
    REPEATABLE("same board, same estimate"),
    /** The board that is estimated is left as it was. */
    BOARD_UNTOUCHED("leaves the board as it was");

    private final String words;

    Property(String words) {
        this.words = words;
    }

    /** The property for people. */
    public String words() {
        return words;
    }

    /** The property in files: {@code goal-zero}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether a heuristic with these traits claims the property; what engines rely on is claimed by every heuristic. */
    public boolean claimedBy(HeuristicTraits traits) {
        return switch (this) {
            case ADMISSIBLE -> traits.admissible();
            case CONSISTENT -> traits.consistent();
            default -> true;
        };
    }

    /** Whether there are heuristics that don't claim it. */
    public boolean optional() {
        return this == ADMISSIBLE || this == CONSISTENT;
    }
}
