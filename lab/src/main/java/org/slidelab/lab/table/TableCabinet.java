package org.slidelab.lab.table;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;
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
 * The tables in a folder, of whatever heuristics have some. What a heuristic does wrong is a
 * {@link org.slidelab.lab.run.ProviderFault} that names it, also when it comes from the tables and files that are given here.
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
        boolean isSpec = text.contains(":") || isTabled(text);
        String id = isSpec ? Spec.parse(text).id() : usual;
        CatalogEntry<Heuristic> entry = catalog.heuristic(id);
        if (!(entry.provider() instanceof TabledHeuristic heuristic)) {
            throw new InvalidSpecException("heuristic '%s' has no tables; those with tables: %s"
                    .formatted(
                            id,
                            String.join(
                                    ", ",
                                    heuristics()
                                            .map(each -> each.provider().id())
                                            .toList())));
        }
        Guard guard = new Guard(entry);
        HeuristicTraits traits = guard.call(heuristic::traits);
        if (!guard.call(() -> traits.supports().test(goal.size()))) {
            throw new InvalidSpecException("heuristic '%s' does not support %s boards; it supports: %s"
                    .formatted(id, goal.size(), traits.boards()));
        }
        Spec spec = isSpec ? Spec.parse(text) : spec(entry, text);
        return tables(entry, Options.of(heuristic, spec), goal);
    }

    /** The spec of a heuristic with the tables that a value of its option says. */
    Spec spec(CatalogEntry<Heuristic> entry, String value) {
        String option = new Guard(entry)
                .call(() -> tabled(entry).orElseThrow().tableOption().name());
        return new Spec(entry.provider().id(), Map.of(option, value));
    }

    /** The tables of a heuristic with options for a goal; none if it isn't one with tables. */
    List<EstimateTable> tables(CatalogEntry<Heuristic> entry, Options options, Board goal) {
        Guard guard = new Guard(entry);
        return tabled(entry).stream()
                .flatMap(heuristic -> guard.call(() -> List.copyOf(heuristic.tables(goal, options))).stream())
                .<EstimateTable>map(table -> new GuardedTable(table, guard))
                .toList();
    }

    /** All files of tables, by heuristic and name. */
    public List<TableFile> files() {
        return heuristics()
                .flatMap(entry -> {
                    Guard guard = new Guard(entry);
                    return guard
                            .call(() -> List.copyOf(tabled(entry).orElseThrow().files(folder)))
                            .stream()
                            .<TableFile>map(file -> new GuardedFile(file, guard));
                })
                .toList();
    }

    /** Removes what processes that were killed while they stored tables left behind; gives what was removed. */
    public List<Path> removeLeftovers() {
        return heuristics()
                .flatMap(entry -> new Guard(entry)
                        .call(() -> List.copyOf(tabled(entry).orElseThrow().removeLeftovers(folder))).stream())
                .toList();
    }

    /**
     * Makes sure that there is memory to build those of some tables that aren't stored.
     *
     * @throws InvalidSpecException if there isn't
     */
    public void requireRoom(List<EstimateTable> tables) {
        for (EstimateTable table : tables) {
            if (table.file(folder).filter(file -> file.damage().isEmpty()).isEmpty()) {
                table.requireRoom();
            }
        }
    }

    /**
     * The file of a table, built and stored if there is none that can be used.
     *
     * @param damaged told, in a line, if there is a file that can't be used, before the table is built again
     */
    public Kept keep(EstimateTable table, Consumer<String> damaged, DoubleConsumer progress) {
        Optional<TableFile> file = table.file(folder);
        Optional<String> damage = file.flatMap(TableFile::damageByReading);
        if (file.isPresent() && damage.isEmpty()) {
            return new Kept(file.get(), false);
        }
        damage.ifPresent(what -> damaged.accept(
                "%s %s; it is built again".formatted(file.orElseThrow().path(), what)));
        return new Kept(table.store(folder, progress), true);
    }

    /**
     * A file that can be used.
     *
     * @param file the file
     * @param built whether it wasn't there before
     */
    public record Kept(TableFile file, boolean built) {}

    private boolean isTabled(String id) {
        return heuristics().anyMatch(entry -> entry.provider().id().equals(id));
    }

    private Stream<CatalogEntry<Heuristic>> heuristics() {
        return catalog.heuristics().stream().filter(entry -> tabled(entry).isPresent());
    }

    static Optional<TabledHeuristic> tabled(CatalogEntry<Heuristic> entry) {
        return entry.provider() instanceof TabledHeuristic heuristic ? Optional.of(heuristic) : Optional.empty();
    }
}
