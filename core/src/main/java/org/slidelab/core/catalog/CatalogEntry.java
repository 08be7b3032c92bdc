package org.slidelab.core.catalog;

import org.slidelab.core.provider.Provider;

/**
 * A provider and where it came from.
 *
 * @param provider the provider
 * @param source the jar or folder of its class
 * @param plugin whether it came from the plugin folder
 * @param <P> the kind of provider
 */
public record CatalogEntry<P extends Provider>(P provider, Source source, boolean plugin) {}
