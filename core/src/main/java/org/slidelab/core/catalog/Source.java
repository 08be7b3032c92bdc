package org.slidelab.core.catalog;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Objects;

/**
 * Where a provider's class came from.
 *
 * @param jar the name of the jar, or the path of a folder of classes
 * @param version the version that the jar's manifest gives, or an empty text
 */
public record Source(String jar, String version) {

    /** The source of a class. */
    public static Source of(Class<?> type) {
        String version = Objects.requireNonNullElse(type.getPackage().getImplementationVersion(), "");
        CodeSource code = type.getProtectionDomain().getCodeSource();
        if (code == null || code.getLocation() == null) {
            return new Source("(unknown)", version);
        }
        try {
            Path path = Path.of(new URI(code.getLocation().toString()));
            boolean isJar = path.toString().endsWith(".jar");
            return new Source(String.valueOf(isJar ? path.getFileName() : path), version);
        } catch (URISyntaxException | IllegalArgumentException e) {
            return new Source(code.getLocation().toString(), version);
        }
    }

    @Override
    public String toString() {
        return version.isEmpty() || jar.contains(version) ? jar : jar + " (" + version + ")";
    }
}
