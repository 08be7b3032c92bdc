package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.slidelab.cli.ExitCode;
import org.slidelab.cli.option.TableOptions;
import org.slidelab.cli.print.Numbers;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.cli.terminal.WorkProgress;
import org.slidelab.core.table.EstimateTable;
import org.slidelab.lab.table.TableCabinet;
import org.slidelab.lab.table.TableCabinet.Kept;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds tables. */
@Command(
        name = "build",
        description = "Builds the tables of a partition, those that are not there yet, and stores them.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class)
public final class PdbBuildCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PARTITION",
            description =
                    "sizes such as 7-8, a drawing such as .aab/aabb/aabb/cccb, or the spec of a heuristic with tables")
    private String partition = "";

    @Mixin
    private TableOptions options = new TableOptions();

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public PdbBuildCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        TableCabinet cabinet = options.cabinet(err);
        List<EstimateTable> tables = cabinet.tables(partition, PdbCommand.NAME, options.goal());
        cabinet.requireRoom(tables);
        for (EstimateTable table : tables) {
            try (WorkProgress progress = new WorkProgress(err, terminal, table.description())) {
                Kept kept = cabinet.keep(table, line -> err.println("slidelab: " + line), progress);
                progress.erase();
                out.println("%s  %s entries, %s, %s"
                        .formatted(
                                table.description(),
                                Numbers.count(table.entries()),
                                Numbers.bytes(table.bytes()),
                                kept.built()
                                        ? "built in " + Numbers.time(progress.seconds())
                                        : "there already: " + kept.file().path()));
            } catch (CancellationException e) {
                return ExitCode.CANCELLED.number();
            }
        }
        return ExitCode.DONE.number();
    }
}
