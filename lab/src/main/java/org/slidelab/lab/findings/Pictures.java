package org.slidelab.lab.findings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.slidelab.lab.experiment.RunRecord;
import org.slidelab.lab.plot.BarPlot;
import org.slidelab.lab.plot.LinePlot;
import org.slidelab.lab.plot.LinePlot.Line;
import org.slidelab.lab.plot.LinePlot.Point;
import org.slidelab.lab.plot.LinePlot.Reference;
import org.slidelab.lab.plot.Plot;

/**
 * The pictures that findings give, by the name of their files.
 *
 * @param findings the findings
 */
public record Pictures(Findings findings) {

    private static final String DEPTH = "Depth of the board (moves of a shortest solution)";

    /** Every picture: bars if there is one board, lines against depth if there are boards of several depths. */
    public Map<String, Plot> all() {
        Map<String, Plot> pictures = new LinkedHashMap<>();
        if (findings.results().boards().size() == 1) {
            for (Measure measure : List.of(Measure.EXPANDED, Measure.FRONTIER, Measure.TIME)) {
                pictures.put(measure.fileName(), bars(measure));
            }
        } else if (findings.depths().size() > 1) {
            for (Measure measure : Measure.values()) {
                pictures.put(measure.fileName(), againstDepth(measure));
            }
            LinePlot estimates = estimates();
            if (!estimates.lines().isEmpty()) {
                pictures.put("estimates", estimates);
            }
        }
        return pictures;
    }

    /** The mean of a measure against depth. */
    public LinePlot againstDepth(Measure measure) {
        List<Line> lines = new ArrayList<>();
        boolean cutOff = false;
        for (String configuration : findings.configurations()) {
            List<Point> points = new ArrayList<>();
            for (int depth : findings.depths()) {
                Statistic statistic = Statistic.of(measure, findings.of(configuration, depth));
                if (statistic.values() > 0) {
                    points.add(new Point(depth, statistic.mean(), statistic.meanAtLeast()));
                    cutOff |= statistic.meanAtLeast();
                }
            }
            lines.add(new Line(configuration, points));
        }
        return new LinePlot(
                measure.title() + " against depth",
                DEPTH,
                "%s (mean%s)"
                        .formatted(
                                measure.title(),
                                unit(measure).map(unit -> ", " + unit).orElse("")),
                measure.logarithmic(),
                measure == Measure.BRANCHING ? 1 : 0,
                lines,
                cutOff ? limit(measure) : Optional.empty());
    }

    /** What the heuristics say of the boards against their true depth. */
    public LinePlot estimates() {
        Map<String, List<Point>> byHeuristic = new LinkedHashMap<>();
        for (String configuration : findings.configurations()) {
            for (int depth : findings.depths()) {
                List<RunRecord> runs = findings.of(configuration, depth).stream()
                        .filter(run -> run.estimate().isPresent())
                        .toList();
                if (!runs.isEmpty()) {
                    double mean = runs.stream()
                            .mapToDouble(run -> run.estimate().getAsDouble())
                            .average()
                            .orElseThrow();
                    List<Point> points =
                            byHeuristic.computeIfAbsent(runs.get(0).heuristic().orElse(""), each -> new ArrayList<>());
                    if (points.stream().noneMatch(point -> point.x() == depth)) {
                        points.add(new Point(depth, mean, false));
                    }
                }
            }
        }
        List<Line> lines = byHeuristic.entrySet().stream()
                .map(each -> new Line(each.getKey(), each.getValue()))
                .toList();
        List<Integer> depths = findings.depths();
        return new LinePlot(
                "Estimates against true distance",
                DEPTH,
                "Estimate of the heuristic (mean, moves)",
                false,
                0,
                lines,
                depths.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                new Reference("the true distance", depths.get(0), depths.get(depths.size() - 1))));
    }

    private BarPlot bars(Measure measure) {
        List<BarPlot.Bar> bars = new ArrayList<>();
        for (String configuration : findings.configurations()) {
            RunRecord run = findings.of(configuration).get(0);
            double value = measure.of(run);
            String bound = run.cutOff() ? "≥ " : "";
            String ended = run.solved() ? "" : " (%s)".formatted(run.outcome());
            bars.add(new BarPlot.Bar(
                    configuration, Double.isNaN(value) ? 0 : value, bound + measure.text(value) + ended, run.cutOff()));
        }
        return new BarPlot(
                "%s on board %s"
                        .formatted(measure.title(), findings.results().boards().get(0)),
                measure.title() + unit(measure).map(" (%s)"::formatted).orElse(""),
                bars);
    }

    /** The unit, unless the title says it. */
    private static Optional<String> unit(Measure measure) {
        return Optional.of(measure.unit())
                .filter(unit -> !measure.title().toLowerCase(Locale.ROOT).contains(unit));
    }

    private Optional<Reference> limit(Measure measure) {
        var limits = findings.results().study().limits();
        if (measure == Measure.EXPANDED && limits.nodes().isPresent()) {
            double nodes = limits.nodes().getAsLong();
            return Optional.of(new Reference("limit: %s nodes".formatted(Tables.count((long) nodes)), nodes, nodes));
        }
        double millis = limits.time().toMillis();
        boolean timedOut =
                findings.results().runs().stream().anyMatch(run -> run.outcome().equals("time-limit"));
        return measure == Measure.TIME && timedOut
                ? Optional.of(new Reference("limit: %s ms".formatted(Tables.count((long) millis)), millis, millis))
                : Optional.empty();
    }
}
