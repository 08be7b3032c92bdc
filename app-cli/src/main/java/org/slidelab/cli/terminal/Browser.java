package org.slidelab.cli.terminal;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;

/** The browser of whoever sits at this machine. */
public final class Browser {

    private Browser() {}

    /** Opens an address with the command that the system has for it; false if there is none. */
    public static boolean open(URI address) {
        try {
            new ProcessBuilder(command(System.getProperty("os.name"), address))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    static List<String> command(String system, URI address) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address.toString());
        }
        return List.of(name.startsWith("mac") ? "open" : "xdg-open", address.toString());
    }
}
