package org.slidelab.cli.print;

import java.io.PrintWriter;
import java.util.List;
import org.slidelab.core.search.Statistics;
import org.slidelab.lab.run.RunReport;

/**
 * Shows several searches as one table.
 *
 * @param out where to
 * @param style the terminal's colours
 */
public record ComparisonPrinter(PrintWriter out, Style style) {

    private static final List<String> HEADINGS = List.of(
            "board",
            "algorithm",
            "heuristic",
            "outcome",
            ">cost",
            ">expanded",
            ">generated",
            ">peak frontier",
            ">depth",
            ">time",
            ">b*");

    /** Shows the table; the boards are a column of it if there are several. */
    public void print(List<RunReport> reports) {
        boolean oneBoard = reports.stream().map(RunReport::problem).distinct().count() == 1;
        int firstColumn = oneBoard ? 1 : 0;
        if (oneBoard) {
            out.println("board " + reports.get(0).problem().start() + ", goal "
                    + reports.get(0).problem().goal());
        }
        TextTable table = new TextTable(HEADINGS.subList(firstColumn, HEADINGS.size()));
        reports.forEach(report -> table.add(row(report).subList(firstColumn, HEADINGS.size())));
        table.lines(style).forEach(out::println);
        reports.stream()
                .map(RunReport::note)
                .filter(note -> !note.isEmpty())
                .distinct()
                .forEach(note -> out.println("note: " + note));
        out.flush();
    }

    private static List<String> row(RunReport report) {
        Statistics statistics = report.statistics();
        return List.of(
                report.problem().start().toString(),
                report.configuration().algorithm().spec().toString(),
                report.configuration()
                        .heuristic()
                        .map(chosen -> chosen.spec().toString())
                        .orElse("-"),
                report.word(),
                report.cost().isPresent() ? Numbers.count(report.cost().getAsInt()) : "-",
                Numbers.count(statistics.expanded()),
                Numbers.count(statistics.generated()),
                Numbers.count(statistics.peakFrontier()),
                Numbers.count(statistics.depth()),
                Numbers.time(statistics.seconds()),
                Numbers.factor(report.effectiveBranchingFactor()));
    }
}
