package org.slidelab.heuristics.pattern;

import com.google.auto.service.AutoService;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.Option;
import org.slidelab.core.provider.Options;
import org.slidelab.core.table.EstimateTable;
import org.slidelab.core.table.TableFile;
import org.slidelab.core.table.TabledHeuristic;

/**
 * Additive pattern databases (Korf and Felner 2002): exact distances of disjoint groups of tiles, added up.
 *
 * <p>The estimates are admissible but not consistent: an entry is the least over all places where the blank may be, so it
 * can rise by more than one when a move puts the blank into a region from which the rest takes longer.
 *
 * <p>Tables that are in the cache folder are mapped into memory; others are built when they are first used and kept as
 * long as the program runs.
 */
@AutoService(Heuristic.class)
public final class Pdb implements TabledHeuristic {

    private enum Switch {
        ON,
        OFF
    }

    private static final int SUITABILITY_OF_STORED_TABLES = 80;
    private static final String BY_SIZE = "auto";
    private static final Option<String> PARTITION = Option.text(
            "partition",
            "the groups of tiles: by size, or a letter for each goal cell",
            BY_SIZE,
            "5-5-5, 6-6-3, 7-8, a drawing such as .aab/aaab/ccbb/cccb, or auto");
    private static final Option<Switch> REFLECTION =
            Option.choice("reflection", "whether the mirror image of a board is looked up too", Switch.ON);
    private static final Option<Switch> DUAL =
            Option.choice("dual", "whether to look up, too, which tiles are where a group belongs", Switch.OFF);

    @Override
    public String id() {
        return "pdb";
    }

    @Override
    public String summary() {
        return "additive pattern databases: exact distances of groups of tiles";
    }

    @Override
    public List<Option<?>> options() {
        return List.of(PARTITION, REFLECTION, DUAL);
    }

    @Override
    public Option<String> tableOption() {
        return PARTITION;
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.ADMISSIBLE.onlyOn(
                "up to %d cells".formatted(Partition.MOST_CELLS), size -> size.cells() <= Partition.MOST_CELLS);
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        List<Orientation> orientations = orientations(goal, options.get(PARTITION));
        List<PatternTable> tables =
                PatternTables.of(orientations.stream().map(Orientation::pattern).toList());
        List<List<Orientation>> sides = new ArrayList<>(List.of(orientations));
        if (options.get(REFLECTION) == Switch.ON) {
            Mirror.through(goal.size(), goal.blank())
                    .ifPresent(mirror -> sides.add(orientations.stream()
                            .map(orientation -> orientation.seenIn(mirror))
                            .toList()));
        }
        List<PatternView> views =
                sides.stream().map(side -> new PatternView(goal, side, tables)).toList();
        List<DualView> duals = options.get(DUAL) == Switch.OFF
                ? List.of()
                : sides.stream().map(side -> new DualView(goal, side, tables)).toList();
        return new PatternEvaluator(goal, views, duals);
    }

    @Override
    public List<EstimateTable> tables(Board goal, Options options) {
        return orientations(goal, options.get(PARTITION)).stream()
                .map(Orientation::pattern)
                .distinct()
                .<EstimateTable>map(PlannedTable::new)
                .toList();
    }

    @Override
    public List<TableFile> files(Path folder) {
        return new PatternStore(folder)
                .files().stream().<TableFile>map(Function.identity()).toList();
    }

    @Override
    public List<Path> removeLeftovers(Path folder) {
        return new PatternStore(folder).removeLeftovers();
    }

    /** Tables that are there, and undamaged, cost nothing; others are built only for whoever asks for them. */
    @Override
    public int suitability(Board goal) {
        Partition partition = new Partition(goal.size(), goal.blank());
        return partition.names().stream().anyMatch(shape -> stored(partition, shape))
                ? SUITABILITY_OF_STORED_TABLES
                : 0;
    }

    /**
     * By measurement: one core builds 6-6-3 in a second or a little more, in which a search with linear conflict expands 60 to
     * 80 million nodes, and 7-8 in some 20 seconds, in which one with 6-6-3 expands 160 million; and so on 5x5.
     */
    @Override
    public List<Payoff> tablesForHardBoards(Dimensions size) {
        return switch (size.toString()) {
            case "4x4" -> List.of(new Payoff("6-6-3", 80_000_000), new Payoff("7-8", 160_000_000));
            case "5x5" -> List.of(new Payoff("5-5-5-5-4", 40_000_000), new Payoff("6-6-6-6", 80_000_000));
            default -> List.of();
        };
    }

    private static List<Orientation> orientations(Board goal, String text) {
        Partition partition = new Partition(goal.size(), goal.blank());
        List<Pattern> patterns = partition.parse(text.equals(BY_SIZE) ? strongest(partition, goal.size()) : text);
        for (Pattern pattern : patterns) {
            if (!PatternTable.canBe(goal.size(), pattern.tiles())) {
                throw new InvalidSpecException(String.format(
                        Locale.ROOT,
                        "partition '%s' has a group of %d tiles; expected at most %d on %s",
                        text,
                        pattern.tiles(),
                        mostTiles(pattern),
                        goal.size()));
            }
        }
        return patterns.stream().map(Orientation::of).toList();
    }

    private static int mostTiles(Pattern pattern) {
        int tiles = TileOrders.MOST_TILES;
        while (!PatternTable.canBe(pattern.size(), tiles)) {
            tiles--;
        }
        return tiles;
    }

    /** The partition with the largest groups whose tables are stored; otherwise groups whose tables are built quickly. */
    private static String strongest(Partition partition, Dimensions size) {
        return partition.names().stream()
                .filter(shape -> stored(partition, shape))
                .findFirst()
                .orElseGet(() -> smallGroups(size));
    }

    private static boolean stored(Partition partition, String shape) {
        return PatternTables.stored(partition.parse(shape).stream()
                .map(pattern -> Orientation.of(pattern).pattern())
                .toList());
    }

    /** One group for all tiles of a small board, otherwise groups of five. */
    private static String smallGroups(Dimensions size) {
        int tiles = size.cells() - 1;
        if (tiles <= TileOrders.MOST_TILES) {
            return String.valueOf(tiles);
        }
        StringBuilder groups = new StringBuilder();
        for (int left = tiles; left > 0; left -= 5) {
            groups.append(groups.isEmpty() ? "" : "-").append(Math.min(5, left));
        }
        return groups.toString();
    }
}
