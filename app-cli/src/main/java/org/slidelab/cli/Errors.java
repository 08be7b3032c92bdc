package org.slidelab.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.NearestName;
import org.slidelab.lab.experiment.HangingRunsException;
import org.slidelab.lab.run.ProviderFault;
import org.slidelab.lab.trace.DamagedTraceException;
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
                || exception instanceof DamagedTraceException
                || exception instanceof UncheckedIOException) {
            return report(exception, String.valueOf(exception.getMessage()), ExitCode.USAGE);
        }
        if (exception instanceof ProviderFault fault) {
            return report(
                    fault,
                    String.valueOf(fault.getMessage()),
                    fault.plugin() ? ExitCode.PLUGIN_FAULT : ExitCode.OUR_FAULT);
        }
        if (exception instanceof HangingRunsException) {
            return report(exception, String.valueOf(exception.getMessage()), ExitCode.PLUGIN_FAULT);
        }
        return ourFault(exception);
    }

    /** Reports what should never happen. */
    int ourFault(Throwable thrown) {
        return report(thrown, "a fault of Slidelab: %s (--debug shows where)".formatted(thrown), ExitCode.OUR_FAULT);
    }

    /** Reports that the heap is too small for something else than a search, which has its own limit. */
    int outOfMemory(OutOfMemoryError error) {
        return report(error, "the Java heap is full; SLIDELAB_JAVA_OPTS=-Xmx4g allows more", ExitCode.MEMORY);
    }

    private int report(Throwable thrown, String message, ExitCode code) {
        err.println("slidelab: " + oneLine(message));
        if (debug) {
            thrown.printStackTrace(err);
        }
        return code.number();
    }

    /** What people typed and plugins threw is part of messages: line ends and control characters become spaces. */
    private static String oneLine(String message) {
        return message.strip().replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ");
    }

    private static String message(ParameterException exception) {
        if (exception instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            return unknown(unmatched, unmatched.getUnmatched().get(0));
        }
        return String.valueOf(exception.getMessage());
    }

    private static String unknown(UnmatchedArgumentException exception, String argument) {
        Set<String> verbs = exception.getCommandLine().getSubcommands().keySet();
        if (argument.startsWith("-")) {
            List<String> near = exception.getSuggestions();
            return "unknown option '%s'%s"
                    .formatted(argument, near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?");
        }
        return verbs.isEmpty()
                ? "unexpected argument '%s'; expected options only".formatted(argument)
                : "unknown verb '%s'; %s".formatted(argument, NearestName.suggestion(argument, verbs));
    }
}
