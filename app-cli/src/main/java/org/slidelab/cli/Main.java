package org.slidelab.cli;

/** Starts the command line. */
public final class Main {

    private Main() {}

    /** Runs a command and ends the program with its exit code. */
    public static void main(String[] arguments) {
        System.exit(CommandLineApp.run(arguments));
    }
}
