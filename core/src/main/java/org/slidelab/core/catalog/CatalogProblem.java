package org.slidelab.core.catalog;

/**
 * Something that was found and can't be used.
 *
 * @param jar the name of the jar or folder
 * @param message what is wrong, naming the class if there is one
 */
public record CatalogProblem(String jar, String message) {

    @Override
    public String toString() {
        return jar + ": " + message;
    }
}
