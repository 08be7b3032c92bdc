package org.slidelab.core.search;

import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.Provider;

/**
 * A provider of a search: {@code bfs} or {@code astar}, for example.
 *
 * <p>The catalog calls {@link #id}, {@link #summary}, {@link #options} and {@link #traits} when it lists what there is.
 * Front ends call {@link #run}, once for each search. Implementations write {@link #search}. Nothing here may return
 * null.
 */
public interface SearchAlgorithm extends Provider {

    /** What is known of the algorithm: shown by {@code slidelab describe}, and relied upon. */
    AlgorithmTraits traits();

    /**
     * Searches for a way from the start to the goal.
     *
     * <p>Counts in {@link SearchContext#counters}, tells {@link SearchContext#observer}, takes its large arrays from
     * {@link SearchContext#memory}, and calls {@link SearchContext#checkpoint} whenever the counter of expansions has
     * reached the value of the last call; that throws {@link SearchStopped} when a limit is reached, which must be let
     * through unless there is a solution to give already. Called with an unsolvable board, a complete algorithm returns
     * {@link Outcome.Unsolvable} once the space is exhausted.
     *
     * @param problem start, goal and move order; the sizes of start and goal are equal
     * @param context limits, counters, observer and, for an informed algorithm, the evaluator
     */
    Outcome search(Problem problem, SearchContext context);

    /** Searches, and adds the statistics; a limit that is reached becomes an outcome. */
    default SearchResult run(Problem problem, SearchContext context) {
        Outcome outcome;
        try {
            context.start(problem);
            outcome = search(problem, context);
        } catch (SearchStopped stopped) {
            outcome = new Outcome.CutOff(stopped.limit());
        }
        return new SearchResult(outcome, context.statistics());
    }

    /**
     * How well this algorithm serves a person who named none, from 0 (only when asked for, the default) to 100. The one
     * with the highest value for a board's size is taken.
     */
    default int suitability(Dimensions size) {
        return 0;
    }
}
