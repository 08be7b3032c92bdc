package org.slidelab.cli;

import java.util.Arrays;
import org.slidelab.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/**
 * Makes the verbs: one that asks for the terminal in its constructor gets it.
 *
 * @param terminal what the program is connected to
 */
record CommandFactory(Terminal terminal) implements IFactory {

    @Override
    public <K> K create(Class<K> type) throws Exception {
        boolean wantsTerminal = Arrays.stream(type.getDeclaredConstructors())
                .anyMatch(
                        constructor -> Arrays.equals(constructor.getParameterTypes(), new Class<?>[] {Terminal.class}));
        return wantsTerminal
                ? type.getDeclaredConstructor(Terminal.class).newInstance(terminal)
                : CommandLine.defaultFactory().create(type);
    }
}
