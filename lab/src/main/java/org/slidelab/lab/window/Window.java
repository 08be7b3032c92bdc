package org.slidelab.lab.window;

import java.io.IOException;
import org.slidelab.core.catalog.Catalog;

/**
 * A front end that is served to a browser.
 *
 * <p>One is registered for {@link java.util.ServiceLoader}, so that the command line can start it without depending on
 * it, and none of its classes are loaded by other verbs.
 */
public interface Window {

    /**
     * Begins to serve and returns at once.
     *
     * @param catalog what can be chosen
     * @param settings where to serve, and how much a request may use
     * @throws IOException if the address can't be had; the message says why in one line
     */
    OpenWindow open(Catalog catalog, WindowSettings settings) throws IOException;
}
