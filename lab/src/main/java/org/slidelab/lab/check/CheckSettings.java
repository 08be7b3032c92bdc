package org.slidelab.lab.check;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * How a heuristic is to be checked.
 *
 * @param samples how many samples are taken where there are too many boards to look at all
 * @param seed the same seed gives the same samples
 * @param speedTrial how long each of the measurements of speed takes
 * @param cancelled the question whether to stop
 * @param progress whom to tell how far it is
 */
public record CheckSettings(int samples, long seed, Duration speedTrial, BooleanSupplier cancelled, Progress progress) {

    /** A thousand samples, and nobody is told anything. */
    public static final CheckSettings DEFAULT =
            new CheckSettings(1_000, 1, Duration.ofMillis(80), () -> false, (what, done, total) -> {});

    /** The same settings with other samples. */
    public CheckSettings withSamples(int howMany, long newSeed) {
        return new CheckSettings(howMany, newSeed, speedTrial, cancelled, progress);
    }

    /** The same settings with longer or shorter measurements of speed. */
    public CheckSettings withSpeedTrial(Duration newSpeedTrial) {
        return new CheckSettings(samples, seed, newSpeedTrial, cancelled, progress);
    }

    /** The same settings with somebody to stop it and somebody to tell. */
    public CheckSettings watchedBy(BooleanSupplier newCancelled, Progress newProgress) {
        return new CheckSettings(samples, seed, speedTrial, newCancelled, newProgress);
    }

    /** Is told how far a check is. */
    public interface Progress {

        /** Is told that so much of something is done. */
        void tell(String what, long done, long total);
    }
}
