package org.slidelab.cli.terminal;

import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * What the program is connected to.
 *
 * @param input whether a person types the input
 * @param output whether a person sees the output
 * @param errors whether a person sees the error output
 * @param cursor whether the output's cursor may be moved
 * @param colours whether the output may be coloured
 * @param unicode whether the output may hold lines for drawing
 * @param width the width of lines
 */
public record Terminal(
        boolean input, boolean output, boolean errors, boolean cursor, boolean colours, boolean unicode, int width) {

    private static final int DEFAULT_WIDTH = 100;

    /** No terminal at all: plain text. */
    public static final Terminal NONE = new Terminal(false, false, false, false, false, false, DEFAULT_WIDTH);

    /** The terminal of this process; the start script tells which streams are one, and without it none is. */
    public static Terminal ofSystem() {
        return of(System.getenv(), System::getProperty);
    }

    static Terminal of(Map<String, String> environment, UnaryOperator<String> properties) {
        boolean output = Boolean.parseBoolean(properties.apply("slidelab.stdout.terminal"));
        boolean dumb = "dumb".equals(environment.get("TERM"));
        boolean colours =
                output && !dumb && environment.getOrDefault("NO_COLOR", "").isEmpty();
        return new Terminal(
                Boolean.parseBoolean(properties.apply("slidelab.stdin.terminal")),
                output,
                Boolean.parseBoolean(properties.apply("slidelab.stderr.terminal")) && !dumb,
                output && !dumb,
                colours,
                output && !dumb && utf8(environment),
                width(environment.getOrDefault("COLUMNS", "")));
    }

    private static boolean utf8(Map<String, String> environment) {
        for (String name : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
            String value = environment.getOrDefault(name, "");
            if (!value.isEmpty()) {
                return value.toUpperCase(Locale.ROOT).replace("-", "").contains("UTF8");
            }
        }
        return false;
    }

    private static int width(String columns) {
        return columns.matches("[1-9]\\d{1,3}") ? Math.max(40, Integer.parseInt(columns)) : DEFAULT_WIDTH;
    }
}
