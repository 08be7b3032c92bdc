package org.slidelab.cli.command;

import java.io.PrintWriter;
import org.slidelab.cli.terminal.Interruption;
import org.slidelab.cli.terminal.ProgressLine;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.cli.terminal.WorkProgress;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.ProviderFault;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.run.SearchRunner;

/**
 * Runs searches that show their progress and that Ctrl-C stops.
 *
 * @param err where progress is shown
 * @param terminal what it is connected to
 * @param settings limits and whom to tell of events
 */
record Searches(PrintWriter err, Terminal terminal, RunSettings settings) {

    /** The same with other settings. */
    Searches with(RunSettings value) {
        return new Searches(err, terminal, value);
    }

    /** A line that shows how far other work is. */
    WorkProgress working(String title) {
        return new WorkProgress(err, terminal, title);
    }

    /** Runs a search; a provider's fault goes through. */
    RunReport run(Problem problem, Configuration configuration) {
        Interruption.searchBegins();
        try (WorkProgress tables = working(configuration + ": tables");
                ProgressLine progress = new ProgressLine(err, terminal, configuration.toString())) {
            return SearchRunner.run(
                    problem,
                    configuration,
                    settings.withCancelled(Interruption::requested)
                            .withPreparation(tables)
                            .withProgress(done -> {
                                tables.erase();
                                progress.accept(done);
                                settings.progress().accept(done);
                            })
                            .withImprovements(better -> {
                                progress.erase();
                                settings.improvements().accept(better);
                            }));
        }
    }

    /** Runs a search; a provider's fault becomes a report. */
    RunReport runAnyway(Problem problem, Configuration configuration) {
        try {
            return run(problem, configuration);
        } catch (ProviderFault fault) {
            return RunReport.failed(problem, configuration, fault);
        }
    }
}
