package org.slidelab.lab.trace;

import java.io.IOException;
import org.slidelab.core.board.BoardView;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.lab.report.Json;

/**
 * Writes a trace for the Posthoc visualiser: its search trace format 1.4.0, in YAML.
 *
 * <p>The view draws the board of the current step on a frame whose colour tells the kind of event; Posthoc's own tree
 * panel draws the search tree from {@code id} and {@code pId}. Its words are generating, expanding, updating and so on.
 * Values are in moves. There a number stands for one node for ever, so the nodes of later rounds get the round's number
 * before theirs, and a pruned successor, which is no node, gets a name of its own.
 */
final class Posthoc implements TraceEncoding {

    /** A frame in the colour of the event, a square for each cell with the number of its tile, and a line below. */
    private static final String VIEW = """
            pivot: {x: MIDDLE_X, y: MIDDLE_Y, scale: 1}
            views:
              main:
                - $: rect
                  x: -0.15
                  y: -0.15
                  width: COLUMNS.3
                  height: ROWS.3
                  fill: "${{ color[$.type] || theme.accent }}"
                  clear: true
                - $: rect
                  $for: {$let: cell, $from: 0, $to: CELLS}
                  x: "${{ $.cell % COLUMNS + 0.04 }}"
                  y: "${{ Math.floor($.cell / COLUMNS) + 0.04 }}"
                  width: 0.92
                  height: 0.92
                  fill: "${{ theme.background }}"
                  alpha: "${{ $.tiles[$.cell] ? 1 : 0.4 }}"
                  label: "${{ $.tiles[$.cell] || '' }}"
                  label-x: "${{ $.tiles[$.cell] > 9 ? 0.18 : 0.32 }}"
                  label-y: 0.62
                  label-size: 0.5
                  label-color: "${{ theme.foreground }}"
                  clear: true
                - $: rect
                  x: -0.15
                  y: ROWS.25
                  width: COLUMNS.3
                  height: 0.5
                  fill: "${{ theme.background }}"
                  label: "${{ $.type }} ${{ $.f === undefined ? '' : 'g=' + $.g + ' h=' + $.h + ' f=' + $.f }}"
                  label-x: 0.05
                  label-y: 0.32
                  label-size: 0.22
                  label-color: "${{ theme.foreground }}"
                  clear: true
            """;

    private final Appendable out;
    private final StringBuilder line = new StringBuilder(256);
    private final StringBuilder startTiles = new StringBuilder();
    private double units = 1;
    private long pruned;
    private int rounds;

    Posthoc(Appendable out) {
        this.out = out;
    }

    @Override
    public void begin(TraceHeader header) throws IOException {
        units = header.unitsPerMove();
        Problem problem = header.problem();
        JsonLines.appendTiles(startTiles, problem.start());
        StringBuilder goalTiles = new StringBuilder();
        JsonLines.appendTiles(goalTiles, problem.goal());
        String title =
                header.algorithm() + header.heuristic().map(spec -> " " + spec).orElse("");
        out.append("# " + title.replaceAll("\\p{Cntrl}", " ") + "\nversion: 1.4.0\n");
        out.append(view(problem.size()));
        out.append("events:\n");
        out.append("  - {type: source, id: 0, pId: null, tiles: " + startTiles + "}\n");
        out.append("  - {type: destination, id: goal, pId: null, tiles: " + goalTiles + "}\n");
    }

    @Override
    public void node(TraceEvent.Kind kind, SearchObserver.Node node, BoardView board) throws IOException {
        line.setLength(0);
        line.append("  - {type: ").append(type(kind)).append(", id: ");
        if (kind == TraceEvent.Kind.PRUNE) {
            line.append('p').append(++pruned);
        } else {
            appendId(node.id());
        }
        line.append(", pId: ");
        if (node.parent() == -1) {
            line.append("null");
        } else {
            appendId(node.parent());
        }
        line.append(", g: ").append(node.g());
        appendMoves(", h: ", node.h());
        appendMoves(", f: ", node.f());
        line.append(", tiles: ");
        JsonLines.appendTiles(line, board);
        out.append(line.append("}\n"));
    }

    @Override
    public void round(int bound) throws IOException {
        rounds++;
        line.setLength(0);
        line.append("  - {type: round, id: round").append(rounds).append(", pId: null");
        appendMoves(", bound: ", bound);
        out.append(line.append(", tiles: ").append(startTiles).append("}\n"));
    }

    @Override
    public void improved(int cost) throws IOException {
        out.append("  - {type: improved, id: improved" + cost + ", pId: null, cost: " + cost + ", tiles: " + startTiles
                + "}\n");
    }

    @Override
    public void end(TraceEnd end) throws IOException {
        out.append("# " + Json.line(end.outcome()) + "\n");
    }

    private static String type(TraceEvent.Kind kind) {
        return switch (kind) {
            case GENERATE -> "generating";
            case PRUNE -> "pruning";
            case REOPEN -> "updating";
            case EXPAND -> "expanding";
            case GOAL -> "end";
        };
    }

    private void appendId(long id) {
        if (rounds > 1) {
            line.append('r').append(rounds).append('n');
        }
        line.append(id);
    }

    private void appendMoves(String name, int value) {
        line.append(name);
        if (units == 1) {
            line.append(value);
        } else {
            line.append(value / units);
        }
    }

    private static String view(Dimensions size) {
        return VIEW.replace("ROWS", String.valueOf(size.rows()))
                .replace("COLUMNS", String.valueOf(size.columns()))
                .replace("CELLS", String.valueOf(size.cells()))
                .replace("MIDDLE_X", String.valueOf(size.columns() / 2.0))
                .replace("MIDDLE_Y", String.valueOf(size.rows() / 2.0));
    }
}
