package org.slidelab.cli.print;

import java.io.PrintWriter;
import java.util.Locale;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.core.search.SearchStopped;

/** Prints a line for each expansion, with g, h and f in moves and the board. */
public final class TracePrinter implements SearchObserver {

    private static final int CHECK_INTERVAL = 256;

    private final PrintWriter out;
    private int unitsPerMove = 1;
    private long expansions;

    /** Creates a printer. */
    public TracePrinter(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void started(Problem problem, int units) {
        unitsPerMove = units;
        expansions = 0;
    }

    @Override
    public void iteration(int bound) {
        if (bound >= 0) {
            out.println("round with bound " + moves(bound));
        }
    }

    @Override
    public void expanded(Node node, WorkingBoard board) {
        print("expand " + ++expansions, node, board);
        if (expansions % CHECK_INTERVAL == 0 && out.checkError()) {
            throw new SearchStopped(Limit.CANCELLED); // whoever read the trace has gone: slidelab … --trace | head
        }
    }

    @Override
    public void goal(Node node, WorkingBoard board) {
        print("goal", node, board);
    }

    private void print(String event, Node node, WorkingBoard board) {
        out.println(
                "%-12s g=%-4d h=%-6s f=%-6s %s".formatted(event, node.g(), moves(node.h()), moves(node.f()), board));
    }

    private String moves(int units) {
        return unitsPerMove == 1
                ? String.valueOf(units)
                : String.format(Locale.ROOT, "%.2f", (double) units / unitsPerMove);
    }
}
