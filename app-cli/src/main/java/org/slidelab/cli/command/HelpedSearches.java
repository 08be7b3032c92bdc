package org.slidelab.cli.command;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.core.search.Problem;
import org.slidelab.core.table.CacheFolder;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunReport;
import org.slidelab.lab.table.HardBoards;
import org.slidelab.lab.table.TableCabinet;

/** Runs searches for somebody who left the choice to us, boards of each goal one after another. */
final class HelpedSearches implements AutoCloseable {

    private final Searches searches;
    private final Configurations available;
    private final TableCabinet cabinet;
    private final HardBoards hardBoards;
    private final Map<Board, HelpedGoal> goals = new HashMap<>();

    HelpedSearches(Searches searches, Configurations available) {
        this.searches = searches;
        this.available = available;
        cabinet = new TableCabinet(available.catalog(), CacheFolder.current());
        hardBoards = new HardBoards(cabinet, line -> searches.err().println("slidelab: " + line));
    }

    /** Runs a search, and others if need be; a provider's fault goes through. */
    RunReport run(Problem problem) {
        return goals.computeIfAbsent(problem.goal(), this::goal).run(problem);
    }

    private HelpedGoal goal(Board goal) {
        Configuration chosen = available.choose(Optional.empty(), Optional.empty(), goal);
        return new HelpedGoal(searches, cabinet, chosen, hardBoards.remedies(chosen, goal));
    }

    @Override
    public void close() {
        goals.values().forEach(HelpedGoal::close);
    }
}
