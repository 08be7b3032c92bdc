package org.slidelab.core.provider;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The values that one spec gives to the options of a provider. */
public final class Options {

    /** No option is set: every one has its default. */
    public static final Options DEFAULTS = new Options(Map.of());

    private final Map<String, Object> values;

    private Options(Map<String, Object> values) {
        this.values = values;
    }

    /**
     * Reads the settings of a spec for a provider.
     *
     * @throws InvalidSpecException if a setting names no option of the provider or has a value that is not accepted
     */
    public static Options of(Provider provider, Spec spec) {
        Map<String, Object> values = new HashMap<>();
        spec.settings()
                .forEach((name, text) -> values.put(name, option(provider, name).parse(text)));
        return new Options(Map.copyOf(values));
    }

    /** The value of an option: the one that was set, or its default. */
    @SuppressWarnings("unchecked") // values are put here under an option's name only after that option parsed them
    public <T> T get(Option<T> option) {
        return (T) values.getOrDefault(option.name(), option.defaultValue());
    }

    private static Option<?> option(Provider provider, String name) {
        List<String> names = new ArrayList<>();
        for (Option<?> option : provider.options()) {
            if (option.name().equals(name)) {
                return option;
            }
            names.add(option.name());
        }
        throw new InvalidSpecException("%s has no option '%s'; %s"
                .formatted(provider.id(), name, names.isEmpty() ? "it has none" : NearestName.suggestion(name, names)));
    }
}
