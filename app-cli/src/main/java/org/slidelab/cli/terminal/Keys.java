package org.slidelab.cli.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;

/**
 * Single keys from a terminal, without Enter.
 *
 * <p>The terminal is switched by {@code stty} and switched back at the end, after Ctrl-C too. Where there is no stty, a
 * key takes effect with Enter.
 */
public final class Keys implements AutoCloseable {

    private static final int ESCAPE = 27;
    private static final int PATIENCE_MILLIS = 30;

    private final InputStream in;
    private final boolean switched;
    private final Thread restorer = new Thread(Keys::restore, "terminal");

    /** Begins to read keys. */
    public Keys(InputStream in) {
        this.in = in;
        switched = stty("-icanon", "-echo", "min", "1");
        if (switched) {
            Runtime.getRuntime().addShutdownHook(restorer);
        }
    }

    /** Whether keys take effect without Enter. */
    public boolean immediate() {
        return switched;
    }

    /**
     * The next key: a letter, or the name of a key such as {@code left}, {@code right}, {@code home}, {@code end},
     * {@code up}, {@code down}, {@code page-up}, {@code page-down}, {@code enter}; {@code q} at the end of the input.
     */
    public String next() throws IOException {
        int letter = in.read();
        if (letter == ESCAPE && waiting()) {
            return escape();
        }
        return switch (letter) {
            case -1, 3, 4 -> "q";
            case '\r', '\n' -> "enter";
            case 127, 8 -> "backspace";
            default -> String.valueOf((char) letter);
        };
    }

    @Override
    public void close() {
        if (switched) {
            restore();
            try {
                Runtime.getRuntime().removeShutdownHook(restorer);
            } catch (IllegalStateException e) {
                // The program is ending; the hook has run or will.
                restore();
            }
        }
    }

    /** The rest of an escape sequence: ESC [ C, ESC O C or ESC [ 5 ~. */
    private String escape() throws IOException {
        int introducer = in.read();
        if (introducer != '[' && introducer != 'O') {
            return "escape";
        }
        StringBuilder digits = new StringBuilder();
        int letter = in.read();
        while ((letter >= '0' && letter <= '9') || letter == ';') {
            digits.append((char) letter);
            letter = in.read();
        }
        return switch (letter) {
            case 'A' -> "up";
            case 'B' -> "down";
            case 'C' -> "right";
            case 'D' -> "left";
            case 'H' -> "home";
            case 'F' -> "end";
            default ->
                switch (digits.toString()) {
                    case "1", "7" -> "home";
                    case "4", "8" -> "end";
                    case "5" -> "page-up";
                    case "6" -> "page-down";
                    default -> "escape";
                };
        };
    }

    /** Whether more comes right after an escape: a key, and not somebody who pressed Escape. */
    private boolean waiting() throws IOException {
        try {
            for (int waited = 0; in.available() == 0 && waited < PATIENCE_MILLIS; waited++) {
                Thread.sleep(1);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return in.available() > 0;
    }

    private static void restore() {
        stty("icanon", "echo");
    }

    private static boolean stty(String... arguments) {
        String[] command = new String[arguments.length + 1];
        command[0] = "stty";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        try {
            Process process = new ProcessBuilder(command)
                    .redirectInput(ProcessBuilder.Redirect.INHERIT)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(2, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
