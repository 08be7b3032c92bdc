package org.slidelab.cli.print;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Statistics;
import org.slidelab.lab.report.RunFields;
import org.slidelab.lab.run.RunReport;

/**
 * Shows one search to a person.
 *
 * @param out where to
 * @param style the terminal's colours
 * @param path how to show the solution; if empty, its moves unless they are very many
 */
public record ReportPrinter(PrintWriter out, Style style, Optional<PathStyle> path) {

    private static final int MANY_MOVES = 300;

    /** Shows the board, what was used, the outcome, the solution and what it took. */
    public void print(RunReport report) {
        printBoards(report);
        field("algorithm", report.configuration().algorithm().spec().toString());
        report.configuration()
                .heuristic()
                .ifPresent(chosen -> field("heuristic", chosen.spec().toString()));
        field("outcome", outcome(report));
        if (!report.note().isEmpty()) {
            field(
                    report.outcome()
                                    .filter(Outcome.Unsolvable.class::isInstance)
                                    .isPresent()
                            ? "reason"
                            : "note",
                    report.note());
        }
        report.moves().ifPresent(moves -> printPath(report.problem().start(), moves));
        if (searched(report)) {
            printStatistics(report);
        }
        out.flush();
    }

    private void printBoards(RunReport report) {
        BoardDrawing drawing = new BoardDrawing(style);
        if (style.terminal().output()) {
            List<Board> boards =
                    List.of(report.problem().start(), report.problem().goal());
            drawing.sideBySide(boards, List.of("board", "goal")).forEach(out::println);
        } else {
            field("board", rows(report.problem().start()));
            field("goal", rows(report.problem().goal()));
        }
    }

    private String outcome(RunReport report) {
        String word = style.outcome(report.word());
        if (report.cost().isPresent()) {
            int cost = report.cost().getAsInt();
            return "%s in %s (%s)"
                    .formatted(word, Numbers.moves(cost), report.optimal() ? "shortest" : notSurely(report));
        }
        if (report.outcome().filter(Outcome.Unsolvable.class::isInstance).isPresent()) {
            return word + (searched(report) ? " (proved by the search)" : " (by parity, without a search)");
        }
        int bound = lowerBound(report);
        return word + (bound > 0 ? " (a solution takes at least " + Numbers.moves(bound) + ")" : "");
    }

    private static String notSurely(RunReport report) {
        int bound = lowerBound(report);
        return "perhaps not shortest" + (bound > 0 ? "; a solution takes at least " + Numbers.moves(bound) : "");
    }

    /** What no solution falls below; 0 if nothing is certain. */
    private static int lowerBound(RunReport report) {
        return report.configuration().admissible() ? report.statistics().lowerBound() : 0;
    }

    /** Whether there was a search at all: parity may have answered, or a provider failed. */
    private static boolean searched(RunReport report) {
        return report.outcome().isPresent() && report.statistics().seconds() > 0;
    }

    private void printPath(Board start, List<Move> moves) {
        boolean many = moves.size() > MANY_MOVES;
        switch (path.orElse(many ? PathStyle.none : PathStyle.moves)) {
            case moves -> field("moves", moves.isEmpty() ? "(none)" : RunFields.letters(moves));
            case boards -> printPathBoards(start, moves);
            case none -> {
                if (path.isEmpty()) {
                    field("moves", "(too many for one screen; --path moves shows them)");
                }
            }
        }
    }

    private void printPathBoards(Board start, List<Move> moves) {
        List<Board> boards = new ArrayList<>();
        List<String> captions = new ArrayList<>();
        boards.add(start);
        captions.add("start");
        for (Move move : moves) {
            boards.add(boards.get(boards.size() - 1).after(move));
            captions.add(boards.size() - 1 + " " + move.name().toLowerCase(Locale.ROOT));
        }
        out.println();
        new BoardDrawing(style).sideBySide(boards, captions).forEach(out::println);
    }

    private void printStatistics(RunReport report) {
        Statistics statistics = report.statistics();
        field("expanded", Numbers.count(statistics.expanded()) + beforeLastLayer(statistics));
        field(
                "generated",
                Numbers.count(statistics.generated()) + " (" + Numbers.count(statistics.duplicates()) + " duplicates)");
        if (statistics.reopened() > 0) {
            field("reopened", Numbers.count(statistics.reopened()));
        }
        field("peak frontier", Numbers.count(statistics.peakFrontier()));
        field(
                "peak stored",
                Numbers.count(statistics.peakStored()) + " states, " + Numbers.bytes(statistics.peakBytes()));
        field("depth", Numbers.count(statistics.depth()));
        if (!Double.isNaN(report.effectiveBranchingFactor())) {
            field("b*", Numbers.factor(report.effectiveBranchingFactor()));
        }
        field("time", Numbers.time(statistics.seconds()));
    }

    private static String beforeLastLayer(Statistics statistics) {
        return statistics.expandedBeforeLastLayer() < 0
                ? ""
                : " (" + Numbers.count(statistics.expandedBeforeLastLayer()) + " before the last f layer)";
    }

    private void field(String name, String value) {
        out.println(style.dim("%-14s".formatted(name)) + value);
    }

    private static String rows(Board board) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < board.cells(); cell++) {
            text.append(cell == 0 ? "" : board.column(cell) == 0 ? " / " : " ").append(board.tile(cell));
        }
        return text.toString();
    }
}
