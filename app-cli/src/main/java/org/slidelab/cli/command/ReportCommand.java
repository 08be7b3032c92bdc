package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.print.TextTable;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.lab.experiment.Results;
import org.slidelab.lab.findings.Findings;
import org.slidelab.lab.findings.Report;
import org.slidelab.lab.findings.Table;
import org.slidelab.lab.findings.Tables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes reports of experiments. */
@Command(
        name = "report",
        description = {
            "Makes tables and pictures of the results of an experiment.",
            "These are a page of HTML that needs no other file, each picture as SVG and PNG, and the tables as Markdown"
                    + " and CSV."
        },
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab report results                          into results/report",
            "  slidelab report results -o handed-in"
        })
public final class ReportCommand implements Runnable {

    /** The folder beside the results in which a report lies. */
    static final String FOLDER = "report";

    private static final int MOST_LETTERS = 160;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", arity = "1", description = "the folder that 'slidelab experiment' filled")
    private Path results;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "the folder for the report (default: report in the folder of the results)")
    private Optional<Path> out = Optional.empty();

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public ReportCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public void run() {
        PrintWriter text = spec.commandLine().getOut();
        Results read = Results.read(results);
        show(read, text, new Style(terminal));
        write(read, out.orElse(results.resolve(FOLDER)), text);
    }

    /** Writes a report and says where it is. */
    static void write(Results results, Path folder, PrintWriter out) {
        List<Path> files = Report.write(results, folder);
        out.println("report in %s: %s and %d other files"
                .formatted(folder, files.get(0).getFileName(), files.size() - 1));
        out.flush();
    }

    /** Shows nodes and queue by depth, or, if that is too wide to read, a line for each configuration. */
    private static void show(Results results, PrintWriter out, Style style) {
        Findings findings = new Findings(results);
        Tables tables = new Tables(findings);
        List<String> lines = findings.depths().isEmpty() ? List.of() : lines(tables.nodesAndFrontier(), style);
        boolean fits = !lines.isEmpty() && lines.stream().allMatch(line -> line.length() <= MOST_LETTERS);
        (fits ? lines : lines(tables.summary(), style)).forEach(out::println);
    }

    private static List<String> lines(Table table, Style style) {
        List<String> headings = table.headings();
        TextTable text = new TextTable(IntStream.range(0, headings.size())
                .mapToObj(column -> column < table.textColumns() ? headings.get(column) : ">" + headings.get(column))
                .toList());
        table.rows().forEach(text::add);
        return text.lines(style);
    }
}
