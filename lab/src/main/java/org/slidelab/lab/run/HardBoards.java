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
 * while it is searched. So the search without tables goes first, for about as long as building them takes: whoever has a board
 * that isn't solved by then waits about twice as long as with the better choice at most. Tables that are stored already are
 * chosen at once, by what the heuristic says of its suitability.
 *
 * @param cabinet what there is, and where tables are stored
 */
public record HardBoards(TableCabinet cabinet) {

    /**
     * Another way to search for a goal.
     *
     * @param expansions when to take it: after how many expansions of the way before it
     * @param configuration the algorithm as it was, and the heuristic with tables
     * @param tables the tables that it needs
     */
    public record Remedy(long expansions, Configuration configuration, List<EstimateTable> tables) {

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
        return new Remedy(
                payoff.expansions(),
                new Configuration(chosen.algorithm(), Optional.of(better), cabinet.catalog()),
                tabled.tables(goal, better.options()));
    }
}
