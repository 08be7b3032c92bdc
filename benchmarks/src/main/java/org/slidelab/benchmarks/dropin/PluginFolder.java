package org.slidelab.benchmarks.dropin;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.heuristic.Heuristic;

/** A plugin folder with {@link CopiedManhattan} in a jar, so that a class loader of its own loads it. */
public final class PluginFolder {

    private PluginFolder() {}

    /** The catalog with what a class loader sees and the plugin. */
    public static Catalog catalog(ClassLoader classPath) {
        try {
            Path folder = Files.createTempDirectory("slidelab-plugins");
            Path jar = folder.resolve("copied-manhattan.jar");
            write(jar);
            folder.toFile().deleteOnExit();
            jar.toFile().deleteOnExit();
            return Catalog.of(classPath, folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path jar) throws IOException {
        String name = CopiedManhattan.class.getName();
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("META-INF/services/" + Heuristic.class.getName()));
            out.write(name.getBytes(StandardCharsets.UTF_8));
            for (String type : List.of(name, name + "$Distances")) {
                String file = type.replace('.', '/') + ".class";
                out.putNextEntry(new JarEntry(file));
                try (InputStream bytes = Objects.requireNonNull(
                        PluginFolder.class.getClassLoader().getResourceAsStream(file))) {
                    bytes.transferTo(out);
                }
            }
        }
    }
}
