package org.slidelab.lab.findings;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.slidelab.lab.experiment.Results;
import org.slidelab.lab.experiment.RunRecord;

/**
 * The runs of an experiment, ordered by configuration and by depth.
 *
 * <p>The depth of a board is the length of its shortest solution: known before, or found by a run whose solution is
 * certainly shortest. A board of which neither is there has no depth and is left out of what is told by depth.
 */
public final class Findings {

    private final Results results;
    private final Map<Integer, Integer> depths = new HashMap<>();
    private final ListMultimap<String, RunRecord> byConfiguration;
    private final Map<Integer, ListMultimap<String, RunRecord>> byDepth = new HashMap<>();

    /** Orders results. */
    public Findings(Results results) {
        this.results = results;
        for (RunRecord run : results.runs()) {
            run.distance().ifPresent(distance -> depths.put(run.instance(), distance));
            if (run.optimal() && run.cost().isPresent()) {
                depths.putIfAbsent(run.instance(), run.cost().getAsInt());
            }
        }
        ImmutableListMultimap.Builder<String, RunRecord> all = ImmutableListMultimap.builder();
        for (RunRecord run : results.runs()) {
            all.put(run.configuration(), run);
            Integer depth = depths.get(run.instance());
            if (depth != null) {
                byDepth.computeIfAbsent(
                                depth,
                                each -> MultimapBuilder.hashKeys()
                                        .arrayListValues()
                                        .build())
                        .put(run.configuration(), run);
            }
        }
        byConfiguration = all.build();
    }

    /** The results. */
    public Results results() {
        return results;
    }

    /** The configurations, in the order of the study. */
    public List<String> configurations() {
        return results.configurations();
    }

    /** The depths of the boards that were searched, smallest first. */
    public List<Integer> depths() {
        return List.copyOf(new TreeSet<>(byDepth.keySet()));
    }

    /** The number of boards of a depth that were searched. */
    public int boards(int depth) {
        return (int) runs(depth).values().stream()
                .mapToInt(RunRecord::instance)
                .distinct()
                .count();
    }

    /** The runs of a configuration. */
    public List<RunRecord> of(String configuration) {
        return byConfiguration.get(configuration);
    }

    /** The runs of a configuration on boards of a depth. */
    public List<RunRecord> of(String configuration, int depth) {
        return runs(depth).get(configuration);
    }

    /** How many of several runs found a solution. */
    public static long solved(List<RunRecord> runs) {
        return runs.stream().filter(RunRecord::solved).count();
    }

    private ListMultimap<String, RunRecord> runs(int depth) {
        return byDepth.getOrDefault(depth, ImmutableListMultimap.of());
    }
}
