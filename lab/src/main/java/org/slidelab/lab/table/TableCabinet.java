package org.slidelab.lab.table;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;
import org.slidelab.core.board.Board;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.catalog.CatalogEntry;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.table.EstimateTable;
import org.slidelab.core.table.TableFile;
import org.slidelab.core.table.TabledHeuristic;

/**
 * The tables in a folder, of whatever heuristics have some.
 *
 * @param catalog where the heuristics are
 * @param folder the folder
 */
public record TableCabinet(Catalog catalog, Path folder) {

    /**
     * The tables that a text asks for.
     *
     * @param text the spec of a heuristic with tables, or just the value of its option that says which tables
     * @param usual the id of the heuristic that is meant by just a value
     * @param goal the goal that the tables are for
     * @throws InvalidSpecException if there are no such tables
     */
    public List<EstimateTable> tables(String text, String usual, Board goal) {
        String id = text.contains(":") || isTabled(text) ? Spec.parse(text).id() : usual;
        CatalogEntry<Heuristic> entry = catalog.heuristic(id);
        if (!(entry.provider() instanceof TabledHeuristic heuristic)) {
            throw new InvalidSpecException("heuristic '%s' has no tables; those with tables: %s"
                    .formatted(
                            id,
                            String.join(
                                    ", ",
                                    heuristics().stream()
                                            .map(TabledHeuristic::id)
                                            .toList())));
        }
        HeuristicTraits traits = heuristic.traits();
        if (!traits.supports().test(goal.size())) {
            throw new InvalidSpecException("heuristic '%s' does not support %s boards; it supports: %s"
                    .formatted(id, goal.size(), traits.boards()));
        }
        Spec spec = id.equals(usual) && !text.contains(":") && !isTabled(text)
                ? new Spec(id, Map.of(heuristic.tableOption().name(), text))
                : Spec.parse(text);
        return heuristic.tables(goal, Options.of(heuristic, spec));
    }

    /** All files of tables, by heuristic and name. */
    public List<TableFile> files() {
        return heuristics().stream()
                .flatMap(heuristic -> heuristic.files(folder).stream())
                .toList();
    }

    /** The file of a table, built and stored if there is none that can be used. */
    public Kept keep(EstimateTable table, DoubleConsumer progress) {
        return table.file(folder)
                .filter(file -> file.damageByReading().isEmpty())
                .map(file -> new Kept(file, false))
                .orElseGet(() -> new Kept(table.store(folder, progress), true));
    }

    /**
     * A file that can be used.
     *
     * @param file the file
     * @param built whether it wasn't there before
     */
    public record Kept(TableFile file, boolean built) {}

    private boolean isTabled(String id) {
        return heuristics().stream().anyMatch(heuristic -> heuristic.id().equals(id));
    }

    private List<TabledHeuristic> heuristics() {
        return catalog.heuristics().stream()
                .map(CatalogEntry::provider)
                .filter(TabledHeuristic.class::isInstance)
                .map(TabledHeuristic.class::cast)
                .toList();
    }
}
