package org.slidelab.cli.print;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import org.slidelab.cli.option.Format;
import org.slidelab.lab.enumeration.DepthCounts;
import org.slidelab.lab.report.Csv;
import org.slidelab.lab.report.DepthFields;
import org.slidelab.lab.report.Json;

/**
 * Writes how many boards lie at each distance from a goal.
 *
 * @param out where to
 * @param style how to highlight
 */
public record DepthPrinter(PrintWriter out, Style style) {

    /** Writes the counts: a table for people, a line a depth as CSV, or one JSON object. */
    public void print(DepthCounts counts, Format format) {
        switch (format) {
            case text -> printTable(counts);
            case json -> out.println(Json.line(DepthFields.of(counts)));
            case csv -> printLines(DepthFields.byDepth(counts));
        }
    }

    private void printLines(List<Map<String, Object>> rows) {
        out.println(Csv.line(rows.get(0).keySet()));
        rows.forEach(row -> out.println(Csv.line(row.values())));
    }

    private void printTable(DepthCounts counts) {
        out.println("size %s, goal %s".formatted(counts.goal().size(), counts.goal()));
        TextTable table = new TextTable(List.of(">depth", ">boards", ">cumulative"));
        long cumulative = 0;
        for (int depth = 0; depth <= counts.deepest(); depth++) {
            long boards = counts.counts().get(depth);
            cumulative += boards;
            table.add(List.of(String.valueOf(depth), Numbers.count(boards), Numbers.count(cumulative)));
        }
        table.lines(style).forEach(out::println);
        String boards = Numbers.count(counts.total()) + (counts.total() == 1 ? " board" : " boards");
        String cost = "%s, %s".formatted(Numbers.time(counts.seconds()), Numbers.bytes(counts.bytes()));
        out.println(
                switch (counts.extent()) {
                    case COMPLETE ->
                        "%s, the farthest %s from the goal; %s"
                                .formatted(boards, Numbers.moves(counts.deepest()), cost);
                    case DEPTH_LIMIT -> "%s up to the depth asked for; %s".formatted(boards, cost);
                    case CANCELLED -> "%s until cancelled; %s".formatted(boards, cost);
                });
    }
}
