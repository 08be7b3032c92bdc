package org.slidelab.core.engine;

import java.util.function.IntSupplier;

/** What {@link PrivateCopyTest} copies. */
final class CopiedTemplate implements IntSupplier {

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
}
