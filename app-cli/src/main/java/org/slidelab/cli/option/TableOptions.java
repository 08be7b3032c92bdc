package org.slidelab.cli.option;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.table.CacheFolder;
import org.slidelab.core.table.TableFile;
import org.slidelab.lab.table.TableCabinet;
import picocli.CommandLine.Mixin;

/** Where tables lie, and which goal they are for. */
public final class TableOptions {

    private static final Dimensions FIFTEEN_PUZZLE = new Dimensions(4, 4);

    @Mixin
    private GoalOptions goal = new GoalOptions();

    @Mixin
    private CatalogOptions catalog = new CatalogOptions();

    /** The goal; that of the 15-puzzle unless a size is given. */
    public Board goal() {
        return goal.goal(goal.size().orElse(FIFTEEN_PUZZLE));
    }

    /** The tables in the cache folder. */
    public TableCabinet cabinet(PrintWriter err) {
        return new TableCabinet(catalog.catalog(err), CacheFolder.current());
    }

    /**
     * The files of a partition's tables, or all that there are.
     *
     * @throws InvalidSpecException if there is none of the partition
     */
    public List<TableFile> files(Optional<String> partition, String usual, PrintWriter err) {
        TableCabinet cabinet = cabinet(err);
        if (partition.isEmpty()) {
            return cabinet.files();
        }
        List<TableFile> files = cabinet.tables(partition.get(), usual, goal()).stream()
                .flatMap(table -> table.file(cabinet.folder()).stream())
                .toList();
        if (files.isEmpty()) {
            throw new InvalidSpecException("no table of '%s' for %s is in %s; slidelab pdb list shows what is there"
                    .formatted(partition.get(), goal().size(), cabinet.folder()));
        }
        return files;
    }
}
