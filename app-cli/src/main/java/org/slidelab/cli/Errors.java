package org.slidelab.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.run.ProviderFault;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns exceptions into one line each and an exit code; the stack trace is for {@code --debug}. */
final class Errors implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private final PrintWriter err;
    private final boolean debug;

    Errors(PrintWriter err, boolean debug) {
        this.err = err;
        this.debug = debug;
    }

    @Override
    public int handleParseException(ParameterException exception, String[] arguments) {
        CommandLine command = exception.getCommandLine();
        String hint = " (see %s --help)".formatted(command.getCommandSpec().qualifiedName());
        return report(exception, message(exception) + hint, ExitCode.USAGE);
    }

    @Override
    public int handleExecutionException(Exception exception, CommandLine command, ParseResult result) {
        if (exception instanceof InvalidBoardException
                || exception instanceof InvalidSpecException
                || exception instanceof UncheckedIOException) {
            return report(exception, firstLine(exception), ExitCode.USAGE);
        }
        if (exception instanceof ProviderFault fault) {
            return report(exception, firstLine(fault), fault.plugin() ? ExitCode.PLUGIN_FAULT : ExitCode.OUR_FAULT);
        }
        return report(
                exception,
                "a fault of Slidelab: %s (--debug shows where)"
                        .formatted(exception.toString().lines().findFirst().orElse("")),
                ExitCode.OUR_FAULT);
    }

    private int report(Exception exception, String line, ExitCode code) {
        err.println("slidelab: " + line);
        if (debug) {
            exception.printStackTrace(err);
        }
        return code.number();
    }

    private static String message(ParameterException exception) {
        if (exception instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            String argument = unmatched.getUnmatched().get(0);
            if (argument.matches("-\\d+")) {
                return "tile %s is out of range; tiles go from 1, and 0 is the blank".formatted(argument);
            }
            List<String> suggestions = unmatched.getSuggestions();
            String kind = argument.startsWith("-") ? "option" : "argument";
            return "unknown %s '%s'%s"
                    .formatted(
                            kind,
                            argument,
                            suggestions.isEmpty() ? "" : "; did you mean " + String.join(" or ", suggestions) + "?");
        }
        return firstLine(exception);
    }

    private static String firstLine(Exception exception) {
        return String.valueOf(exception.getMessage()).lines().findFirst().orElse("");
    }
}
