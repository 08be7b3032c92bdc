package org.slidelab.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Keeps the tables of pattern databases, and those of other heuristics that have some. */
@Command(
        name = PdbCommand.NAME,
        description = "Builds, lists, verifies and deletes the tables of pattern databases.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        synopsisSubcommandLabel = "VERB",
        subcommands = {PdbBuildCommand.class, PdbListCommand.class, PdbVerifyCommand.class, PdbDeleteCommand.class},
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab pdb build 7-8                         for the 15-puzzle: 275 MB",
            "  slidelab pdb build 6-6-6-6 --size 5x5          for the 24-puzzle",
            "  slidelab pdb build .aab/aabb/aabb/cccb         a drawn partition",
            "  slidelab pdb list",
            "  slidelab pdb verify",
            "  slidelab pdb delete 7-8"
        })
public final class PdbCommand implements Runnable {

    /** The name of the verb, and of the heuristic whose tables are meant unless another is named. */
    static final String NAME = "pdb";

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "no verb; expected one of "
                        + String.join(", ", spec.subcommands().keySet()));
    }
}
