package org.slidelab.web.api;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Statistics;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.web.http.Parameters;

/**
 * Reads how much a search may use. A request may ask for less than the window allows, never for more.
 *
 * @param most the most that a search may use
 */
record SettingsReader(Limits most) {

    static final Set<String> NAMES = Set.of("maxNodes", "maxSeconds", "maxBytes", "exhaust");

    RunSettings settings(Parameters parameters) {
        double mostSeconds = most.time().toMillis() / 1e3;
        Limits limits = new Limits(
                parameters.whole("maxNodes", 1, most.nodes()).orElse(most.nodes()),
                parameters
                        .positive("maxSeconds", mostSeconds)
                        .map(seconds -> Duration.ofNanos((long) (seconds * 1e9)))
                        .orElse(most.time()),
                parameters.whole("maxBytes", 1, most.bytes()).orElse(most.bytes()));
        return RunSettings.DEFAULT.withLimits(limits).withExhaust(parameters.flag("exhaust"));
    }

    /** The same settings for a job, which may be cancelled and tells how far it is. */
    static RunSettings of(Job job, RunSettings settings) {
        return settings.withCancelled(job::cancelled).withProgress(statistics -> {
            if (job.progressIsDue()) {
                job.progress(progress(statistics));
            }
        });
    }

    private static Map<String, Object> progress(Statistics statistics) {
        return Map.of(
                "expanded", statistics.expanded(),
                "generated", statistics.generated(),
                "peakStored", statistics.peakStored(),
                "depth", statistics.depth(),
                "lowerBound", statistics.lowerBound(),
                "seconds", statistics.seconds());
    }
}
