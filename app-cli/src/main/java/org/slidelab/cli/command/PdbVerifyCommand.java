package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.slidelab.cli.ExitCode;
import org.slidelab.cli.option.TableOptions;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.cli.terminal.WorkProgress;
import org.slidelab.core.table.TableFile;
import org.slidelab.core.table.TableFile.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Verifies tables. */
@Command(
        name = "verify",
        description = {
            "Checks stored tables: every byte by its checksum, how often each value occurs, and a sample of entries.",
            "Ends with exit code 12 if one is wrong."
        },
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class)
public final class PdbVerifyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "PARTITION",
            arity = "0..1",
            description = "whose tables to check (default: all that are stored)")
    private Optional<String> partition = Optional.empty();

    @Mixin
    private TableOptions options = new TableOptions();

    private final Terminal terminal;

    /** Creates the verb for a terminal. */
    public PdbVerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        List<TableFile> files = options.files(partition, PdbCommand.NAME, err);
        ExitCode exitCode = ExitCode.DONE;
        for (TableFile file : files) {
            try (WorkProgress progress =
                    new WorkProgress(err, terminal, file.path().toString())) {
                Verdict verdict = file.verify(progress);
                progress.erase();
                if (verdict.intact()) {
                    out.println("%s  intact: %s".formatted(file.path(), verdict.findings()));
                } else {
                    out.println("%s  %s".formatted(file.path(), verdict.findings()));
                    exitCode = ExitCode.REFUTED;
                }
            } catch (CancellationException e) {
                return ExitCode.CANCELLED.number();
            }
        }
        return exitCode.number();
    }
}
