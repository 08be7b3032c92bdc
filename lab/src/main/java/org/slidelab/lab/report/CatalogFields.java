package org.slidelab.lab.report;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Option;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.search.SearchAlgorithm;

/** What the catalog has, as named fields. */
public final class CatalogFields {

    private CatalogFields() {}

    /** The fields of everything. */
    public static Map<String, Object> of(Catalog catalog) {
        return ImmutableMap.of(
                "algorithms",
                        catalog.algorithms().stream().map(CatalogFields::of).toList(),
                "heuristics",
                        catalog.heuristics().stream().map(CatalogFields::of).toList());
    }

    /** The fields of one provider. */
    public static Map<String, Object> of(CatalogEntry<? extends Provider> entry) {
        Provider provider = entry.provider();
        return ImmutableMap.of(
                "id", provider.id(),
                "summary", provider.summary(),
                "source", entry.source().jar(),
                "version", entry.source().version(),
                "class", provider.getClass().getName(),
                "options",
                        provider.options().stream().map(CatalogFields::option).toList(),
                "traits", traits(provider));
    }

    /** The traits of a provider, as the words that describe shows. */
    public static Map<String, Object> traits(Provider provider) {
        if (provider instanceof SearchAlgorithm algorithm) {
            return ImmutableMap.of(
                    "informed", algorithm.traits().informed(),
                    "complete", algorithm.traits().complete(),
                    "optimal", algorithm.traits().optimality().words(),
                    "time", algorithm.traits().time(),
                    "space", algorithm.traits().space());
        }
        if (provider instanceof Heuristic heuristic) {
            return ImmutableMap.of(
                    "admissible", heuristic.traits().admissible(),
                    "consistent", heuristic.traits().consistent(),
                    "boards", heuristic.traits().boards());
        }
        return ImmutableMap.of();
    }

    private static Map<String, Object> option(Option<?> option) {
        ImmutableMap.Builder<String, Object> fields = ImmutableMap.<String, Object>builder()
                .put("name", option.name())
                .put("summary", option.summary())
                .put("default", option.format(option.defaultValue()))
                .put("accepted", option.accepted())
                .put("choices", List.copyOf(option.choices()));
        option.range()
                .ifPresent(range -> fields.put("min", number(range.min(), range.whole()))
                        .put("max", number(range.max(), range.whole()))
                        .put("whole", range.whole()));
        return fields.buildOrThrow();
    }

    private static Number number(double value, boolean whole) {
        return whole ? (Number) (long) value : (Number) value;
    }
}
