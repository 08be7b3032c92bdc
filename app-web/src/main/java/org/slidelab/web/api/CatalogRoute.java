package org.slidelab.web.api;

import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.catalog.CatalogProblem;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.search.Limits;
import org.slidelab.lab.report.CatalogFields;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.web.http.Exchange;
import org.slidelab.web.http.Parameters;
import org.slidelab.web.http.Route;

/** Tells what can be chosen, what suits each size, and the limits. */
final class CatalogRoute implements Route {

    private static final List<Dimensions> SIZES = sizes();

    private final Map<String, Object> fields;

    CatalogRoute(Catalog catalog, Limits limits) {
        fields = ImmutableMap.<String, Object>builder()
                .put("version", version())
                .put(
                        "algorithms",
                        catalog.algorithms().stream()
                                .map(CatalogRoute::provider)
                                .toList())
                .put(
                        "heuristics",
                        catalog.heuristics().stream()
                                .map(CatalogRoute::heuristic)
                                .toList())
                .put(
                        "goals",
                        Arrays.stream(NamedGoal.values()).map(NamedGoal::id).toList())
                .put("suited", suited(new Configurations(catalog)))
                .put(
                        "limits",
                        ImmutableMap.of(
                                "nodes",
                                limits.nodes(),
                                "seconds",
                                limits.time().toMillis() / 1e3,
                                "bytes",
                                limits.bytes(),
                                "expansions",
                                TraceRoute.MOST_EXPANSIONS))
                .put(
                        "leftOut",
                        catalog.problems().stream()
                                .map(CatalogProblem::toString)
                                .toList())
                .buildOrThrow();
    }

    @Override
    public void answer(Exchange exchange, Parameters parameters) {
        parameters.only(List.of());
        exchange.json(fields);
    }

    private static Map<String, Object> provider(CatalogEntry<? extends Provider> entry) {
        Map<String, Object> all = new LinkedHashMap<>(CatalogFields.of(entry));
        all.put("plugin", entry.plugin());
        return all;
    }

    private static Map<String, Object> heuristic(CatalogEntry<Heuristic> entry) {
        Map<String, Object> all = provider(entry);
        all.put(
                "sizes",
                SIZES.stream()
                        .filter(size -> entry.provider().traits().supports().test(size))
                        .map(Dimensions::toString)
                        .toList());
        return all;
    }

    private static Map<String, Object> suited(Configurations configurations) {
        Map<String, Object> suited = new LinkedHashMap<>();
        for (Dimensions size : SIZES) {
            Configuration best =
                    configurations.choose(Optional.empty(), Optional.empty(), NamedGoal.BLANK_FIRST.on(size));
            Map<String, Object> specs = new LinkedHashMap<>();
            specs.put("algorithm", best.algorithm().spec().toString());
            best.heuristic()
                    .ifPresent(each -> specs.put("heuristic", each.spec().toString()));
            suited.put(size.toString(), specs);
        }
        return suited;
    }

    private static List<Dimensions> sizes() {
        List<Dimensions> sizes = new ArrayList<>();
        for (int rows = Dimensions.MIN; rows <= Dimensions.MAX; rows++) {
            for (int columns = Dimensions.MIN; columns <= Dimensions.MAX; columns++) {
                sizes.add(new Dimensions(rows, columns));
            }
        }
        return sizes;
    }

    private static String version() {
        return Objects.requireNonNullElse(CatalogRoute.class.getPackage().getImplementationVersion(), "");
    }
}
