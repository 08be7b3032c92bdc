package org.slidelab.lab.experiment;

import java.util.OptionalInt;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.run.Amounts;

/**
 * How many runs take place at once, and what each may use, so that the heap holds.
 *
 * @param workers how many runs at once
 * @param heap the bytes of the heap that a run lives in
 * @param bytes the bytes that the nodes of a run may take
 */
record Resources(int workers, long heap, long bytes) {

    private static final long LEAST_HEAP = 16L << 20;

    /**
     * Divides the processors and three quarters of the heap, or, for runs in virtual machines of their own, all that
     * this one could have had.
     *
     * @throws InvalidSpecException if the memory does not suffice
     */
    static Resources divide(Study study, OptionalInt asked) {
        long available = Runtime.getRuntime().maxMemory();
        int workers = asked.orElse(Runtime.getRuntime().availableProcessors());
        if (study.isolation().on()) {
            long heap = study.isolation().heap().orElse(available / workers) >> 20 << 20;
            if (heap < LEAST_HEAP) {
                throw new InvalidSpecException("heap: expected at least %s, found %s"
                        .formatted(Amounts.ofBytes(LEAST_HEAP), Amounts.ofBytes(heap)));
            }
            return new Resources(workers, heap, heap / 4 * 3);
        }
        long usable = available / 4 * 3;
        long each = study.limits().bytes().orElse(0);
        if (each > usable) {
            throw new InvalidSpecException("max-memory: %s is more than three quarters of the Java heap, %s"
                    .formatted(Amounts.ofBytes(each), Amounts.ofBytes(usable >> 20 << 20)));
        }
        int atOnce = each == 0 ? workers : (int) Math.min(workers, usable / each);
        return new Resources(atOnce, available, usable / atOnce);
    }
}
