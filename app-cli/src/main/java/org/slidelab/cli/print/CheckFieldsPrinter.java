package org.slidelab.cli.print;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slidelab.cli.option.Format;
import org.slidelab.lab.check.CheckFields;
import org.slidelab.lab.check.CheckReport;
import org.slidelab.lab.report.Csv;
import org.slidelab.lab.report.Json;

/**
 * Writes what a check found out for programs: JSON, one object a heuristic and line, or CSV with a header.
 *
 * @param out where to
 * @param format one of the two
 */
public record CheckFieldsPrinter(PrintWriter out, Format format) {

    /** Writes everything; a CSV has a line for each heuristic, or if wanted for each heuristic and depth. */
    public void print(CheckReport check, boolean byDepth) {
        if (format == Format.json) {
            check.reports().forEach(report -> out.println(Json.line(CheckFields.of(check, report))));
            return;
        }
        List<Map<String, @Nullable Object>> lines = byDepth
                ? depths(check)
                : check.reports().stream()
                        .map(report -> CheckFields.summary(check, report))
                        .toList();
        if (!lines.isEmpty()) {
            out.println(Csv.line(lines.get(0).keySet()));
            lines.forEach(line -> out.println(Csv.line(line.values())));
        }
    }

    private static List<Map<String, @Nullable Object>> depths(CheckReport check) {
        return check.reports().stream()
                .flatMap(report -> report.profile().depths().stream().map(depth -> {
                    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
                    fields.put("heuristic", report.spec());
                    fields.putAll(CheckFields.depth(depth));
                    return fields;
                }))
                .toList();
    }
}
