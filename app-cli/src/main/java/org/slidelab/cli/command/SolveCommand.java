package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.slidelab.cli.ExitCode;
import org.slidelab.cli.option.BoardOptions;
import org.slidelab.cli.option.CatalogOptions;
import org.slidelab.cli.option.Format;
import org.slidelab.cli.option.LimitOptions;
import org.slidelab.cli.option.ProviderNames;
import org.slidelab.cli.option.TraceOptions;
import org.slidelab.cli.print.FieldsPrinter;
import org.slidelab.cli.print.Numbers;
import org.slidelab.cli.print.PathStyle;
import org.slidelab.cli.print.ReportPrinter;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.print.TracePrinter;
import org.slidelab.cli.terminal.Interruption;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchResult;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.trace.TraceFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Solves boards. */
@Command(
        name = "solve",
        description = "Solves one or more boards.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab solve                                   a default puzzle",
            "  slidelab solve 8 0 6 5 4 7 2 3 1                 algorithm and heuristic chosen for the size",
            "  slidelab solve -a astar:tie-break=fifo -H misplaced 806547231",
            "  slidelab solve -a dls:limit=12 125/340/678 --path boards",
            "  slidelab solve -a ids --goal blank-last --trace 1 2 3 4 0 6 7 5 8",
            "  slidelab solve --trace run.jsonl 806547231       every event; see it with slidelab replay run.jsonl",
            "  slidelab solve --exhaust 1 2 3 4 5 0 7 6 8       proves it unsolvable by searching",
            "  slidelab random --count 5 | slidelab solve - --format csv"
        })
public final class SolveCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-a", "--algorithm"},
            paramLabel = "ALGORITHM",
            completionCandidates = ProviderNames.OfAlgorithms.class,
            description = "algorithm, with options if you like: astar, dls:limit=12 (default: what suits the size)")
    private Optional<String> algorithm = Optional.empty();

    @Option(
            names = {"-H", "--heuristic"},
            paramLabel = "HEURISTIC",
            completionCandidates = ProviderNames.OfHeuristics.class,
            description = "heuristic of an informed algorithm (default: what suits the size)")
    private Optional<String> heuristic = Optional.empty();

    @Mixin
    private BoardOptions boards = new BoardOptions();

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Mixin
    private CatalogOptions catalog = new CatalogOptions();

    @Option(names = "--path", description = "how to show the solution: ${COMPLETION-CANDIDATES} (default: moves)")
    private Optional<PathStyle> path = Optional.empty();

    @Mixin
    private TraceOptions trace = new TraceOptions();

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES} (default: text)")
    private Format format = Format.text;

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public SolveCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        List<Problem> problems = boards.problems();
        Configurations available = new Configurations(catalog.catalog(err));
        List<Configuration> configurations = problems.stream()
                .map(problem -> available.choose(algorithm, heuristic, problem.goal()))
                .toList();
        boards.sayIfDefault(err);
        requireOneBoardForTraceFile(problems.size());
        ReportPrinter reports = new ReportPrinter(out, new Style(terminal), path);
        FieldsPrinter fields = new FieldsPrinter(out, format);
        RunSettings settings = settings(format == Format.text ? out : err);
        ExitCode exitCode = ExitCode.DONE;
        try (HelpedSearches helped = new HelpedSearches(new Searches(err, terminal, settings), available)) {
            for (int i = 0; i < problems.size() && !Interruption.requested(); i++) {
                Traced traced = leftToUs()
                        ? new Traced(helped.run(problems.get(i)), Optional.empty())
                        : run(problems.get(i), configurations.get(i), settings);
                RunReport report = traced.report();
                if (format == Format.text) {
                    if (i > 0) {
                        out.println();
                    }
                    reports.print(report);
                } else {
                    fields.print(report);
                }
                ExitCode code = ExitCode.of(report);
                exitCode = exitCode == ExitCode.DONE || code == ExitCode.CANCELLED ? code : exitCode;
                if (traced.failure().isPresent()) {
                    out.flush();
                    err.println("slidelab: " + traced.failure().get());
                    exitCode = ExitCode.USAGE;
                }
            }
        }
        return exitCode.number();
    }

    /** A report, and why its trace is not complete if it isn't. */
    private record Traced(RunReport report, Optional<String> failure) {}

    private Traced run(Problem problem, Configuration configuration, RunSettings settings) {
        PrintWriter err = spec.commandLine().getErr();
        Optional<TraceFile> file = trace.create(configuration);
        if (file.isEmpty()) {
            return new Traced(new Searches(err, terminal, settings).run(problem, configuration), Optional.empty());
        }
        try (TraceFile events = file.get()) {
            RunReport report = new Searches(err, terminal, settings.withObserver(events)).run(problem, configuration);
            events.finish(report);
            return new Traced(report, events.failure());
        }
    }

    /** Whether nothing was said about how to search, and nobody watches who would see two searches. */
    private boolean leftToUs() {
        return algorithm.isEmpty() && heuristic.isEmpty() && !trace.asked();
    }

    private void requireOneBoardForTraceFile(int howMany) {
        if (howMany > 1 && trace.file().isPresent()) {
            throw new InvalidBoardException("--trace %s takes the events of one board; found %d boards"
                    .formatted(trace.file().get(), howMany));
        }
    }

    private RunSettings settings(PrintWriter events) {
        RunSettings settings = RunSettings.DEFAULT
                .withLimits(limits.limits(Limits.DEFAULT))
                .withExhaust(limits.exhaust())
                .withImprovements(better -> sayImproved(better, events));
        return trace.printed() ? settings.withObserver(new TracePrinter(events)) : settings;
    }

    private static void sayImproved(SearchResult better, PrintWriter events) {
        if (better.outcome() instanceof Outcome.Solved solved) {
            events.println("found %s after %s"
                    .formatted(
                            Numbers.moves(solved.cost()),
                            Numbers.time(better.statistics().seconds())));
        }
    }
}
