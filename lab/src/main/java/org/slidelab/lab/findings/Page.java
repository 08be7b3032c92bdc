package org.slidelab.lab.findings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.slidelab.lab.experiment.Results;
import org.slidelab.lab.experiment.RunRecord;
import org.slidelab.lab.experiment.StudyFile;
import org.slidelab.lab.plot.Plot;

/**
 * One page of HTML with everything in it: tables, pictures, the study and the command that repeats it. It needs no other
 * file and no network.
 */
final class Page {

    private final Findings findings;
    private final List<Table> tables;
    private final Map<String, Plot> pictures;
    private final StringBuilder html = new StringBuilder();

    private Page(Findings findings, List<Table> tables, Map<String, Plot> pictures) {
        this.findings = findings;
        this.tables = tables;
        this.pictures = pictures;
    }

    /** The page of findings; the first table is shown before the pictures, the others after them. */
    static String html(Findings findings, List<Table> tables, Map<String, Plot> pictures) {
        return new Page(findings, tables, pictures).page();
    }

    private String page() {
        Results results = findings.results();
        String title = results.study().title().isEmpty()
                ? "Experiment"
                : results.study().title();
        html.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
                .append(escaped(title))
                .append("</title>\n<style>\n")
                .append(css())
                .append("</style>\n</head>\n<body>\n<h1>")
                .append(escaped(title))
                .append("</h1>\n<p class=\"facts\">")
                .append(escaped(facts(results)))
                .append("</p>\n");
        table(tables.get(0));
        failures();
        if (!pictures.isEmpty()) {
            html.append("<h2>Pictures</h2>\n");
            pictures.values()
                    .forEach(picture ->
                            html.append("<figure>\n").append(picture.svg()).append("</figure>\n"));
        }
        if (tables.size() > 1) {
            html.append("<h2>Tables</h2>\n");
            folded(tables.get(1), true);
            tables.subList(2, tables.size()).forEach(table -> folded(table, false));
        }
        reading();
        study(results);
        html.append("<footer>").append(escaped(machine(results))).append("</footer>\n</body>\n</html>\n");
        return html.toString();
    }

    private String facts(Results results) {
        String depths = findings.depths().isEmpty()
                ? ""
                : ", depth %s"
                        .formatted(
                                findings.depths().size() == 1
                                        ? findings.depths().get(0)
                                        : findings.depths().get(0) + " to "
                                                + findings.depths()
                                                        .get(findings.depths().size() - 1));
        return "%s of size %s%s; %s; %s."
                .formatted(
                        plural(results.boards().size(), "board"),
                        results.boards().get(0).size(),
                        depths,
                        plural(findings.configurations().size(), "search", "searches"),
                        plural(results.runs().size(), "run"));
    }

    private void folded(Table table, boolean open) {
        html.append(open ? "<details open><summary>" : "<details><summary>")
                .append(escaped(table.title()))
                .append("</summary>\n");
        cells(table);
        html.append("</details>\n");
    }

    private void table(Table table) {
        html.append("<h3>").append(escaped(table.title())).append("</h3>\n");
        cells(table);
    }

    private void cells(Table table) {
        html.append("<div class=\"scroll\"><table>\n<thead>\n")
                .append(header(table))
                .append("</thead>\n<tbody>\n");
        for (List<String> row : table.rows()) {
            html.append("<tr>");
            for (int column = 0; column < row.size(); column++) {
                html.append(column < table.textColumns() ? "<td class=\"text\">" : "<td>")
                        .append(escaped(row.get(column)))
                        .append("</td>");
            }
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table></div>\n");
    }

    /** Headings of the form "group: name" make two rows, the groups above. */
    private static String header(Table table) {
        StringBuilder upper = new StringBuilder("<tr>");
        StringBuilder lower = new StringBuilder("<tr>");
        List<String> headings = table.headings();
        for (int column = 0; column < headings.size(); column++) {
            String group = group(headings.get(column));
            int end = column;
            while (!group.isEmpty()
                    && end + 1 < headings.size()
                    && group(headings.get(end + 1)).equals(group)) {
                end++;
            }
            if (group.isEmpty()) {
                upper.append(column < table.textColumns() ? "<th class=\"text\"" : "<th")
                        .append(" rowspan=\"2\">")
                        .append(escaped(headings.get(column)))
                        .append("</th>");
            } else {
                upper.append("<th class=\"group\" colspan=\"%d\">".formatted(end - column + 1))
                        .append(escaped(group))
                        .append("</th>");
                headings.subList(column, end + 1)
                        .forEach(heading -> lower.append("<th>")
                                .append(escaped(heading.substring(group.length() + 2)))
                                .append("</th>"));
                column = end;
            }
        }
        return lower.length() == 4
                ? upper.append("</tr>\n").toString().replace(" rowspan=\"2\"", "")
                : upper.append("</tr>\n").append(lower).append("</tr>\n").toString();
    }

    private static String group(String heading) {
        int colon = heading.lastIndexOf(": ");
        return colon < 0 ? "" : heading.substring(0, colon);
    }

    private void failures() {
        for (String configuration : findings.configurations()) {
            List<RunRecord> failed = findings.of(configuration).stream()
                    .filter(RunRecord::failed)
                    .toList();
            if (!failed.isEmpty()) {
                html.append("<p><strong>")
                        .append(escaped(configuration))
                        .append("</strong> failed in ")
                        .append(plural(failed.size(), "run"))
                        .append(", first: ")
                        .append(escaped(failed.get(0).note()))
                        .append("</p>\n");
            }
        }
    }

    private void reading() {
        html.append("""
                <h2>How to read this</h2>
                <p>The depth of a board is the length of its shortest solution. <em>Expanded</em> are the nodes whose
                successors were generated, without the goal; the <em>frontier</em> or queue holds the nodes that wait.
                A run that reached a limit counts with what it had used by then, so a mean with such runs in it is a
                lower bound and marked ≥, in pictures hollow. The effective branching factor b* is that of a
                uniform tree as deep as the solution with as many nodes as were generated. Counts are the same on every
                machine; times are not.</p>
                """);
    }

    private void study(Results results) {
        html.append("<h2>The study</h2>\n<pre>")
                .append(escaped(StudyFile.text(results.study())))
                .append("</pre>\n<p>The same runs anew:</p>\n<pre class=\"command\">")
                .append(escaped(StudyFile.command(results.study())))
                .append("</pre>\n");
    }

    private static String machine(Results results) {
        if (results.runs().isEmpty()) {
            return "No run has finished.";
        }
        Map<String, ?> fields = results.runs().get(results.runs().size() - 1).fields();
        return "Made with Slidelab %s on %s cores, %s, Java of %s; %s at once%s."
                .formatted(
                        fields.get("version"),
                        fields.get("cores"),
                        fields.get("os"),
                        fields.get("jdk"),
                        fields.get("workers"),
                        Boolean.TRUE.equals(fields.get("isolated")) ? ", each in a virtual machine of its own" : "");
    }

    private static String plural(int count, String one) {
        return plural(count, one, one + "s");
    }

    private static String plural(int count, String one, String many) {
        return Tables.count(count) + " " + (count == 1 ? one : many);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String css() {
        try (InputStream text = Objects.requireNonNull(Page.class.getResourceAsStream("page.css"))) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
