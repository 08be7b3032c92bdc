package org.slidelab.lab.findings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slidelab.lab.experiment.RunRecord;
import org.slidelab.lab.report.Csv;

/** The statistics of each configuration at each depth, for programs: a row of CSV each. */
final class DepthRows {

    private DepthRows() {}

    static String csv(Findings findings) {
        List<Map<String, @Nullable Object>> rows = new ArrayList<>();
        for (int depth : findings.depths()) {
            for (String configuration : findings.configurations()) {
                rows.add(row(depth, configuration, findings.of(configuration, depth)));
            }
        }
        StringBuilder text = new StringBuilder();
        for (Map<String, @Nullable Object> row : rows) {
            text.append(text.isEmpty() ? Csv.line(row.keySet()) + "\n" : "")
                    .append(Csv.line(row.values()))
                    .append('\n');
        }
        return text.toString();
    }

    private static Map<String, @Nullable Object> row(int depth, String configuration, List<RunRecord> runs) {
        Map<String, @Nullable Object> row = new LinkedHashMap<>();
        row.put("depth", depth);
        row.put("configuration", configuration);
        row.put("runs", runs.size());
        row.put("solved", Findings.solved(runs));
        row.put("cutOff", runs.stream().filter(RunRecord::cutOff).count());
        row.put("failed", runs.stream().filter(RunRecord::failed).count());
        for (Measure measure : Measure.values()) {
            Statistic statistic = Statistic.of(measure, runs);
            double unit = measure == Measure.TIME ? 1_000 : 1;
            row.put(measure.field() + "Mean", statistic.values() == 0 ? null : statistic.mean() / unit);
            row.put(measure.field() + "Median", statistic.values() == 0 ? null : statistic.median() / unit);
        }
        return row;
    }
}
