package org.slidelab.lab.window;

import java.net.URI;

/** A window that is being served. */
public interface OpenWindow extends AutoCloseable {

    /** What to type into a browser. */
    URI address();

    /** Stops the searches that are under way and serves no more. */
    @Override
    void close();
}
