package org.slidelab.core.table;

import java.nio.file.Path;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicFinder;
import org.slidelab.core.provider.Option;
import org.slidelab.core.provider.Options;

/**
 * A heuristic whose estimates come from tables that are kept in files.
 *
 * <p>{@code pdb} is one, for example. Its evaluators take a table from {@link CacheFolder#current()} if it is there, and
 * otherwise build it for themselves; nothing but {@link EstimateTable#store} writes a file. Nothing here may return null.
 */
public interface TabledHeuristic extends Heuristic {

    /**
     * The option that says which tables are meant. {@code slidelab pdb build 7-8} sets it to {@code 7-8}.
     */
    Option<String> tableOption();

    /**
     * The tables that an evaluator uses, each of them once. Nothing is built here.
     *
     * @param goal a goal of a size that the traits support
     * @param options the values of this heuristic's options
     * @throws org.slidelab.core.provider.InvalidSpecException if there can't be such tables
     */
    List<EstimateTable> tables(Board goal, Options options);

    /** Makes all {@link #tables} ready for the evaluators of this process; see {@link EstimateTable#prepare}. */
    @Override
    default void prepare(Board goal, Options options, HeuristicFinder others, DoubleConsumer progress) {
        List<EstimateTable> tables = tables(goal, options);
        double all = tables.stream().mapToDouble(EstimateTable::entries).sum();
        double before = 0;
        for (EstimateTable table : tables) {
            double done = before;
            table.prepare(part -> progress.accept((done + part * table.entries()) / all));
            before += table.entries();
        }
    }

    /** The files of this heuristic's tables in a folder, damaged ones and those of other versions included, by name. */
    List<TableFile> files(Path folder);

    /**
     * Removes what processes that were killed while they stored tables left behind in a folder, and nothing that somebody is
     * still at. By default there is no such thing.
     *
     * @return the files that were removed
     */
    default List<Path> removeLeftovers(Path folder) {
        return List.of();
    }

    /**
     * What pays off for a person who named no heuristic and whose board turns out to be hard, weaker tables first. Empty, the
     * default, if nothing does. Only tables whose estimates are claimed to be admissible are taken.
     */
    default List<Payoff> tablesForHardBoards(Dimensions size) {
        return List.of();
    }

    /**
     * Tables that are worth building once a board is known to be hard.
     *
     * @param value what to set {@link #tableOption} to
     * @param expansions how many nodes a search with what there was before expands while the tables are built beside it
     */
    record Payoff(String value, long expansions) {}
}
