package org.slidelab.cli.option;

import java.time.Duration;
import java.util.Optional;
import org.slidelab.core.search.Limits;
import picocli.CommandLine.Option;

/** How much each search may use. */
public final class LimitOptions {

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            description = "stop after expanding N nodes; 100000, 5k and 2M are understood",
            converter = Converters.OfCount.class)
    private Optional<Long> nodes = Optional.empty();

    @Option(
            names = "--max-time",
            paramLabel = "TIME",
            description = "stop after this time: 30s, 500ms, 2m, 1h",
            converter = Converters.OfDuration.class)
    private Optional<Duration> time = Optional.empty();

    @Option(
            names = "--max-memory",
            paramLabel = "SIZE",
            description = "stop when stored nodes take this much: 512M, 2G (default: three quarters of the Java heap)",
            converter = Converters.OfBytes.class)
    private Optional<Long> bytes = Optional.empty();

    @Option(names = "--exhaust", description = "search an unsolvable board too, until every reachable state was seen")
    private boolean exhaust;

    /** The limits, with others where none was asked for. */
    public Limits limits(Limits defaults) {
        return new Limits(nodes.orElse(defaults.nodes()), time.orElse(defaults.time()), bytes.orElse(defaults.bytes()));
    }

    /** Whether to search even if parity says that it is in vain. */
    public boolean exhaust() {
        return exhaust;
    }
}
