package org.slidelab.core.table;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The folder where tables are kept.
 *
 * <p>The first of these that is set: the system property {@code slidelab.cache}, the environment variable
 * {@code SLIDELAB_CACHE}, and the folder {@code slidelab} in {@code XDG_CACHE_HOME}, in {@code LOCALAPPDATA} or in
 * {@code .cache} in the user's home.
 */
public final class CacheFolder {

    /** The system property that names the folder. */
    public static final String PROPERTY = "slidelab.cache";

    /** The environment variable that names the folder. */
    public static final String VARIABLE = "SLIDELAB_CACHE";

    private static final String NAME = "slidelab";

    private CacheFolder() {}

    /** The folder for this process; it need not be there. */
    public static Path current() {
        return of(System.getenv(), System::getProperty);
    }

    static Path of(Map<String, String> environment, UnaryOperator<String> properties) {
        return set(properties.apply(PROPERTY))
                .or(() -> set(environment.get(VARIABLE)))
                .map(Path::of)
                .or(() -> set(environment.get("XDG_CACHE_HOME"))
                        .or(() -> set(environment.get("LOCALAPPDATA")))
                        .map(folder -> Path.of(folder, NAME)))
                .orElseGet(() -> Path.of(set(properties.apply("user.home")).orElse("."), ".cache", NAME));
    }

    private static Optional<String> set(@Nullable String value) {
        return Optional.ofNullable(value).filter(text -> !text.isBlank());
    }
}
