package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.slidelab.cli.print.Numbers;
import org.slidelab.cli.terminal.Terminal;
import org.slidelab.cli.terminal.WorkProgress;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Problem;
import org.slidelab.core.table.EstimateTable;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.HardBoards;
import org.slidelab.lab.run.HardBoards.Remedy;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.table.TableCabinet;

/**
 * Runs searches for somebody who left the choice to us: when a board turns out to be hard, tables are made and stored, and
 * it is searched with them; see {@link HardBoards}.
 *
 * @param err where to say so
 * @param terminal what it is connected to
 * @param settings limits, which hold for both searches together, and whom to tell of events
 * @param cabinet where tables are stored
 */
record HelpedSearches(PrintWriter err, Terminal terminal, RunSettings settings, TableCabinet cabinet) {

    /** Runs a search, and others if need be; a provider's fault goes through. */
    RunReport run(Problem problem, Configuration chosen) {
        long startNanos = System.nanoTime();
        Limits left = settings.limits();
        Configuration configuration = chosen;
        List<String> before = new ArrayList<>();
        for (Remedy remedy : new HardBoards(cabinet).remedies(chosen, problem.goal())) {
            if (left.nodes() <= remedy.expansions()) {
                break;
            }
            RunReport report = run(problem, configuration, left.withNodes(remedy.expansions()));
            if (!report.outcome().equals(Optional.of(new Outcome.CutOff(Limit.NODES)))) {
                return noted(report, report.outcome(), before);
            }
            String tried = "%s expansions with %s".formatted(Numbers.count(remedy.expansions()), configuration);
            err.println(tried + " did not solve it");
            try {
                configuration = with(remedy, configuration);
            } catch (CancellationException e) {
                return noted(report, Optional.of(new Outcome.CutOff(Limit.CANCELLED)), before);
            }
            Duration time = settings.limits().time().minusNanos(System.nanoTime() - startNanos);
            if (time.isNegative() || time.isZero()) {
                return noted(report, Optional.of(new Outcome.CutOff(Limit.TIME)), before);
            }
            before.add(tried);
            left = left.withNodes(left.nodes() - remedy.expansions()).withTime(time);
        }
        RunReport last = run(problem, configuration, left);
        return noted(last, last.outcome(), before);
    }

    private RunReport run(Problem problem, Configuration configuration, Limits limits) {
        return new Searches(err, terminal, settings.withLimits(limits)).run(problem, configuration);
    }

    /** The remedy's configuration, its tables stored, if possible; if they can't be built, the one there was. */
    private Configuration with(Remedy remedy, Configuration before) {
        try {
            remedy.tables().forEach(this::store);
        } catch (UncheckedIOException e) {
            err.println("slidelab: %s; the tables are made for this run only".formatted(e.getMessage()));
        } catch (InvalidSpecException e) {
            err.println("slidelab: %s; going on without tables".formatted(e.getMessage()));
            return before;
        }
        return remedy.configuration();
    }

    private void store(EstimateTable table) {
        try (WorkProgress progress = new WorkProgress(err, terminal, table.description())) {
            if (cabinet.keep(table, progress).built()) {
                progress.erase();
                err.println("%s: %s, built in %s and kept in %s"
                        .formatted(
                                table.description(),
                                Numbers.bytes(table.bytes()),
                                Numbers.time(progress.seconds()),
                                cabinet.folder()));
            }
        }
    }

    /** The report of one search, with what was searched before it: that isn't in its counters. */
    private static RunReport noted(RunReport report, Optional<Outcome> outcome, List<String> before) {
        String note = before.isEmpty() ? report.note() : "before that " + String.join(" and ", before);
        return new RunReport(report.problem(), report.configuration(), outcome, report.statistics(), note);
    }
}
