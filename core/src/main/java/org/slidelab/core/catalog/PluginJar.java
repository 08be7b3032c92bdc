package org.slidelab.core.catalog;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarFile;

/**
 * A jar in the plugin folder.
 *
 * @param name the jar's file name
 * @param classLoader its own class loader, so that two plugins can bring different versions of a library
 */
record PluginJar(String name, ClassLoader classLoader) {

    /** The readable jars of a folder by name; the others become problems. */
    static List<PluginJar> in(Path folder, List<CatalogProblem> problems) {
        List<Path> paths = new ArrayList<>();
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, "*.jar")) {
            jars.forEach(paths::add);
        } catch (IOException e) {
            problems.add(new CatalogProblem(folder.toString(), "can't be read (" + e + ")"));
        }
        Collections.sort(paths);
        ClassLoader parent = new PluginParent(PluginJar.class.getClassLoader());
        List<PluginJar> plugins = new ArrayList<>();
        for (Path path : paths) {
            String name = String.valueOf(path.getFileName());
            try {
                new JarFile(path.toFile()).close();
                plugins.add(new PluginJar(name, new URLClassLoader(name, new URL[] {url(path)}, parent)));
            } catch (IOException e) {
                problems.add(new CatalogProblem(name, "is no readable jar (" + e.getMessage() + ")"));
            }
        }
        return plugins;
    }

    private static URL url(Path path) throws MalformedURLException {
        return path.toUri().toURL();
    }

    /**
     * What plugins see of the application: Slidelab's core, SLF4J and the JDK, and nothing else. In particular no
     * service files, so that a plugin's loader finds its own providers only.
     */
    private static final class PluginParent extends ClassLoader {

        private final ClassLoader application;

        PluginParent(ClassLoader application) {
            super("plugin parent", ClassLoader.getPlatformClassLoader());
            this.application = application;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (name.startsWith("org.slidelab.core.") || name.startsWith("org.slf4j.")) {
                return application.loadClass(name);
            }
            throw new ClassNotFoundException(name);
        }
    }
}
