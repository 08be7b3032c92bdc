package org.slidelab.lab.run;

import java.util.Locale;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicFinder;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.provider.Spec;
import org.slidelab.lab.run.Configuration.Chosen;

/** Tells that a provider failed in the middle of its work, naming it, its class and its jar. */
public final class ProviderFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean plugin;

    private ProviderFault(CatalogEntry<? extends Provider> entry, String what, Throwable cause) {
        super(
                "%s '%s' (%s in %s) %s"
                        .formatted(
                                entry.provider() instanceof Heuristic ? "heuristic" : "algorithm",
                                entry.provider().id(),
                                entry.provider().getClass().getName(),
                                entry.source().jar(),
                                what),
                cause);
        plugin = entry.plugin();
    }

    /** The fault of a provider that threw something. */
    public static ProviderFault of(Chosen<? extends Provider> chosen, Throwable thrown) {
        return of(chosen.entry(), thrown);
    }

    /** The same, whatever its options were. */
    public static ProviderFault of(CatalogEntry<? extends Provider> entry, Throwable thrown) {
        return new ProviderFault(entry, threw(thrown), thrown);
    }

    /** The fault of a heuristic, or of the one of others that it is made of. */
    static ProviderFault of(Chosen<Heuristic> chosen, HeuristicFinder others, Throwable thrown) {
        return thrown instanceof InvalidEstimateException estimate
                        && estimate.part().isPresent()
                        && others instanceof Catalog catalog
                ? of(catalog.heuristic(Spec.parse(estimate.part().get()).id()), thrown)
                : of(chosen, thrown);
    }

    /** Whether the provider came from the plugin folder, so that the fault isn't Slidelab's own. */
    public boolean plugin() {
        return plugin;
    }

    /** What a provider did when it threw something, in words. */
    private static String threw(Throwable cause) {
        String message = cause.getMessage() == null
                ? ""
                : ": " + cause.getMessage().lines().findFirst().orElse("");
        return String.format(Locale.ROOT, "threw %s%s", cause.getClass().getSimpleName(), message);
    }
}
