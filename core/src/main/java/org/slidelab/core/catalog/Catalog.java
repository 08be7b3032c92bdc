package org.slidelab.core.catalog;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleConsumer;
import org.slidelab.core.board.Board;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicFinder;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.NearestName;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.SearchAlgorithm;

/**
 * All algorithms and heuristics that exist: those of a class loader and those of the jars in a plugin folder.
 *
 * <p>A provider that can't be used (a broken jar, a class that throws, an id that is malformed or taken) is left out
 * and becomes a {@link CatalogProblem}; the others go on working.
 */
public final class Catalog implements HeuristicFinder {

    private final Map<String, CatalogEntry<SearchAlgorithm>> algorithms = new TreeMap<>();
    private final Map<String, CatalogEntry<Heuristic>> heuristics = new TreeMap<>();
    private final List<CatalogProblem> problems = new ArrayList<>();

    private Catalog() {}

    /** The providers that a class loader sees, plugins aside. */
    public static Catalog of(ClassLoader classPath) {
        Catalog catalog = new Catalog();
        catalog.addAll(classPath, false);
        return catalog;
    }

    /** The providers that a class loader sees and those of the jars in a folder, in the order of the jars' names. */
    public static Catalog of(ClassLoader classPath, Path pluginFolder) {
        Catalog catalog = of(classPath);
        for (PluginJar jar : PluginJar.in(pluginFolder, catalog.problems)) {
            int before = catalog.size() + catalog.problems.size();
            catalog.addAll(jar.classLoader(), true);
            if (before == catalog.size() + catalog.problems.size()) {
                catalog.problems.add(new CatalogProblem(
                        jar.name(), "has no algorithm or heuristic (is META-INF/services missing?)"));
            }
        }
        return catalog;
    }

    /** All algorithms, by id. */
    public List<CatalogEntry<SearchAlgorithm>> algorithms() {
        return List.copyOf(algorithms.values());
    }

    /** All heuristics, by id. */
    public List<CatalogEntry<Heuristic>> heuristics() {
        return List.copyOf(heuristics.values());
    }

    /** What was found and can't be used. */
    public List<CatalogProblem> problems() {
        return List.copyOf(problems);
    }

    /**
     * The algorithm with an id.
     *
     * @throws InvalidSpecException if there is none; it tells what there is
     */
    public CatalogEntry<SearchAlgorithm> algorithm(String id) {
        return find("algorithm", id, algorithms);
    }

    /**
     * The heuristic with an id.
     *
     * @throws InvalidSpecException if there is none; it tells what there is
     */
    public CatalogEntry<Heuristic> heuristic(String id) {
        return find("heuristic", id, heuristics);
    }

    @Override
    public List<String> heuristicIds() {
        return List.copyOf(heuristics.keySet());
    }

    @Override
    public HeuristicTraits heuristicTraits(String spec) {
        Spec parsed = Spec.parse(spec);
        Heuristic heuristic = heuristic(parsed.id()).provider();
        return heuristic.traits(Options.of(heuristic, parsed), this);
    }

    @Override
    public Evaluator evaluator(String spec, Board goal) {
        requireSupport(spec, goal);
        Spec parsed = Spec.parse(spec);
        Heuristic heuristic = heuristic(parsed.id()).provider();
        return heuristic.evaluator(goal, Options.of(heuristic, parsed), this);
    }

    @Override
    public void prepare(String spec, Board goal, DoubleConsumer progress) {
        requireSupport(spec, goal);
        Spec parsed = Spec.parse(spec);
        Heuristic heuristic = heuristic(parsed.id()).provider();
        heuristic.prepare(goal, Options.of(heuristic, parsed), this, progress);
    }

    private void requireSupport(String spec, Board goal) {
        HeuristicTraits traits = heuristicTraits(spec);
        if (!traits.supports().test(goal.size())) {
            throw new InvalidSpecException("heuristic '%s' does not support %s boards; it supports: %s"
                    .formatted(spec, goal.size(), traits.boards()));
        }
    }

    private int size() {
        return algorithms.size() + heuristics.size();
    }

    private void addAll(ClassLoader loader, boolean plugin) {
        ProviderLoader.load(SearchAlgorithm.class, loader, problems, provider -> add(provider, plugin, algorithms));
        ProviderLoader.load(Heuristic.class, loader, problems, provider -> add(provider, plugin, heuristics));
    }

    private <P extends Provider> void add(P provider, boolean plugin, Map<String, CatalogEntry<P>> entries) {
        CatalogEntry<P> entry = new CatalogEntry<>(provider, Source.of(provider.getClass()), plugin);
        CatalogEntry<P> other = entries.putIfAbsent(provider.id(), entry);
        if (other != null) {
            problems.add(new CatalogProblem(
                    entry.source().jar(),
                    "%s has the id '%s' of %s in %s"
                            .formatted(
                                    provider.getClass().getName(),
                                    provider.id(),
                                    other.provider().getClass().getName(),
                                    other.source().jar())));
        }
    }

    private static <P extends Provider> CatalogEntry<P> find(
            String kind, String id, Map<String, CatalogEntry<P>> entries) {
        CatalogEntry<P> entry = entries.get(id);
        if (entry == null) {
            throw new InvalidSpecException("unknown %s '%s'; %s"
                    .formatted(
                            kind,
                            id,
                            entries.isEmpty()
                                    ? "there are none (is a jar missing?)"
                                    : NearestName.suggestion(id, entries.keySet())));
        }
        return entry;
    }
}
