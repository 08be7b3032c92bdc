package org.slidelab.lab.run;

import java.util.Optional;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicFinder;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.SearchAlgorithm;

/**
 * An algorithm with its options and, if it is informed, a heuristic with its options.
 *
 * @param algorithm the algorithm
 * @param heuristic the heuristic, present just if the algorithm is informed
 * @param others where a heuristic that is made of others finds them
 */
public record Configuration(
        Chosen<SearchAlgorithm> algorithm, Optional<Chosen<Heuristic>> heuristic, HeuristicFinder others) {

    /**
     * A provider that was chosen by a spec.
     *
     * @param entry the provider and where it came from
     * @param spec how it was chosen
     * @param options the values of its options
     * @param <P> the kind of provider
     */
    public record Chosen<P extends Provider>(CatalogEntry<P> entry, Spec spec, Options options) {

        /** A provider, with its options set by a spec. */
        public static <P extends Provider> Chosen<P> of(CatalogEntry<P> entry, Spec spec) {
            return new Chosen<>(entry, spec, Options.of(entry.provider(), spec));
        }

        /** The provider itself. */
        public P provider() {
            return entry.provider();
        }
    }

    /** Whether a solution found in this way is certainly shortest. */
    public boolean optimal() {
        return algorithm.provider().traits().optimality().holds(admissible());
    }

    /** Whether lower bounds hold: there is no heuristic, or it never overestimates. */
    public boolean admissible() {
        return heuristic
                .map(chosen ->
                        chosen.provider().traits(chosen.options(), others).admissible())
                .orElse(true);
    }

    /** Whether the algorithm or the heuristic came from the plugin folder. */
    public boolean usesPlugin() {
        return algorithm.entry().plugin()
                || heuristic.map(chosen -> chosen.entry().plugin()).orElse(false);
    }

    /** The specs as people write them: {@code bfs}, {@code astar manhattan}. */
    @Override
    public String toString() {
        return algorithm.spec() + heuristic.map(chosen -> " " + chosen.spec()).orElse("");
    }
}
