package org.slidelab.cli.terminal;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The browser of whoever sits at this machine. */
public final class Browser {

    private static final long SECONDS_TO_FAIL = 2;

    private Browser() {}

    /**
     * Opens an address with the program that the variable BROWSER names (several are tried in turn), or else with the
     * command that the system has for it; false if none of them works.
     */
    public static boolean open(URI address) throws InterruptedException {
        for (List<String> command :
                commands(System.getProperty("os.name"), Optional.ofNullable(System.getenv("BROWSER")), address)) {
            if (start(command)) {
                return true;
            }
        }
        return false;
    }

    /** A command that goes on, or ends without an error, has opened it. */
    private static boolean start(List<String> command) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return !process.waitFor(SECONDS_TO_FAIL, TimeUnit.SECONDS) || process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    static List<List<String>> commands(String system, Optional<String> browsers, URI address) {
        List<List<String>> commands = new ArrayList<>();
        for (String program : browsers.orElse("").split(File.pathSeparator, -1)) {
            if (!program.isBlank()) {
                commands.add(List.of(program, address.toString()));
            }
        }
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            commands.add(List.of("rundll32", "url.dll,FileProtocolHandler", address.toString()));
        } else {
            commands.add(List.of(name.startsWith("mac") ? "open" : "xdg-open", address.toString()));
        }
        return commands;
    }
}
