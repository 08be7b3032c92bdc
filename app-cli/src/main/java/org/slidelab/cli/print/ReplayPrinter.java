package org.slidelab.cli.print;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.slidelab.lab.trace.TraceCounts;
import org.slidelab.lab.trace.TraceEvent;
import org.slidelab.lab.trace.TraceHeader;
import org.slidelab.lab.trace.TraceMoment;
import org.slidelab.lab.trace.TraceReader;
import org.slidelab.lab.trace.TraceSummary;

/**
 * Shows a trace: in all, as lines, or one event as a picture.
 *
 * @param out where to
 * @param style the terminal's colours
 */
public record ReplayPrinter(PrintWriter out, Style style) {

    /** Shows what a trace has in all. */
    public void printSummary(TraceReader trace) {
        TraceHeader header = trace.header();
        TraceSummary summary = trace.summary();
        field("board", header.problem().start().toString());
        field("goal", header.problem().goal().toString());
        field("algorithm", header.algorithm());
        header.heuristic().ifPresent(spec -> field("heuristic", spec));
        field("outcome", outcome(trace));
        field("events", Numbers.count(summary.events()));
        for (TraceEvent.Kind kind : TraceEvent.Kind.values()) {
            field("  " + kind.word(), Numbers.count(summary.count(kind)));
        }
        if (summary.rounds() > 0) {
            field("  iteration", Numbers.count(summary.rounds()));
        }
        if (summary.improvements() > 0) {
            field("  improve", Numbers.count(summary.improvements()));
        }
        field("open at most", Numbers.count(summary.peakOpen()));
        field(
                "at the end",
                "%s open, %s closed"
                        .formatted(
                                Numbers.count(summary.last().open()),
                                Numbers.count(summary.last().closed())));
        out.flush();
    }

    /** Shows events as lines, the first and the last included. */
    public void printLines(TraceReader trace, long from, long to) {
        TextWidths widths =
                new TextWidths(String.valueOf(to).length(), trace.header().unitsPerMove());
        for (long number = from; number <= to; number++) {
            out.println(widths.line(trace.at(number)));
        }
        out.flush();
    }

    /** The lines of a picture of one event. */
    public List<String> picture(TraceReader trace, TraceMoment moment) {
        TraceHeader header = trace.header();
        TextWidths widths = new TextWidths(1, header.unitsPerMove());
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(header.algorithm()
                        + header.heuristic().map(spec -> " " + spec).orElse("")) + ", goal "
                + header.problem().goal() + ", " + outcome(trace));
        TraceCounts counts = moment.counts();
        lines.add("event %s of %s: %s"
                .formatted(
                        Numbers.count(moment.number()),
                        Numbers.count(trace.size()),
                        style.bold(moment.event().word())));
        lines.add("");
        if (moment.event() instanceof TraceEvent.Node node) {
            lines.addAll(new BoardDrawing(style).lines(node.board()));
            lines.add("");
            lines.add("g %d   h %s   f %s   node %d%s"
                    .formatted(
                            node.g(),
                            widths.moves(node.h()),
                            widths.moves(node.f()),
                            node.id(),
                            node.parent() == -1 ? "" : " from " + node.parent()));
        } else {
            lines.add(widths.words(moment.event()));
        }
        lines.add("open %s   closed %s%s"
                .formatted(
                        Numbers.count(counts.open()),
                        Numbers.count(counts.closed()),
                        counts.rounds() == 0
                                ? ""
                                : "   round %d, bound %s".formatted(counts.rounds(), widths.moves(counts.bound()))));
        return lines;
    }

    private static String outcome(TraceReader trace) {
        return trace.end()
                .map(end -> end.outcome()
                        + (end.cost().isPresent()
                                ? " in " + Numbers.moves(end.cost().getAsInt())
                                : ""))
                .orElse("unknown: the trace has no end");
    }

    private void field(String name, String value) {
        out.println("%-14s %s".formatted(name, value));
    }

    /**
     * Events as lines.
     *
     * @param digits the width of numbers of events
     * @param units how many units make a move
     */
    private record TextWidths(int digits, int units) {

        String line(TraceMoment moment) {
            String number = ("%" + digits + "d").formatted(moment.number());
            String counts = "open=%d closed=%d"
                    .formatted(moment.counts().open(), moment.counts().closed());
            return "%s  %-9s %s  %s".formatted(number, moment.event().word(), words(moment.event()), counts);
        }

        String words(TraceEvent event) {
            if (event instanceof TraceEvent.Node node) {
                return "id=%-6d parent=%-6s g=%-3d h=%-5s f=%-5s %s"
                        .formatted(
                                node.id(),
                                node.parent() == -1 ? "-" : String.valueOf(node.parent()),
                                node.g(),
                                moves(node.h()),
                                moves(node.f()),
                                node.board());
            }
            return event instanceof TraceEvent.Round round
                    ? "a round begins with bound " + moves(round.bound())
                    : "a solution of " + Numbers.moves(((TraceEvent.Improved) event).cost()) + " was found";
        }

        String moves(int value) {
            return Numbers.amount((double) value / units);
        }
    }
}
