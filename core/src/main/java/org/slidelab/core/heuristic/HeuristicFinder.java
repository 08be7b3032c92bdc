package org.slidelab.core.heuristic;

import java.util.List;
import java.util.function.DoubleConsumer;
import org.slidelab.core.board.Board;

/**
 * Finds heuristics by what people write, those of plugins included, for a heuristic that is made of others.
 *
 * <p>The catalog is one. Every method that takes a spec throws {@link org.slidelab.core.provider.InvalidSpecException} if
 * there is no such heuristic or it has no such option.
 */
public interface HeuristicFinder {

    /** The ids of all heuristics, in alphabetical order. */
    List<String> heuristicIds();

    /** What the heuristic of a spec claims. */
    HeuristicTraits heuristicTraits(String spec);

    /** Prepares the estimates of a heuristic for one goal, of a size that its traits must support. */
    Evaluator evaluator(String spec, Board goal);

    /** Makes ready what the evaluators of a heuristic will need; see {@link Heuristic#prepare}. By default nothing. */
    default void prepare(String spec, Board goal, DoubleConsumer progress) {}
}
