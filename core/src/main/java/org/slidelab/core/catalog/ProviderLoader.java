package org.slidelab.core.catalog;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Consumer;
import org.slf4j.LoggerFactory;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Option;
import org.slidelab.core.provider.Provider;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.SearchAlgorithm;

/**
 * Walks through the providers of one class loader without being stopped by a broken one.
 *
 * <p>Every method that a listing calls is called here once, so that a provider that throws or returns null is found out
 * before anybody relies on it.
 */
final class ProviderLoader {

    /** A service file that can't be read fails at every step; a provider that can't be loaded fails once. */
    private static final int MAX_FAILURES = 50;

    private ProviderLoader() {}

    static <P extends Provider> void load(
            Class<P> kind, ClassLoader loader, List<CatalogProblem> problems, Consumer<P> found) {
        Iterator<P> providers = ServiceLoader.load(kind, loader).iterator();
        for (int failures = 0; failures < MAX_FAILURES; ) {
            try {
                if (!providers.hasNext()) {
                    return;
                }
                P provider = providers.next();
                String fault = fault(provider);
                if (fault.isEmpty()) {
                    found.accept(provider);
                } else {
                    String name = provider.getClass().getName();
                    problems.add(
                            new CatalogProblem(Source.of(provider.getClass()).jar(), name + " " + fault));
                }
            } catch (ServiceConfigurationError | LinkageError e) {
                failures++;
                debug(nameOf(loader), e);
                CatalogProblem problem = new CatalogProblem(nameOf(loader), reason(e));
                if (!problems.contains(problem)) {
                    problems.add(problem);
                }
            }
        }
    }

    /** What is wrong with a provider, in words that follow its class name; empty if nothing is. */
    private static String fault(Provider provider) {
        try {
            String id = provider.id();
            if (id == null || !Spec.isKebabCase(id)) {
                return "has the id '%s'; expected kebab case such as linear-conflict".formatted(id);
            }
            String summary = provider.summary();
            if (summary == null || summary.isBlank() || summary.lines().count() > 1) {
                return "has no summary of one line";
            }
            if ((provider instanceof Heuristic heuristic && heuristic.traits() == null)
                    || (provider instanceof SearchAlgorithm algorithm && algorithm.traits() == null)) {
                return "has no traits";
            }
            int suitability = suitability(provider, new Dimensions(3, 3));
            if (suitability < 0 || suitability > 100) {
                return "has the suitability %d; expected 0 to 100".formatted(suitability);
            }
            Set<String> names = new HashSet<>();
            for (Option<?> option : provider.options()) {
                if (!Spec.isKebabCase(option.name()) || !names.add(option.name())) {
                    return "has an option '%s' that is not in kebab case or there twice".formatted(option.name());
                }
            }
            return "";
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (Throwable e) {
            debug(provider.getClass().getName(), e);
            return "throws " + e;
        }
    }

    private static int suitability(Provider provider, Dimensions size) {
        if (provider instanceof Heuristic heuristic) {
            return heuristic.traits().supports().test(size) ? heuristic.suitability(NamedGoal.BLANK_FIRST.on(size)) : 0;
        }
        return provider instanceof SearchAlgorithm algorithm ? algorithm.suitability(size) : 0;
    }

    /** The logger is made when it is needed, which is seldom: setting up the logging takes longer than a listing. */
    private static void debug(String culprit, Throwable thrown) {
        LoggerFactory.getLogger(ProviderLoader.class).debug("{} can't be used", culprit, thrown);
    }

    private static String nameOf(ClassLoader loader) {
        return loader.getName() == null ? "class path" : loader.getName();
    }

    private static String reason(Throwable error) {
        String message = String.valueOf(error.getMessage());
        return error.getCause() == null ? message : message + " (" + error.getCause() + ")";
    }
}
