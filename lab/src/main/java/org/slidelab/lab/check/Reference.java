package org.slidelab.lab.check;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.run.SearchRunner;

/**
 * What finds the true distances of samples on boards that are too large to know them all.
 *
 * <p>An algorithm of the class path whose solutions are shortest, with an admissible heuristic of the class path that is
 * not itself under check if there is another that suits the size. A solution is replayed by the runner, so it is an upper bound on the
 * distance whatever the heuristic is worth: an estimate above it is refuted beyond doubt. That it is shortest, which the
 * error of an estimate is reckoned from, is as true as the reference is admissible.
 *
 * @param configuration algorithm and heuristic
 */
record Reference(Configuration configuration) {

    private static final long MOST_NODES = 1_000_000;

    /** The reference for a goal, if the catalog has one. */
    static Optional<Reference> choose(Catalog catalog, Board goal, Set<String> underCheck) {
        Optional<CatalogEntry<SearchAlgorithm>> algorithm = catalog.algorithms().stream()
                .filter(entry -> !entry.plugin())
                .filter(entry -> entry.provider().traits().informed())
                .filter(entry -> entry.provider().traits().optimality().holds(true))
                .max(Comparator.comparingInt(entry -> entry.provider().suitability(goal.size())));
        Optional<CatalogEntry<Heuristic>> heuristic = new Configurations(catalog)
                .usableHeuristics(goal.size()).stream()
                        .filter(entry -> !entry.plugin())
                        .filter(entry -> entry.provider().traits().admissible())
                        .max(Comparator.comparing((CatalogEntry<Heuristic> entry) ->
                                        entry.provider().suitability(goal) > 0
                                                && !underCheck.contains(
                                                        entry.provider().id()))
                                .thenComparingInt(entry -> entry.provider().suitability(goal)));
        return algorithm.flatMap(search -> heuristic.map(estimate -> new Reference(new Configurations(catalog)
                .choose(
                        Optional.of(search.provider().id()),
                        Optional.of(estimate.provider().id()),
                        goal))));
    }

    /** A shortest solution, or nothing if it takes too many nodes. */
    Optional<List<Move>> shortest(Board board, Board goal, BooleanSupplier cancelled) {
        RunSettings settings = RunSettings.DEFAULT
                .withLimits(Limits.DEFAULT.withNodes(MOST_NODES))
                .withCancelled(cancelled);
        RunReport report = SearchRunner.run(new Problem(board, goal), configuration, settings);
        return report.optimal() ? report.moves() : Optional.empty();
    }
}
