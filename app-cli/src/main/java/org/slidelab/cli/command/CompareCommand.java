package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.slidelab.cli.ExitCode;
import org.slidelab.cli.option.BoardOptions;
import org.slidelab.cli.option.CatalogOptions;
import org.slidelab.cli.option.Format;
import org.slidelab.cli.option.LimitOptions;
import org.slidelab.cli.option.ProviderNames;
import org.slidelab.cli.print.ComparisonPrinter;
import org.slidelab.cli.print.FieldsPrinter;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.terminal.Interruption;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.run.SpecList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Compares algorithms and heuristics. */
@Command(
        name = "compare",
        description = {
            "Runs algorithms with heuristics on the same boards and prints one table.",
            "Unless other limits are given, each run stops after 10 seconds."
        },
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab compare 8 0 6 5 4 7 2 3 1               every algorithm, the best heuristic",
            "  slidelab compare -a all -H all 125340678",
            "  slidelab compare -a astar,greedy -H manhattan,misplaced 806547231 123456780",
            "  slidelab compare -a astar:tie-break=high-g -a astar:tie-break=fifo --format csv"
        })
public final class CompareCommand implements Callable<Integer> {

    private static final Limits DEFAULT_LIMITS = Limits.DEFAULT.withTime(Duration.ofSeconds(10));

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-a", "--algorithm"},
            paramLabel = "ALGORITHM",
            completionCandidates = ProviderNames.OfAlgorithms.class,
            description = "algorithms, several or all (default: all)")
    private List<String> algorithms = List.of(Configurations.ALL);

    @Option(
            names = {"-H", "--heuristic"},
            paramLabel = "HEURISTIC",
            completionCandidates = ProviderNames.OfHeuristics.class,
            description = "heuristics, several or all (default: what suits the size)")
    private List<String> heuristics = List.of();

    @Mixin
    private BoardOptions boards = new BoardOptions();

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Mixin
    private CatalogOptions catalog = new CatalogOptions();

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES} (default: text)")
    private Format format = Format.text;

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public CompareCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        List<Run> runs = runs(new Configurations(catalog.catalog(err)));
        boards.sayIfDefault(err);
        Searches searches = new Searches(
                err,
                terminal,
                RunSettings.DEFAULT.withLimits(limits.limits(DEFAULT_LIMITS)).withExhaust(limits.exhaust()));
        List<RunReport> reports = new ArrayList<>();
        ExitCode exitCode = ExitCode.DONE;
        for (Run run : runs) {
            if (!Interruption.requested()) {
                RunReport report = searches.runAnyway(run.problem(), run.configuration());
                reports.add(report);
                exitCode = report.outcome().isEmpty() ? ExitCode.of(report) : exitCode;
            }
        }
        print(reports);
        return Interruption.requested() ? ExitCode.CANCELLED.number() : exitCode.number();
    }

    private record Run(Problem problem, Configuration configuration) {}

    private List<Run> runs(Configurations configurations) {
        List<Run> runs = new ArrayList<>();
        for (Problem problem : boards.problems()) {
            configurations
                    .cross(SpecList.split(algorithms), SpecList.split(heuristics), problem.goal())
                    .forEach(configuration -> runs.add(new Run(problem, configuration)));
        }
        return runs;
    }

    private void print(List<RunReport> reports) {
        PrintWriter out = spec.commandLine().getOut();
        if (format == Format.text) {
            new ComparisonPrinter(out, new Style(terminal)).print(reports);
        } else {
            FieldsPrinter fields = new FieldsPrinter(out, format);
            reports.forEach(fields::print);
        }
    }
}
