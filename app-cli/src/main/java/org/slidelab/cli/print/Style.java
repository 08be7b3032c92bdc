package org.slidelab.cli.print;

import org.slidelab.cli.terminal.Terminal;

/**
 * Colours for a terminal, and nothing anywhere else.
 *
 * @param terminal what the output is connected to
 */
public record Style(Terminal terminal) {

    /** Stands out. */
    public String bold(String text) {
        return code("1", text);
    }

    /** Steps back. */
    public String dim(String text) {
        return code("2", text);
    }

    /** Good news. */
    public String good(String text) {
        return code("32", text);
    }

    /** Bad news. */
    public String bad(String text) {
        return code("31", text);
    }

    /** Neither: a limit was reached. */
    public String warning(String text) {
        return code("33", text);
    }

    /** The colour that goes with the word for an outcome. */
    public String outcome(String word) {
        return switch (word) {
            case "solved" -> good(word);
            case "unsolvable", "failed" -> bad(word);
            default -> warning(word);
        };
    }

    private String code(String code, String text) {
        return terminal.colours() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
