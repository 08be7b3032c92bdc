package org.slidelab.cli.command;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.table.CacheFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program itself: it only knows its verbs. */
@Command(
        name = "slidelab",
        description = "A workbench for sliding-tile puzzles and the search algorithms that solve them.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        synopsisSubcommandLabel = "VERB",
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab solve 8 0 6 5 4 7 2 3 1",
            "  slidelab solve -a bfs 125/340/678 --path boards",
            "  slidelab compare -a all -H all 1,2,5,3,4,0,6,7,8",
            "  slidelab random --size 4x4 | slidelab solve -",
            "",
            "Exit codes: 0 solved or done; 2 wrong usage or invalid board; 10 unsolvable; 12 a claim was refuted;",
            "20 time, 21 memory, 22 node, 23 depth limit; 24 cancelled; 30 a fault of Slidelab; 31 a fault of a plugin."
        })
public final class SlidelabCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "show log messages and stack traces")
    void setDebug(boolean debug) {
        System.setProperty("slidelab.log.level", debug ? "DEBUG" : "WARN");
    }

    @Option(
            names = "--cache",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            description = "folder for tables of heuristics (default: SLIDELAB_CACHE, or slidelab in the user's cache)")
    void setCache(@Nullable String folder) {
        if (folder != null) {
            System.setProperty(CacheFolder.PROPERTY, folder);
        }
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "no verb; expected one of "
                        + String.join(", ", spec.subcommands().keySet()));
    }

    /** Tells the version that the jar's manifest gives. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            String version = SlidelabCommand.class.getPackage().getImplementationVersion();
            return new String[] {
                "Slidelab " + Objects.requireNonNullElse(version, "(not packaged)"),
                "Java " + System.getProperty("java.version")
            };
        }
    }
}
