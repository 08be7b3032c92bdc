package org.slidelab.lab.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.lab.run.Configuration.Chosen;

/**
 * Makes configurations from what people ask for and what the catalog has.
 *
 * @param catalog what there is
 */
public record Configurations(Catalog catalog) {

    /** The word that stands for everything there is. */
    public static final String ALL = "all";

    /**
     * The configuration for one search. What wasn't asked for is chosen by what the providers say suits the goal
     * best.
     *
     * @throws InvalidSpecException if a spec can't be met
     */
    public Configuration choose(Optional<String> algorithm, Optional<String> heuristic, Board goal) {
        Chosen<SearchAlgorithm> chosen = algorithm.map(this::algorithm).orElseGet(() -> bestAlgorithm(goal.size()));
        return configuration(chosen, heuristic.map(text -> heuristic(text, goal.size())), goal);
    }

    /**
     * Every algorithm asked for, the informed ones with every heuristic asked for; nothing asked for means the best
     * heuristic for the goal, and {@code all} means all that there are.
     *
     * @throws InvalidSpecException if a spec can't be met, or heuristics are given to uninformed algorithms only
     */
    public List<Configuration> cross(List<String> algorithms, List<String> heuristics, Board goal) {
        List<Chosen<SearchAlgorithm>> chosen = chosen(algorithms, catalog.algorithms(), this::algorithm);
        List<Chosen<Heuristic>> estimates =
                heuristics.isEmpty() ? List.of(bestHeuristic(goal)) : heuristics(heuristics, goal.size());
        List<Configuration> configurations = new ArrayList<>();
        for (Chosen<SearchAlgorithm> each : chosen) {
            if (!each.provider().traits().informed()) {
                configurations.add(new Configuration(each, Optional.empty(), catalog));
            } else {
                estimates.forEach(
                        estimate -> configurations.add(new Configuration(each, Optional.of(estimate), catalog)));
            }
        }
        if (!heuristics.isEmpty()
                && configurations.stream().allMatch(each -> each.heuristic().isEmpty())) {
            throw takesNoHeuristic(chosen.get(0), heuristics.get(0));
        }
        return configurations;
    }

    /**
     * Heuristics by their specs; {@code all} means all that support the size.
     *
     * @throws InvalidSpecException if a spec can't be met
     */
    public List<Chosen<Heuristic>> heuristics(List<String> specs, Dimensions size) {
        return chosen(specs, usableHeuristics(size), text -> heuristic(text, size));
    }

    private static <P extends Provider> List<Chosen<P>> chosen(
            List<String> asked, List<CatalogEntry<P>> all, Function<String, Chosen<P>> find) {
        return asked.stream()
                .flatMap(text ->
                        text.equals(ALL) ? all.stream().map(Configurations::withDefaults) : Stream.of(find.apply(text)))
                .toList();
    }

    /** The heuristics that can be used on boards of a size, by id. */
    public List<CatalogEntry<Heuristic>> usableHeuristics(Dimensions size) {
        return catalog.heuristics().stream()
                .filter(entry -> entry.provider().traits().supports().test(size))
                .toList();
    }

    private Configuration configuration(
            Chosen<SearchAlgorithm> algorithm, Optional<Chosen<Heuristic>> heuristic, Board goal) {
        if (algorithm.provider().traits().informed()) {
            return new Configuration(algorithm, Optional.of(heuristic.orElseGet(() -> bestHeuristic(goal))), catalog);
        }
        heuristic.ifPresent(chosen -> {
            throw takesNoHeuristic(algorithm, chosen.spec().toString());
        });
        return new Configuration(algorithm, Optional.empty(), catalog);
    }

    private InvalidSpecException takesNoHeuristic(Chosen<SearchAlgorithm> algorithm, String heuristic) {
        List<String> informed = catalog.algorithms().stream()
                .filter(entry -> entry.provider().traits().informed())
                .map(entry -> entry.provider().id())
                .toList();
        return new InvalidSpecException(
                "algorithm '%s' is uninformed and takes no heuristic, but '%s' was given; informed ones: %s"
                        .formatted(algorithm.spec(), heuristic, String.join(", ", informed)));
    }

    private Chosen<SearchAlgorithm> algorithm(String text) {
        Spec spec = Spec.parse(text);
        return Chosen.of(catalog.algorithm(spec.id()), spec);
    }

    private Chosen<Heuristic> heuristic(String text, Dimensions size) {
        Spec spec = Spec.parse(text);
        Chosen<Heuristic> chosen = Chosen.of(catalog.heuristic(spec.id()), spec);
        HeuristicTraits traits = chosen.provider().traits(chosen.options(), catalog);
        if (!traits.supports().test(size)) {
            throw new InvalidSpecException("heuristic '%s' does not support %s boards; it supports: %s"
                    .formatted(spec.id(), size, traits.boards()));
        }
        return chosen;
    }

    private Chosen<SearchAlgorithm> bestAlgorithm(Dimensions size) {
        return withDefaults(best(
                "algorithm", catalog.algorithms(), entry -> entry.provider().suitability(size)));
    }

    private Chosen<Heuristic> bestHeuristic(Board goal) {
        return withDefaults(best(
                "heuristic",
                usableHeuristics(goal.size()),
                entry -> entry.provider().suitability(goal)));
    }

    private static <P extends Provider> CatalogEntry<P> best(
            String kind, List<CatalogEntry<P>> entries, ToIntFunction<CatalogEntry<P>> suitability) {
        return entries.stream()
                .max(Comparator.comparingInt(suitability))
                .orElseThrow(() -> new InvalidSpecException("there is no " + kind + " (is a jar missing?)"));
    }

    private static <P extends Provider> Chosen<P> withDefaults(CatalogEntry<P> entry) {
        return Chosen.of(entry, Spec.parse(entry.provider().id()));
    }
}
