package org.slidelab.lab.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.table.EstimateTable;
import org.slidelab.core.table.TabledHeuristic;
import org.slidelab.core.table.TabledHeuristic.Payoff;
import org.slidelab.lab.run.Configuration.Chosen;
import org.slidelab.lab.table.TableCabinet;

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
 */
public record HardBoards(TableCabinet cabinet) {

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
    public record Remedy(long beginAfter, long takeAfter, Configuration configuration, List<EstimateTable> tables) {

        private boolean stored(Path folder) {
            return tables.stream()
                    .allMatch(table -> table.file(folder)
                            .filter(file -> file.damage().isEmpty())
                            .isPresent());
        }
    }

    /** What helps where a choice of ours is not enough, one after another; nothing that is weaker than what is stored. */
    public List<Remedy> remedies(Configuration chosen, Board goal) {
        List<Remedy> remedies = new ArrayList<>();
        if (chosen.heuristic().isPresent()) {
            for (CatalogEntry<Heuristic> entry : cabinet.catalog().heuristics()) {
                if (entry.provider() instanceof TabledHeuristic tabled
                        && tabled.traits().supports().test(goal.size())) {
                    for (Payoff payoff : tabled.tablesForHardBoards(goal.size())) {
                        remedies.add(remedy(chosen, goal, entry, tabled, payoff));
                    }
                }
            }
        }
        for (int i = remedies.size() - 1; i >= 0; i--) {
            if (remedies.get(i).stored(cabinet.folder())) {
                return remedies.subList(i + 1, remedies.size());
            }
        }
        return remedies;
    }

    private Remedy remedy(
            Configuration chosen, Board goal, CatalogEntry<Heuristic> entry, TabledHeuristic tabled, Payoff payoff) {
        Spec spec = new Spec(tabled.id(), Map.of(tabled.tableOption().name(), payoff.value()));
        Chosen<Heuristic> better = Chosen.of(entry, spec);
        long beginAfter = payoff.expansions() / PARTS_BEFORE_BUILDING;
        return new Remedy(
                beginAfter,
                beginAfter + payoff.expansions(),
                new Configuration(chosen.algorithm(), Optional.of(better), cabinet.catalog()),
                tabled.tables(goal, better.options()));
    }
}
