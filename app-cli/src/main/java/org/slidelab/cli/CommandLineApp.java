package org.slidelab.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.slidelab.cli.command.Verbs;
import org.slidelab.cli.terminal.Interruption;
import org.slidelab.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Parses the arguments, runs a verb and turns whatever happens into an exit code and at most one line of error. */
final class CommandLineApp {

    private static final String DEBUG = "--debug";

    private CommandLineApp() {}

    static int run(String... arguments) {
        boolean debug = Arrays.asList(arguments).contains(DEBUG);
        PrintWriter out = writer(FileDescriptor.out);
        PrintWriter err = writer(FileDescriptor.err);
        Terminal terminal = Terminal.ofSystem();
        Errors errors = new Errors(err, debug);
        CommandLine commandLine = Verbs.commandLine(new CommandFactory(terminal), arguments)
                .setOut(out)
                .setErr(err)
                .setColorScheme(CommandLine.Help.defaultColorScheme(terminal.colours() ? Ansi.ON : Ansi.OFF))
                .setUsageHelpWidth(terminal.width())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
        int exitCode = execute(commandLine, errors, arguments);
        out.flush();
        err.flush();
        Interruption.finished();
        return exitCode;
    }

    /** Picocli handles exceptions; errors (an assertion, a full heap outside of a search) come here. */
    private static int execute(CommandLine commandLine, Errors errors, String... arguments) {
        try {
            return commandLine.execute(arguments);
        } catch (OutOfMemoryError e) {
            return errors.outOfMemory(e);
        } catch (LinkageError | AssertionError | VirtualMachineError e) {
            return errors.ourFault(e);
        }
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }
}
