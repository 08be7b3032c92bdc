package org.slidelab.cli.option;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Iterator;
import org.slidelab.core.catalog.Catalog;

/** The names that a shell can complete: what there is when the completion script is made. */
public final class ProviderNames {

    private ProviderNames() {}

    /** The ids of algorithms. */
    public static final class OfAlgorithms implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return catalog().algorithms().stream()
                    .map(entry -> entry.provider().id())
                    .iterator();
        }
    }

    /** The ids of heuristics. */
    public static final class OfHeuristics implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return catalog().heuristics().stream()
                    .map(entry -> entry.provider().id())
                    .iterator();
        }
    }

    private static Catalog catalog() {
        return new CatalogOptions().catalog(new PrintWriter(Writer.nullWriter()));
    }
}
