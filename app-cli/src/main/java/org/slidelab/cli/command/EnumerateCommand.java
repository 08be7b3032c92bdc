package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.slidelab.cli.ExitCode;
import org.slidelab.cli.option.Converters;
import org.slidelab.cli.option.Format;
import org.slidelab.cli.option.GoalOptions;
import org.slidelab.cli.print.DepthPrinter;
import org.slidelab.cli.print.Style;
import org.slidelab.cli.terminal.EstimateLine;
import org.slidelab.cli.terminal.Interruption;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.core.board.Dimensions;
import org.slidelab.lab.enumeration.DepthCounts;
import org.slidelab.lab.enumeration.DepthCounts.Extent;
import org.slidelab.lab.enumeration.Enumeration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts the boards at each distance from a goal. */
@Command(
        name = "enumerate",
        description = "Counts how many boards lie at each distance from the goal.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab enumerate                               all 181,440 boards of the 8-puzzle",
            "  slidelab enumerate --size 3x4                    239,500,800 boards, in seconds",
            "  slidelab enumerate --size 2x5 --goal blank-last --format csv",
            "  slidelab enumerate --size 3x4 --max-depth 20"
        })
public final class EnumerateCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private GoalOptions goal = new GoalOptions();

    @Option(
            names = "--max-depth",
            paramLabel = "N",
            description = "count no further than N moves from the goal (default: all)",
            converter = Converters.OfDepth.class)
    private int maxDepth = Integer.MAX_VALUE;

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES} (default: text)")
    private Format format = Format.text;

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public EnumerateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Enumeration enumeration = new Enumeration(goal.goal(goal.size().orElse(new Dimensions(3, 3))));
        DepthCounts counts = count(enumeration);
        new DepthPrinter(out, new Style(terminal)).print(counts, format);
        return (counts.extent() == Extent.CANCELLED ? ExitCode.CANCELLED : ExitCode.DONE).number();
    }

    private DepthCounts count(Enumeration enumeration) {
        Interruption.searchBegins();
        try (EstimateLine line = new EstimateLine(spec.commandLine().getErr(), terminal)) {
            return enumeration.run(
                    maxDepth,
                    Interruption::requested,
                    (depth, counted, boards) -> line.show("depth " + depth, counted, boards, "boards"));
        }
    }
}
