package org.slidelab.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.slidelab.cli.option.Converters;
import org.slidelab.cli.print.ReplayPrinter;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.terminal.Keys;
import org.slidelab.cli.terminal.ProgressLine;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.trace.TraceReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Steps through the trace of a search. */
@Command(
        name = "replay",
        description = {
            "Steps through a trace that solve --trace FILE has written, forward and back.",
            "On a terminal keys step and jump; they are shown. In a pipe a summary is printed, or the events from N to M."
        },
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab solve --trace run.jsonl 806547231",
            "  slidelab replay run.jsonl",
            "  slidelab replay run.jsonl --from 100 --to 120    as lines of text",
            "  slidelab replay run.jsonl | cat                  a summary"
        })
public final class ReplayCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1", description = "a trace in the format jsonl")
    private Path file = Path.of("");

    @Option(
            names = "--from",
            paramLabel = "N",
            description = "print the events from number N as lines (default: 1)",
            converter = Converters.OfEvent.class)
    private Optional<Long> from = Optional.empty();

    @Option(
            names = "--to",
            paramLabel = "M",
            description = "print the events to number M as lines (default: the last)",
            converter = Converters.OfEvent.class)
    private Optional<Long> to = Optional.empty();

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public ReplayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        ReplayPrinter printer = new ReplayPrinter(out, new Style(terminal));
        try (TraceReader trace = open()) {
            if (from.isPresent() || to.isPresent()) {
                long last = to.orElse(trace.size());
                requireRange(from.orElse(1L), last, trace.size());
                printer.printLines(trace, from.orElse(1L), last);
            } else if (terminal.input() && terminal.output() && trace.size() > 0) {
                step(trace, printer);
            } else {
                printer.printSummary(trace);
            }
        }
    }

    private TraceReader open() {
        try (ProgressLine progress = new ProgressLine(spec.commandLine().getErr(), terminal, "reading " + file)) {
            return TraceReader.open(file, () -> false, progress::tellEvents);
        }
    }

    private void step(TraceReader trace, ReplayPrinter printer) {
        try (Keys keys = new Keys(System.in)) {
            new ReplayScreen(trace, printer, keys, terminal).run();
        } catch (IOException e) {
            throw new UncheckedIOException("the terminal can't be read", e);
        }
    }

    private static void requireRange(long first, long last, long size) {
        if (first > last || last > size) {
            throw new InvalidSpecException(
                    "events %d to %d: expected numbers from 1 to %d, the first not larger than the second"
                            .formatted(first, last, size));
        }
    }
}
