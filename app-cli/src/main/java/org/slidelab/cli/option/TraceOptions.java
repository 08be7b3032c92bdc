package org.slidelab.cli.option;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.trace.TraceFile;
import org.slidelab.lab.trace.TraceFormat;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Whether the events of a search are printed, or written to a file. */
public final class TraceOptions {

    private static final String PRINT = "-";

    @Option(
            names = "--trace",
            arity = "0..1",
            paramLabel = "FILE",
            preprocessor = FileOrBoard.class,
            description = {
                "print every expansion with g, h, f and the board; with a FILE, write every event to it instead"
                        + " (a number is no file but the board's: for a file named 1, --trace=1)"
            })
    private Optional<String> trace = Optional.empty();

    @Option(
            names = "--trace-format",
            paramLabel = "FORMAT",
            converter = Converters.OfTraceFormat.class,
            description = "of the FILE: jsonl (the default, for replay) or posthoc (for the Posthoc visualiser)")
    private Optional<TraceFormat> format = Optional.empty();

    /** Whether events are printed or written. */
    public boolean asked() {
        return trace.isPresent();
    }

    /** Whether expansions are printed. */
    public boolean printed() {
        if (format.isPresent() && file().isEmpty()) {
            throw new InvalidSpecException(
                    "--trace-format %s needs a file; expected --trace FILE".formatted(format.get()));
        }
        return trace.isPresent() && file().isEmpty();
    }

    /** The file to write, created here, if one was asked for. */
    public Optional<TraceFile> create(Configuration configuration) {
        return file().map(path -> TraceFile.create(path, format.orElse(TraceFormat.JSONL), configuration));
    }

    /** The file that was asked for. */
    public Optional<Path> file() {
        return trace.filter(value -> !value.equals(PRINT)).map(Path::of);
    }

    /**
     * Decides whether the word after {@code --trace} is its file: an option is none, and neither is what can be a board
     * or a part of one.
     */
    static final class FileOrBoard implements IParameterPreprocessor {

        @Override
        public boolean preprocess(
                Stack<String> arguments, CommandSpec command, ArgSpec option, Map<String, Object> info) {
            boolean attached = "=".equals(info.get("separator"));
            if (!attached && (arguments.isEmpty() || !isFile(arguments.peek()))) {
                arguments.push(PRINT);
            }
            return false;
        }

        static boolean isFile(String word) {
            return !word.startsWith("-") && !word.matches("[0-9\\s,;/]*");
        }
    }
}
