package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.slidelab.cli.option.TableOptions;
import org.slidelab.core.table.TableFile;
import org.slidelab.lab.table.TableCabinet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Deletes tables. */
@Command(
        name = "delete",
        description = "Deletes the stored tables of a partition, or all.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class)
public final class PdbDeleteCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "PARTITION", arity = "0..1", description = "whose tables to delete")
    private Optional<String> partition = Optional.empty();

    @Option(
            names = "--all",
            description = "delete all tables in the cache folder, and what builds that were killed left there")
    private boolean all;

    @Mixin
    private TableOptions options = new TableOptions();

    @Override
    public void run() {
        if (all == partition.isPresent()) {
            throw new ParameterException(spec.commandLine(), "expected a partition such as 7-8, or --all");
        }
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        if (all) {
            TableCabinet cabinet = options.cabinet(err);
            delete(cabinet.files(), out);
            cabinet.removeLeftovers().forEach(path -> out.println("deleted " + path));
        } else {
            delete(options.files(partition, PdbCommand.NAME, err), out);
        }
    }

    private static void delete(List<TableFile> files, PrintWriter out) {
        for (TableFile file : files) {
            file.delete();
            out.println("deleted " + file.path());
        }
    }
}
