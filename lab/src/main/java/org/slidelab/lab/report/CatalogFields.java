package org.slidelab.lab.report;

import java.util.LinkedHashMap;
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
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(
                "algorithms",
                catalog.algorithms().stream().map(CatalogFields::of).toList());
        fields.put(
                "heuristics",
                catalog.heuristics().stream().map(CatalogFields::of).toList());
        return fields;
    }

    /** The fields of one provider. */
    public static Map<String, Object> of(CatalogEntry<? extends Provider> entry) {
        Provider provider = entry.provider();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("id", provider.id());
        fields.put("summary", provider.summary());
        fields.put("source", entry.source().jar());
        fields.put("version", entry.source().version());
        fields.put("class", provider.getClass().getName());
        fields.put(
                "options",
                provider.options().stream().map(CatalogFields::option).toList());
        fields.put("traits", traits(provider));
        return fields;
    }

    /** The traits of a provider, as the words that describe shows. */
    public static Map<String, Object> traits(Provider provider) {
        Map<String, Object> traits = new LinkedHashMap<>();
        if (provider instanceof SearchAlgorithm algorithm) {
            traits.put("informed", algorithm.traits().informed());
            traits.put("complete", algorithm.traits().complete());
            traits.put("optimal", algorithm.traits().optimality().words());
            traits.put("time", algorithm.traits().time());
            traits.put("space", algorithm.traits().space());
        } else if (provider instanceof Heuristic heuristic) {
            traits.put("admissible", heuristic.traits().admissible());
            traits.put("consistent", heuristic.traits().consistent());
            traits.put("boards", heuristic.traits().boards());
        }
        return traits;
    }

    private static Map<String, Object> option(Option<?> option) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", option.name());
        fields.put("summary", option.summary());
        fields.put("default", option.format(option.defaultValue()));
        fields.put("accepted", option.accepted());
        fields.put("choices", List.copyOf(option.choices()));
        return fields;
    }
}
