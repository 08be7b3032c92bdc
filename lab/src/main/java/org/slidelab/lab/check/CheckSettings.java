package org.slidelab.lab.check;

import java.util.function.BooleanSupplier;

/**
 * How a heuristic is to be checked.
 *
 * @param samples how many samples are taken where there are too many boards to look at all
 * @param seed the same seed gives the same samples
 * @param cancelled the question whether to stop
 * @param progress whom to tell how far it is
 */
public record CheckSettings(int samples, long seed, BooleanSupplier cancelled, Progress progress) {

    /** A thousand samples, and nobody is told anything. */
    public static final CheckSettings DEFAULT = new CheckSettings(1_000, 1, () -> false, (what, done, total) -> {});

    /** The same settings with other samples. */
    public CheckSettings withSamples(int howMany, long newSeed) {
        return new CheckSettings(howMany, newSeed, cancelled, progress);
    }

    /** The same settings with somebody to stop it and somebody to tell. */
    public CheckSettings watchedBy(BooleanSupplier newCancelled, Progress newProgress) {
        return new CheckSettings(samples, seed, newCancelled, newProgress);
    }

    /** Is told how far a check is. */
    public interface Progress {

        /** Is told that so much of something is done. */
        void tell(String what, long done, long total);
    }
}
