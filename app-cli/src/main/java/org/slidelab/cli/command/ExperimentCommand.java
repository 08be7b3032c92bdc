package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.slidelab.cli.ExitCode;
import org.slidelab.cli.option.CatalogOptions;
import org.slidelab.cli.option.Converters;
import org.slidelab.cli.option.StudyOptions;
import org.slidelab.cli.print.ExperimentPrinter;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.terminal.Interruption;
import org.slidelab.cli.terminal.ProgressBar;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.board.Board;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.boards.BoardLines;
import org.slidelab.lab.experiment.BoardSource;
import org.slidelab.lab.experiment.BundledStudies;
import org.slidelab.lab.experiment.Experiment;
import org.slidelab.lab.experiment.ExperimentSettings;
import org.slidelab.lab.experiment.Patience;
import org.slidelab.lab.experiment.Progress;
import org.slidelab.lab.experiment.Results;
import org.slidelab.lab.experiment.ResultsFolder;
import org.slidelab.lab.experiment.Study;
import org.slidelab.lab.experiment.StudyFile;
import org.slidelab.lab.experiment.StudyPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs experiments. */
@Command(
        name = "experiment",
        description = {
            "Runs algorithms with heuristics on many boards, on all processors, and keeps every run in a folder.",
            "Started again with the same folder, it goes on where it stopped, however it was stopped."
        },
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab experiment -o results --count 1000 -a bfs,astar -H misplaced,manhattan --report",
            "  slidelab experiment -o results                   goes on where it stopped",
            "  slidelab experiment -o by-depth --depth 0-31 --count 20 -a ids,astar --max-nodes 100k",
            "  slidelab experiment -o korf --set korf-15 -a idastar -H linear-conflict --max-time 10s",
            "  slidelab experiment -o honest --file boards.txt -a astar -H all --isolate --heap 1G --jobs 1",
            "  slidelab experiment -o again --study results/study.properties",
            "  slidelab experiment -o figures --study published-figures --report"
        })
public final class ExperimentCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            required = true,
            description = "the folder for the results: new, empty, or of the same study")
    private Path out;

    @Option(
            names = "--study",
            paramLabel = "FILE|NAME",
            description = "take the settings of a study file, or of a study that comes with Slidelab: "
                    + "published-figures, random-boards, branching-factors, tie-breaking; options count more")
    private Optional<String> study = Optional.empty();

    @Mixin
    private StudyOptions options = new StudyOptions();

    @Option(names = "--skip-bad", description = "leave out wrong lines of --file instead of stopping")
    private boolean skipBad;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "how many runs at once (default: as many as processors)",
            converter = Converters.OfBoardCount.class)
    private Optional<Integer> jobs = Optional.empty();

    @Option(
            names = "--max-preparation",
            paramLabel = "TIME",
            description = "give up a run whose search has not begun after this time (default: 10m)",
            converter = Converters.OfDuration.class)
    private Duration preparation = Patience.DEFAULT.preparation();

    @Option(
            names = "--grace",
            paramLabel = "TIME",
            description = "give up a run that does not answer this long after its time limit (default: 2s)",
            converter = Converters.OfDuration.class)
    private Duration grace = Patience.DEFAULT.grace();

    @Option(names = "--report", description = "make the report when all runs are done, as 'slidelab report' does")
    private boolean report;

    @Mixin
    private CatalogOptions catalogs = new CatalogOptions();

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public ExperimentCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        StudyPlan plan = plan(catalogs.catalog(err), err);
        Interruption.searchBegins();
        Progress progress;
        try (ResultsFolder folder = ResultsFolder.open(out, plan);
                ProgressBar bar = new ProgressBar(err, terminal)) {
            sayGoingOn(plan, folder, err);
            progress = Experiment.run(plan, folder, settings(bar));
        }
        ExperimentPrinter printer = new ExperimentPrinter(spec.commandLine().getOut(), err, new Style(terminal), out);
        if (Interruption.requested()) {
            printer.stopped(progress);
            return ExitCode.CANCELLED.number();
        }
        Results results = Results.read(out);
        printer.print(results);
        if (report) {
            ReportCommand.write(
                    results,
                    out.resolve(ReportCommand.FOLDER),
                    spec.commandLine().getOut());
        }
        return exitCode(results, plan).number();
    }

    private StudyPlan plan(Catalog catalog, PrintWriter err) {
        Map<String, String> settings = new LinkedHashMap<>();
        boolean resumed = study.isEmpty() && options.settings().isEmpty() && Results.isIn(out);
        if (resumed) {
            Study kept = Results.study(out);
            return StudyPlan.of(kept, Results.boards(out, kept), catalog);
        }
        study.ifPresent(name -> settings.putAll(BundledStudies.settings(name)));
        settings.putAll(options.settings());
        Study asked = StudyFile.study(settings);
        return asked.boards() instanceof BoardSource.FromFile file && skipBad
                ? StudyPlan.of(asked, goodBoards(file, err), catalog)
                : StudyPlan.of(asked, catalog);
    }

    private static List<Board> goodBoards(BoardSource.FromFile file, PrintWriter err) {
        BoardLines lines = BoardLines.readOneSize(file.file(), file.size());
        lines.problems().forEach(problem -> err.println("slidelab: left out: " + problem));
        if (lines.boards().isEmpty()) {
            throw new InvalidSpecException("file '%s' has no good board".formatted(file.file()));
        }
        err.println("boards read: %d; wrong lines left out: %d"
                .formatted(lines.boards().size(), lines.problems().size()));
        return lines.boards();
    }

    private void sayGoingOn(StudyPlan plan, ResultsFolder folder, PrintWriter err) {
        long finished = plan.runs().stream().filter(folder::has).count();
        if (finished > 0) {
            err.println("going on after %,d of %,d runs".formatted(finished, plan.size()));
        }
    }

    private ExperimentSettings settings(ProgressBar bar) {
        return new ExperimentSettings(
                jobs.map(OptionalInt::of).orElse(OptionalInt.empty()),
                new Patience(preparation, grace),
                catalogs.folder(),
                Interruption::requested,
                progress -> bar.show(
                        progress.finished(),
                        progress.before(),
                        progress.total(),
                        progress.failed() == 0 ? "" : ", %,d failed".formatted(progress.failed())));
    }

    private static ExitCode exitCode(Results results, StudyPlan plan) {
        List<String> failed = results.runs().stream()
                .filter(run -> run.failed())
                .map(run -> run.configuration())
                .distinct()
                .toList();
        if (failed.isEmpty()) {
            return ExitCode.DONE;
        }
        return plan.configurations().stream()
                        .filter(each -> failed.contains(each.toString()))
                        .allMatch(each -> each.usesPlugin())
                ? ExitCode.PLUGIN_FAULT
                : ExitCode.OUR_FAULT;
    }
}
