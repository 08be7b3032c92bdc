package org.slidelab.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Asks a person until the answer is right. The end of the input answers 0.
 *
 * @param in where answers come from
 * @param out where questions go
 */
public record Prompt(BufferedReader in, PrintWriter out) {

    /** Asks for one of several things by number; gives 1 for the first, and 0 for the way out. */
    public int choose(String title, List<String> things, String wayOut) {
        StringBuilder menu = new StringBuilder(title).append(':');
        for (int i = 0; i < things.size(); i++) {
            menu.append("  ").append(i + 1).append(' ').append(things.get(i));
        }
        out.println();
        out.println(menu.append("  0 ").append(wayOut));
        return ask("> ", text -> {
                    int number = text.matches("\\d{1,3}") ? Integer.parseInt(text) : -1;
                    if (number < 0 || number > things.size()) {
                        throw new IllegalArgumentException(
                                "'%s': expected a number from 0 to %d".formatted(text, things.size()));
                    }
                    return number;
                })
                .orElse(0);
    }

    /** Asks until a parser accepts the answer; empty at the end of the input. */
    public <T> Optional<T> ask(String question, Function<String, T> parser) {
        while (true) {
            out.print(question);
            out.flush();
            try {
                String line = in.readLine();
                if (line == null) {
                    out.println();
                    return Optional.empty();
                }
                return Optional.of(parser.apply(line.strip()));
            } catch (IllegalArgumentException e) {
                out.println(e.getMessage());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
