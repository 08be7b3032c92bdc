package org.slidelab.lab.experiment;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * How an experiment is run. It doesn't change what is found out.
 *
 * @param workers how many runs at once; if empty, as many as there are processors, or as the memory allows
 * @param patience how long a run that doesn't answer is waited for
 * @param plugins the folder of plugins, for virtual machines of their own
 * @param cancelled the question whether to stop
 * @param progress whom to tell, now and then, how far it is
 */
public record ExperimentSettings(
        OptionalInt workers,
        Patience patience,
        Optional<Path> plugins,
        BooleanSupplier cancelled,
        Consumer<Progress> progress) {

    /** As many workers as processors, no plugins, and nobody to tell. */
    public static final ExperimentSettings DEFAULT = new ExperimentSettings(
            OptionalInt.empty(), Patience.DEFAULT, Optional.empty(), () -> false, progress -> {});
}
