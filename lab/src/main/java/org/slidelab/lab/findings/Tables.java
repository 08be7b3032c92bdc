package org.slidelab.lab.findings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.slidelab.lab.experiment.RunRecord;

/**
 * The tables that findings give.
 *
 * @param findings the findings
 */
public record Tables(Findings findings) {

    /** Every table, the shortest first. */
    public List<Table> all() {
        List<Table> tables = new ArrayList<>(List.of(summary()));
        if (!findings.depths().isEmpty()) {
            tables.add(nodesAndFrontier());
            Stream.of(Measure.EXPANDED, Measure.FRONTIER, Measure.TIME, Measure.GENERATED, Measure.BRANCHING)
                    .forEach(measure -> tables.add(byDepth(measure)));
        }
        return tables;
    }

    /** A row for each configuration over all boards. */
    public Table summary() {
        List<List<String>> rows = new ArrayList<>();
        for (String configuration : findings.configurations()) {
            List<RunRecord> runs = findings.of(configuration);
            rows.add(List.of(
                    configuration,
                    count(runs.size()),
                    count(Findings.solved(runs)),
                    count(runs.stream().filter(RunRecord::cutOff).count()),
                    count(runs.stream().filter(RunRecord::failed).count()),
                    Statistic.of(Measure.EXPANDED, runs).meanText(Measure.EXPANDED),
                    Statistic.of(Measure.EXPANDED, runs).medianText(Measure.EXPANDED),
                    Statistic.of(Measure.FRONTIER, runs).meanText(Measure.FRONTIER),
                    Statistic.of(Measure.TIME, runs).meanText(Measure.TIME)));
        }
        return new Table(
                "All boards",
                1,
                List.of(
                        "search",
                        "runs",
                        "solved",
                        "cut off",
                        "failed",
                        "nodes expanded: mean",
                        "nodes expanded: median",
                        "peak frontier: mean",
                        "time in ms: mean"),
                rows);
    }

    /** Nodes and the largest queue by depth, both as means. */
    public Table nodesAndFrontier() {
        List<String> headings = new ArrayList<>(List.of("depth", "boards"));
        findings.configurations().forEach(each -> headings.addAll(List.of(each + ": nodes", each + ": max queue")));
        List<List<String>> rows = new ArrayList<>();
        for (int depth : findings.depths()) {
            List<String> row = begun(depth);
            for (String configuration : findings.configurations()) {
                List<RunRecord> runs = findings.of(configuration, depth);
                row.add(Statistic.of(Measure.EXPANDED, runs).meanText(Measure.EXPANDED));
                row.add(Statistic.of(Measure.FRONTIER, runs).meanText(Measure.FRONTIER));
            }
            rows.add(row);
        }
        return new Table("Nodes expanded and largest queue by depth (means)", 0, headings, rows);
    }

    /** Mean, median and number of boards solved by depth. */
    public Table byDepth(Measure measure) {
        List<String> headings = new ArrayList<>(List.of("depth", "boards"));
        findings.configurations()
                .forEach(each -> headings.addAll(List.of(each + ": solved", each + ": mean", each + ": median")));
        List<List<String>> rows = new ArrayList<>();
        for (int depth : findings.depths()) {
            List<String> row = begun(depth);
            for (String configuration : findings.configurations()) {
                List<RunRecord> runs = findings.of(configuration, depth);
                Statistic statistic = Statistic.of(measure, runs);
                row.add(count(Findings.solved(runs)));
                row.add(statistic.meanText(measure));
                row.add(statistic.medianText(measure));
            }
            rows.add(row);
        }
        return new Table("%s by depth (%s)".formatted(measure.title(), measure.unit()), 0, headings, rows);
    }

    private List<String> begun(int depth) {
        return new ArrayList<>(List.of(String.valueOf(depth), count(findings.boards(depth))));
    }

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
