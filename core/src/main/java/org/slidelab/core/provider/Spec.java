package org.slidelab.core.provider;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How people choose a provider and set its options: {@code astar}, {@code dls:limit=12},
 * {@code ids:duplicates=path,max-limit=40}.
 *
 * @param id the provider's id
 * @param settings the texts of the options that are set, by name, in the order written
 */
public record Spec(String id, Map<String, String> settings) {

    private static final Pattern KEBAB_CASE = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    /** Creates a spec. */
    public Spec {
        settings = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    }

    /**
     * Reads a spec.
     *
     * @throws InvalidSpecException if it doesn't have the form {@code id} or {@code id:name=value,name=value}
     */
    public static Spec parse(String text) {
        String stripped = text.strip();
        int colon = stripped.indexOf(':');
        String id = colon < 0 ? stripped : stripped.substring(0, colon);
        if (id.isEmpty()) {
            throw new InvalidSpecException("'%s': expected a name such as astar or dls:limit=12".formatted(text));
        }
        Map<String, String> settings = new LinkedHashMap<>();
        if (colon >= 0) {
            for (String setting : stripped.substring(colon + 1).split(",", -1)) {
                int equals = setting.indexOf('=');
                if (equals <= 0) {
                    throw new InvalidSpecException(
                            "'%s': expected name=value after the colon, found '%s'".formatted(text, setting));
                }
                String name = setting.substring(0, equals).strip();
                if (settings.put(name, setting.substring(equals + 1).strip()) != null) {
                    throw new InvalidSpecException("'%s' sets option %s twice".formatted(text, name));
                }
            }
        }
        return new Spec(id, settings);
    }

    /** Whether a text is well formed as an id or an option's name: kebab case, beginning with a letter. */
    public static boolean isKebabCase(String text) {
        return KEBAB_CASE.matcher(text).matches();
    }

    /** The form that {@link #parse} reads. */
    @Override
    public String toString() {
        return settings.isEmpty()
                ? id
                : settings.entrySet().stream()
                        .map(setting -> setting.getKey() + "=" + setting.getValue())
                        .collect(Collectors.joining(",", id + ":", ""));
    }
}
