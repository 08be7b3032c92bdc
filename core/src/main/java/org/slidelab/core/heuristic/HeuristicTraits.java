package org.slidelab.core.heuristic;

import java.util.function.Predicate;
import org.slidelab.core.board.Dimensions;

/**
 * What a heuristic claims.
 *
 * @param admissible no estimate exceeds the true cost
 * @param consistent one move changes the estimate by at most one
 * @param boards the boards it can be used on, in words
 * @param supports the same as a test
 */
public record HeuristicTraits(boolean admissible, boolean consistent, String boards, Predicate<Dimensions> supports) {

    /** Usable on any board, with no claim about its estimates. */
    public static final HeuristicTraits NOTHING_CLAIMED = new HeuristicTraits(false, false, "any", size -> true);

    /** Usable on any board; admissible, but one move may change the estimate by more than one. */
    public static final HeuristicTraits ADMISSIBLE = new HeuristicTraits(true, false, "any", size -> true);

    /** Usable on any board; admissible and consistent. */
    public static final HeuristicTraits CONSISTENT = new HeuristicTraits(true, true, "any", size -> true);

    /** The same claims for fewer boards. */
    public HeuristicTraits onlyOn(String description, Predicate<Dimensions> test) {
        return new HeuristicTraits(admissible, consistent, description, test);
    }
}
