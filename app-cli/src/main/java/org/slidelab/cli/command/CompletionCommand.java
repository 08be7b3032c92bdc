package org.slidelab.cli.command;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a script that lets a shell complete verbs, options and names. */
@Command(
        name = "completion",
        description = "Prints a script for bash or zsh that completes verbs, options and the names of providers.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {"  source <(slidelab completion)"})
public final class CompletionCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine()
                .getOut()
                .print(AutoComplete.bash("slidelab", spec.root().commandLine()));
        spec.commandLine().getOut().flush();
    }
}
