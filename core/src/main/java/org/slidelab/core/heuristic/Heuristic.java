package org.slidelab.core.heuristic;

import java.util.function.DoubleConsumer;
import org.slidelab.core.board.Board;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Provider;

/**
 * A provider of estimates of the number of moves that still lie between a board and the goal.
 *
 * <p>{@code manhattan} is one, for example. The catalog calls {@link #id}, {@link #summary}, {@link #options} and
 * {@link #traits} when it lists what there is; {@link #evaluator} is called once for each search, with a goal of a size
 * that {@link #traits} supports. Nothing here may return null.
 *
 * @see PlainHeuristic the shortest way to write one
 */
public interface Heuristic extends Provider {

    /** What is claimed of the estimates; {@code slidelab check} can put the claims to the test. */
    HeuristicTraits traits();

    /** The same for given options, where they decide; a heuristic made of others asks these. */
    default HeuristicTraits traits(Options options, HeuristicFinder others) {
        return traits();
    }

    /**
     * Prepares the estimates for one goal. Tables are built here, not in the constructor.
     *
     * @param goal the goal of the search
     * @param options the values of this heuristic's options
     */
    Evaluator evaluator(Board goal, Options options);

    /** The same for a heuristic that is made of others; whoever has a catalog calls this one. */
    default Evaluator evaluator(Board goal, Options options, HeuristicFinder others) {
        return evaluator(goal, options);
    }

    /**
     * Makes ready what the evaluators for a goal will need and takes long to make, such as tables. Evaluators would see to it
     * themselves, but without a word and without an end; so whoever shows progress or obeys a limit calls this first.
     *
     * @param goal the goal of the search
     * @param options the values of this heuristic's options
     * @param others the heuristics that this one may be made of
     * @param progress told now and then which part is done, from 0 to 1, on the calling thread; what it throws ends the
     *     work and goes through
     */
    default void prepare(Board goal, Options options, HeuristicFinder others, DoubleConsumer progress) {}

    /**
     * How well this heuristic serves a person who named none, from 0 (only when asked for, the default) to 100. The one
     * with the highest value for a goal is taken.
     *
     * @param goal a goal of a size that the traits support
     */
    default int suitability(Board goal) {
        return 0;
    }
}
