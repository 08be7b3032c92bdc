package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.slidelab.cli.ExitCode;
import org.slidelab.cli.option.CatalogOptions;
import org.slidelab.cli.option.Converters;
import org.slidelab.cli.option.Format;
import org.slidelab.cli.option.GoalOptions;
import org.slidelab.cli.option.ProviderNames;
import org.slidelab.cli.print.CheckFieldsPrinter;
import org.slidelab.cli.print.CheckPrinter;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.terminal.Interruption;
import org.slidelab.cli.terminal.ProgressLine;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.lab.check.CheckReport;
import org.slidelab.lab.check.CheckSettings;
import org.slidelab.lab.check.HeuristicCheck;
import org.slidelab.lab.run.Configuration.Chosen;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.ProviderFault;
import org.slidelab.lab.run.SpecList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks what heuristics claim. */
@Command(
        name = "check",
        description = {
            "Is a heuristic admissible? Consistent? Is its incremental form right? On boards of up to 10 cells this is"
                    + " proved or refuted on every board, on larger ones it is tried on samples.",
            "Ends with exit code 12 if something that a heuristic claims is refuted."
        },
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab check manhattan                         every board of the 8-puzzle",
            "  slidelab check all --goal blank-last             one table, and who dominates whom",
            "  slidelab check pdb:partition=4-4 manhattan --size 2x5",
            "  slidelab check linear-conflict --size 4x4 --samples 5000 --seed 7",
            "  slidelab check mine --plugins build/libs --format json"
        })
public final class CheckCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "HEURISTIC",
            arity = "1..*",
            completionCandidates = ProviderNames.OfHeuristics.class,
            description = "heuristics, with options if you like; all means all that support the size")
    private List<String> heuristics = List.of();

    @Mixin
    private GoalOptions goals = new GoalOptions();

    @Option(
            names = "--samples",
            paramLabel = "N",
            description = "how many samples on boards of more than 10 cells (default: 1000)",
            converter = Converters.OfSampleCount.class)
    private int samples = CheckSettings.DEFAULT.samples();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "the same seed gives the same samples (default: 1)",
            converter = Converters.OfSeed.class)
    private long seed = CheckSettings.DEFAULT.seed();

    @Option(names = "--by-depth", description = "show the estimates at each distance, for several heuristics too")
    private boolean byDepth;

    @Mixin
    private CatalogOptions catalog = new CatalogOptions();

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES} (default: text)")
    private Format format = Format.text;

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public CheckCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        Board goal = goals.goal(goals.size().orElse(new Dimensions(3, 3)));
        Catalog available = catalog.catalog(err);
        List<Chosen<Heuristic>> chosen =
                new Configurations(available).heuristics(SpecList.split(heuristics), goal.size());
        CheckReport report = check(available, chosen, goal);
        print(report);
        report.faults().forEach(fault -> err.println("slidelab: " + fault.getMessage()));
        return exitCode(report).number();
    }

    private CheckReport check(Catalog available, List<Chosen<Heuristic>> chosen, Board goal) {
        Interruption.searchBegins();
        try (ProgressLine progress = new ProgressLine(spec.commandLine().getErr(), terminal, "check")) {
            return HeuristicCheck.run(
                    chosen,
                    available,
                    goal,
                    CheckSettings.DEFAULT
                            .withSamples(samples, seed)
                            .watchedBy(Interruption::requested, progress::tell));
        }
    }

    private void print(CheckReport report) {
        PrintWriter out = spec.commandLine().getOut();
        if (format == Format.text) {
            new CheckPrinter(out, new Style(terminal)).print(report, byDepth);
        } else {
            new CheckFieldsPrinter(out, format).print(report, byDepth);
        }
    }

    private static ExitCode exitCode(CheckReport report) {
        if (!report.claimsHold()) {
            return ExitCode.REFUTED;
        }
        if (!report.faults().isEmpty()) {
            return report.faults().stream().anyMatch(ProviderFault::plugin)
                    ? ExitCode.PLUGIN_FAULT
                    : ExitCode.OUR_FAULT;
        }
        return report.cancelled() ? ExitCode.CANCELLED : ExitCode.DONE;
    }
}
