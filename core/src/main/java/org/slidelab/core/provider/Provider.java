package org.slidelab.core.provider;

import java.util.List;

/**
 * What a heuristic and a search algorithm have in common: people choose them by name.
 *
 * <p>A provider is a public final class with a public constructor without parameters that does nothing, so that listing
 * what exists is instant. It has no state: what it creates for one search does the work. It is registered for
 * {@link java.util.ServiceLoader}, most simply with {@code @AutoService(Heuristic.class)}.
 */
public interface Provider {

    /**
     * The name by which people choose this provider, in kebab case: {@code manhattan}, {@code linear-conflict}. Once
     * published it never changes. Two providers of one kind with the same id can't be used together.
     */
    String id();

    /** What this is, in one line, shown by {@code slidelab list}. */
    String summary();

    /** The options that a spec can set; none unless overridden. */
    default List<Option<?>> options() {
        return List.of();
    }
}
