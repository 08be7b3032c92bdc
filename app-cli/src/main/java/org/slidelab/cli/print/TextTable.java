package org.slidelab.cli.print;

import com.google.common.base.Strings;
import java.util.ArrayList;
import java.util.List;

/** A table of aligned columns: texts to the left, numbers to the right. */
public final class TextTable {

    private final List<String> header;
    private final boolean[] numeric;
    private final List<List<String>> rows = new ArrayList<>();

    /** Creates a table; a heading that begins with {@code >} is that of a column of numbers. */
    public TextTable(List<String> headings) {
        numeric = new boolean[headings.size()];
        header = new ArrayList<>();
        for (int column = 0; column < numeric.length; column++) {
            String heading = headings.get(column);
            numeric[column] = heading.startsWith(">");
            header.add(numeric[column] ? heading.substring(1) : heading);
        }
    }

    /** Adds a row. */
    public void add(List<String> cells) {
        rows.add(cells);
    }

    /** The lines of the table, the header first. */
    public List<String> lines(Style style) {
        int[] widths = new int[header.size()];
        for (int column = 0; column < widths.length; column++) {
            widths[column] = header.get(column).length();
            for (List<String> row : rows) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(line(header, widths)));
        rows.forEach(row -> lines.add(line(row, widths)));
        return lines;
    }

    private String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String cell = cells.get(column);
            line.append(column == 0 ? "" : "  ")
                    .append(
                            numeric[column]
                                    ? Strings.padStart(cell, widths[column], ' ')
                                    : Strings.padEnd(cell, widths[column], ' '));
        }
        return line.toString().stripTrailing();
    }
}
