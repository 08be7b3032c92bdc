package org.slidelab.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.slidelab.cli.print.ReplayPrinter;
import org.slidelab.cli.terminal.Keys;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.lab.trace.TraceEvent;
import org.slidelab.lab.trace.TraceReader;

/** One event of a trace on the screen, and keys that lead to others. */
final class ReplayScreen {

    private static final int PAGE = 100;
    private static final String CLEAR = "\u001b[H\u001b[2J";
    private static final List<String> HELP = List.of(
            "→ next   ← previous   PgDn/PgUp 100 on/back",
            "e next expansion   E previous expansion",
            "g jump to a number   < start   > end   q leave");

    private final TraceReader trace;
    private final ReplayPrinter printer;
    private final Keys keys;
    private final Terminal terminal;
    private final PrintWriter out;
    private long number = 1;
    private String message = "";

    ReplayScreen(TraceReader trace, ReplayPrinter printer, Keys keys, Terminal terminal) {
        this.trace = trace;
        this.printer = printer;
        this.keys = keys;
        this.terminal = terminal;
        out = printer.out();
    }

    /** Shows events until somebody leaves. */
    void run() throws IOException {
        String key = "";
        while (!key.equals("q")) {
            show();
            message = "";
            key = keys.next();
            obey(key);
        }
        out.println();
        out.flush();
    }

    private void obey(String key) throws IOException {
        switch (key) {
            case "right", " ", "n", "down" -> go(number + 1);
            case "left", "p", "up", "backspace" -> go(number - 1);
            case "page-down", "d" -> go(number + PAGE);
            case "page-up", "u" -> go(number - PAGE);
            case "home", "<" -> go(1);
            case "end", ">" -> go(trace.size());
            case "e" -> find(1, "no expansion after this one");
            case "E" -> find(-1, "no expansion before this one");
            case "g" -> jump();
            case "q" -> {}
            case "enter" -> {
                if (keys.immediate()) {
                    go(number + 1);
                }
            }
            default -> message = "'%s' is no key; see below".formatted(key);
        }
    }

    private void go(long wanted) {
        number = Math.max(1, Math.min(wanted, trace.size()));
        if (number != wanted) {
            message = number == 1 ? "this is the first event" : "this is the last event";
        }
    }

    private void find(int step, String otherwise) {
        Predicate<TraceEvent> expansion =
                event -> event instanceof TraceEvent.Node node && node.kind() == TraceEvent.Kind.EXPAND;
        trace.find(number, step, expansion).ifPresentOrElse(found -> number = found, () -> message = otherwise);
    }

    private void jump() throws IOException {
        StringBuilder digits = new StringBuilder();
        String key = "";
        while (!key.equals("enter")) {
            out.print("\rjump to event: " + digits + " \b");
            out.flush();
            key = keys.next();
            if (key.matches("\\d") && digits.length() < 15) {
                digits.append(key);
            } else if (key.equals("backspace") && digits.length() > 0) {
                digits.setLength(digits.length() - 1);
            } else if (key.equals("escape") || key.equals("q")) {
                return;
            }
        }
        if (digits.length() > 0) {
            go(Long.parseLong(digits.toString()));
        }
    }

    private void show() {
        List<String> lines = new ArrayList<>(printer.picture(trace, trace.at(number)));
        lines.add("");
        lines.add(message);
        HELP.forEach(line -> lines.add(printer.style().dim(terminal.unicode() ? line : ascii(line))));
        if (!keys.immediate()) {
            lines.add("(each key with Enter)");
        }
        out.print(terminal.cursor() ? CLEAR : System.lineSeparator());
        lines.forEach(out::println);
        out.flush();
    }

    private static String ascii(String line) {
        return line.replace("→", "Right").replace("←", "Left");
    }
}
