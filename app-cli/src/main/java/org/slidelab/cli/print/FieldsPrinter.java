package org.slidelab.cli.print;

import java.io.PrintWriter;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slidelab.cli.option.Format;
import org.slidelab.lab.report.Csv;
import org.slidelab.lab.report.Json;
import org.slidelab.lab.report.RunFields;
import org.slidelab.lab.run.RunReport;

/** Writes searches for programs: JSON, one object a line, or CSV with a header. */
public final class FieldsPrinter {

    private final PrintWriter out;
    private final Format format;
    private boolean headerWritten;

    /** Creates a printer for one of the two formats. */
    public FieldsPrinter(PrintWriter out, Format format) {
        this.out = out;
        this.format = format;
    }

    /** Writes one search. */
    public void print(RunReport report) {
        Map<String, @Nullable Object> fields = RunFields.of(report);
        if (format == Format.json) {
            out.println(Json.line(fields));
            return;
        }
        if (!headerWritten) {
            out.println(Csv.line(fields.keySet()));
            headerWritten = true;
        }
        out.println(Csv.line(fields.values()));
    }
}
