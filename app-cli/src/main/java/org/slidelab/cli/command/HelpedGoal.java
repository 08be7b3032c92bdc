package org.slidelab.cli.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import org.slidelab.cli.print.Numbers;
import org.slidelab.cli.terminal.WorkProgress;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.search.Limit;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Outcome;
import org.slidelab.core.search.Outcome.CutOff;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.ProviderFault;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.table.HardBoards;
import org.slidelab.lab.table.HardBoards.Remedy;
import org.slidelab.lab.table.TableBuilding;
import org.slidelab.lab.table.TableBuilding.Built;
import org.slidelab.lab.table.TableCabinet;

/**
 * Searches for one goal, whose boards may turn out to be hard: then tables are built and stored beside the search, and when
 * it has gone on for long, it begins again with them; see {@link HardBoards}. The boards that follow have them from the
 * beginning.
 *
 * <p>Expansions are counted over all boards of the goal. A board that comes when hardly any are left has the tables at once if
 * they are ready, and otherwise as many expansions as there were before the building began: most boards need fewer.
 */
final class HelpedGoal implements AutoCloseable {

    private static final String HEAP_IS_FULL = "the Java heap is full (SLIDELAB_JAVA_OPTS=-Xmx4g allows more)";

    private final Searches searches;
    private final Path cacheFolder;
    private final Queue<Step> steps = new ArrayDeque<>();
    private Configuration configuration;
    private long expanded;

    /** What may help, and its tables. */
    private record Step(Remedy remedy, TableBuilding building) {}

    HelpedGoal(Searches searches, TableCabinet cabinet, Configuration chosen, List<Remedy> remedies) {
        this.searches = searches;
        cacheFolder = cabinet.folder();
        configuration = chosen;
        remedies.forEach(remedy -> steps.add(new Step(remedy, new TableBuilding(cabinet, remedy.tables()))));
    }

    /** Runs a search, and others if need be, all within the limits of one; a provider's fault goes through. */
    RunReport run(Problem problem) {
        long startNanos = System.nanoTime();
        Limits left = searches.settings().limits();
        List<String> before = new ArrayList<>();
        for (Step step = steps.peek(); step != null; step = steps.peek()) {
            long most = step.remedy.takeAfter() - expanded;
            if (most < step.remedy.beginAfter() && step.building.ready()) {
                take(step, timeLeft(startNanos));
                continue;
            }
            most = Math.max(most, step.remedy.beginAfter());
            if (most >= left.nodes()) {
                break;
            }
            RunReport report = run(problem, left.withNodes(most), step);
            if (report.outcome().equals(cutOff(Limit.MEMORY)) && step.building.underWay()) {
                goOnWithout(HEAP_IS_FULL);
                left = left.withTime(timeLeft(startNanos));
                break;
            }
            if (!report.outcome().equals(cutOff(Limit.NODES))) {
                return noted(report, report.outcome(), before);
            }
            String tried = "%s expansions with %s".formatted(Numbers.count(most), configuration);
            searches.err().println(tried + " did not solve it");
            Optional<Limit> stopped = take(step, timeLeft(startNanos));
            if (stopped.isPresent()) {
                return noted(report, cutOff(stopped.get()), before);
            }
            before.add(tried);
            left = left.withNodes(left.nodes() - most).withTime(timeLeft(startNanos));
        }
        RunReport last = searches.with(searches.settings().withLimits(left)).run(problem, configuration);
        return noted(last, last.outcome(), before);
    }

    /** Runs a search beside which tables are built once all searches have gone on for long enough. */
    private RunReport run(Problem problem, Limits limits, Step step) {
        RunSettings watched = searches.settings().withLimits(limits).withProgress(done -> {
            if (expanded + done.expanded() >= step.remedy.beginAfter()) {
                step.building.begin();
            }
        });
        RunReport report = searches.with(watched).run(problem, configuration);
        expanded += report.statistics().expanded();
        tell(step);
        return report;
    }

    /** Goes on with a step's tables as soon as they are ready, or without; tells which limit was reached before. */
    private Optional<Limit> take(Step step, Duration longest) {
        try (WorkProgress progress = searches.working(step.remedy.configuration() + ": tables")) {
            if (!step.building.await(longest, progress)) {
                return Optional.of(Limit.TIME);
            }
            progress.erase();
            configuration = step.remedy.configuration();
            expanded = 0;
            steps.remove().building.close();
            tell(step);
        } catch (CancellationException e) {
            return Optional.of(Limit.CANCELLED);
        } catch (InvalidSpecException | ProviderFault e) {
            goOnWithout(String.valueOf(e.getMessage()));
        } catch (OutOfMemoryError e) {
            goOnWithout(HEAP_IS_FULL);
        }
        return Optional.empty();
    }

    private void goOnWithout(String reason) {
        close();
        steps.clear();
        searches.err().println("slidelab: %s; going on without tables".formatted(reason));
    }

    /** Says which tables are new, and which files were damaged. */
    private void tell(Step step) {
        step.building.damaged().forEach(line -> searches.err().println("slidelab: " + line));
        for (Built built : step.building.news()) {
            if (built.problem().isPresent()) {
                searches.err()
                        .println("slidelab: %s; the table is made for this run only"
                                .formatted(built.problem().get()));
            } else {
                searches.err()
                        .println("%s: %s, built in %s and kept in %s"
                                .formatted(
                                        built.table().description(),
                                        Numbers.bytes(built.table().bytes()),
                                        Numbers.time(built.seconds()),
                                        cacheFolder));
            }
        }
    }

    private Duration timeLeft(long startNanos) {
        return searches.settings().limits().time().minusNanos(System.nanoTime() - startNanos);
    }

    private static Optional<Outcome> cutOff(Limit limit) {
        return Optional.of(new CutOff(limit));
    }

    /** The report of one search, with what was searched before it: that isn't in its counters. */
    private static RunReport noted(RunReport report, Optional<Outcome> outcome, List<String> before) {
        String note = before.isEmpty() ? report.note() : "before that " + String.join(" and ", before);
        return new RunReport(report.problem(), report.configuration(), outcome, report.statistics(), note);
    }

    /** Gives up what isn't ready. */
    @Override
    public void close() {
        for (Step step : steps) {
            step.building.close();
            tell(step);
        }
    }
}
