package org.slidelab.lab.findings;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table for people.
 *
 * @param title what is in it
 * @param textColumns how many columns at the left hold texts; the others hold numbers
 * @param headings the headings of the columns
 * @param rows the rows
 */
public record Table(String title, int textColumns, List<String> headings, List<List<String>> rows) {

    /** The table in Markdown, under its title. */
    public String markdown() {
        StringBuilder text = new StringBuilder("### ").append(title).append("\n\n");
        text.append(line(headings)).append('|');
        for (int column = 0; column < headings.size(); column++) {
            text.append(column < textColumns ? "---|" : "---:|");
        }
        text.append('\n');
        rows.forEach(row -> text.append(line(row)));
        return text.append('\n').toString();
    }

    private static String line(List<String> cells) {
        return cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
