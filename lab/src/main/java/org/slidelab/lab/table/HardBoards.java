package org.slidelab.lab.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.slidelab.core.board.Board;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.table.EstimateTable;
import org.slidelab.core.table.TableFile;
import org.slidelab.core.table.TabledHeuristic;
import org.slidelab.core.table.TabledHeuristic.Payoff;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configuration.Chosen;
import org.slidelab.lab.run.ProviderFault;

/**
 * What helps with a board that turns out to be hard, for a person who left the choice to us: a heuristic with tables.
 *
 * <p>Tables take a second or more to build, and most boards less than that to solve without. How hard a board is shows only
 * while it is searched. So the search without tables goes first. When it has gone on for a little, building begins beside it
 * on another core, and when the tables should be ready, the search is given up for one with tables. Thus nobody waits for
 * tables longer than the search would have taken, but for what it lacked when it was given up. When is counted in expansions,
 * not in seconds, so that the same command does the same. Tables that are stored already are chosen at once, by what the
 * heuristic says of its suitability.
 *
 * @param cabinet what there is, and where tables are stored
 * @param problems told, in a line, of a heuristic that does something wrong and is done without
 */
public record HardBoards(TableCabinet cabinet, Consumer<String> problems) {

    /** A search that ends before this part of the time of building is not worth the work. */
    private static final int PARTS_BEFORE_BUILDING = 8;

    /**
     * Another way to search for a goal.
     *
     * @param beginAfter after how many expansions of the way before it to begin to build
     * @param takeAfter after how many expansions of the way before it to take it
     * @param configuration the algorithm as it was, and the heuristic with tables
     * @param tables the tables that it needs
     */
    public record Remedy(long beginAfter, long takeAfter, Configuration configuration, List<EstimateTable> tables) {}

    /**
     * What helps where a choice of ours is not enough, one after another: nothing that is weaker than what was chosen, that
     * the heap has no room for, or whose solutions may not be shortest.
     */
    public List<Remedy> remedies(Configuration chosen, Board goal) {
        List<Remedy> remedies = new ArrayList<>();
        if (chosen.heuristic().isPresent()) {
            for (CatalogEntry<Heuristic> entry : cabinet.catalog().heuristics()) {
                try {
                    remedies.addAll(remedies(chosen, chosen.heuristic().get(), goal, entry));
                } catch (ProviderFault | InvalidSpecException e) {
                    problems.accept(e.getMessage() + "; going on without it");
                }
            }
        }
        return remedies;
    }

    private List<Remedy> remedies(
            Configuration chosen, Chosen<Heuristic> before, Board goal, CatalogEntry<Heuristic> entry) {
        Optional<TabledHeuristic> tabled = TableCabinet.tabled(entry);
        Guard guard = new Guard(entry);
        if (tabled.isEmpty()
                || !guard.call(() -> tabled.get().traits().supports().test(goal.size()))) {
            return List.of();
        }
        Set<Path> inUse = entry.provider().id().equals(before.provider().id())
                ? files(cabinet.tables(entry, before.options(), goal))
                : Set.of();
        List<Remedy> remedies = new ArrayList<>();
        for (Payoff payoff : guard.call(() -> List.copyOf(tabled.get().tablesForHardBoards(goal.size())))) {
            Remedy remedy = remedy(chosen, goal, entry, payoff);
            Set<Path> files = files(remedy.tables());
            if (!files.isEmpty() && files.equals(inUse)) {
                remedies.clear();
            } else if (guard.call(() -> remedy.configuration().admissible()) && hasRoom(remedy.tables())) {
                remedies.add(remedy);
            }
        }
        return remedies;
    }

    private Remedy remedy(Configuration chosen, Board goal, CatalogEntry<Heuristic> entry, Payoff payoff) {
        Chosen<Heuristic> better = Chosen.of(entry, cabinet.spec(entry, payoff.value()));
        long beginAfter = payoff.expansions() / PARTS_BEFORE_BUILDING;
        return new Remedy(
                beginAfter,
                beginAfter + payoff.expansions(),
                new Configuration(chosen.algorithm(), Optional.of(better), cabinet.catalog()),
                cabinet.tables(entry, better.options(), goal));
    }

    /** The files of tables; empty unless all of them are stored and look well. */
    private Set<Path> files(List<EstimateTable> tables) {
        Set<Path> paths = new HashSet<>();
        for (EstimateTable table : tables) {
            Optional<TableFile> file =
                    table.file(cabinet.folder()).filter(each -> each.damage().isEmpty());
            if (file.isEmpty()) {
                return Set.of();
            }
            paths.add(file.get().path());
        }
        return paths;
    }

    private boolean hasRoom(List<EstimateTable> tables) {
        try {
            cabinet.requireRoom(tables);
            return true;
        } catch (InvalidSpecException e) {
            return false;
        }
    }
}
