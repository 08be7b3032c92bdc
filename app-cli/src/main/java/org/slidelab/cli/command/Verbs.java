package org.slidelab.cli.command;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/**
 * The verbs of the program, in the order in which its help shows them.
 *
 * <p>Reading the options of all of them takes longer than solving a board. So a command line that begins with a verb gets
 * that one alone, found by the name of its class; the help and the completion script need all.
 */
public final class Verbs {

    private static final List<Class<?>> ALL = List.of(
            SolveCommand.class,
            CompareCommand.class,
            ListCommand.class,
            DescribeCommand.class,
            RandomCommand.class,
            EnumerateCommand.class,
            PdbCommand.class,
            CheckCommand.class,
            ReplayCommand.class,
            ExperimentCommand.class,
            ReportCommand.class,
            MenuCommand.class,
            WebCommand.class,
            CompletionCommand.class,
            CommandLine.HelpCommand.class);
    private static final Set<Class<?>> TELL_OF_OTHERS = Set.of(CompletionCommand.class, CommandLine.HelpCommand.class);

    private Verbs() {}

    /** The program with the verbs that these arguments need. */
    public static CommandLine commandLine(IFactory factory, String... arguments) {
        CommandLine program = new CommandLine(new SlidelabCommand(), factory);
        for (Class<?> verb : needed(arguments)) {
            program.addSubcommand(verb);
        }
        return program;
    }

    private static List<Class<?>> needed(String... arguments) {
        List<Class<?>> named = ALL.stream()
                .filter(verb -> arguments.length > 0 && name(verb).equals(arguments[0]))
                .toList();
        return named.isEmpty() || TELL_OF_OTHERS.containsAll(named) ? ALL : named;
    }

    private static String name(Class<?> verb) {
        return verb.getSimpleName().replace("Command", "").toLowerCase(Locale.ROOT);
    }
}
