package org.slidelab.cli.option;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.provider.InvalidSpecException;
import picocli.CommandLine.Option;

/** Where plugins lie. */
public final class CatalogOptions {

    @Option(
            names = "--plugins",
            paramLabel = "DIR",
            description = "take plugin jars from this folder instead of the distribution's plugins/")
    private Optional<Path> plugins = Optional.empty();

    /** Everything that can be chosen; plugins that can't be used are named on the error output. */
    public Catalog catalog(PrintWriter err) {
        Catalog catalog = folder().map(folder -> Catalog.of(CatalogOptions.class.getClassLoader(), folder))
                .orElseGet(() -> Catalog.of(CatalogOptions.class.getClassLoader()));
        catalog.problems().forEach(problem -> err.println("slidelab: left out: " + problem));
        return catalog;
    }

    /** The folder of plugins, if there is one. */
    public Optional<Path> folder() {
        if (plugins.isPresent() && !Files.isDirectory(plugins.get())) {
            throw new InvalidSpecException("--plugins '%s': expected a folder with jars".formatted(plugins.get()));
        }
        return plugins.or(() ->
                        Optional.ofNullable(System.getenv("SLIDELAB_PLUGINS")).map(Path::of))
                .or(() ->
                        Optional.ofNullable(System.getProperty("slidelab.home")).map(home -> Path.of(home, "plugins")))
                .filter(Files::isDirectory);
    }
}
