package org.slidelab.core.heuristic;

import java.lang.invoke.MethodHandles;
import java.util.function.IntSupplier;

/** What {@link PrivateCopyTest} copies. */
final class CopiedTemplate implements IntSupplier {

    private static final String MADE_FOR = PrivateCopy.constant(MethodHandles.lookup(), "nothing");

    private final int value;

    public CopiedTemplate(int value) {
        if (value < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.value = value;
    }

    @Override
    public int getAsInt() {
        return value;
    }

    @Override
    public String toString() {
        return "made for " + MADE_FOR;
    }
}
