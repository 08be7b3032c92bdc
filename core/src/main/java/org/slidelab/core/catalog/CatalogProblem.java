package org.slidelab.core.catalog;

/**
 * Something that was found and can't be used.
 *
 * @param jar the name of the jar or folder
 * @param message what is wrong, naming the class if there is one
 */
public record CatalogProblem(String jar, String message) {

    /** Creates a problem; what a plugin threw may have several lines, which become one. */
    public CatalogProblem {
        message = message.strip().replaceAll("\\s*\\R\\s*", " ");
    }

    @Override
    public String toString() {
        return jar + ": " + message;
    }
}
