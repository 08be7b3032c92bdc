package org.slidelab.lab.report;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes fields as CSV. */
public final class Csv {

    private Csv() {}

    /** Values as one line of CSV, without its end; null is an empty field, a list its values separated by spaces. */
    public static String line(Collection<? extends @Nullable Object> values) {
        StringWriter text = new StringWriter();
        try (CsvWriter writer =
                CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
            writer.writeRecord(values.stream().map(Csv::text).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString().stripTrailing();
    }

    private static String text(@Nullable Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(String::valueOf).collect(Collectors.joining(" "));
        }
        return value == null ? "" : value.toString();
    }
}
