package org.slidelab.heuristics.pattern;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.Option;
import org.slidelab.core.provider.Options;

/**
 * Additive pattern databases (Korf and Felner 2002): exact distances of disjoint groups of tiles, added up.
 *
 * <p>The estimates are admissible but not consistent: an entry is the least over all places where the blank may be, so it
 * can rise by more than one when a move puts the blank into a region from which the rest takes longer.
 *
 * <p>The tables are built when they are first used and kept as long as the program runs.
 */
@AutoService(Heuristic.class)
public final class Pdb implements Heuristic {

    private enum Reflection {
        ON,
        OFF
    }

    private static final int MOST_CELLS = 25;
    private static final int MOST_ENTRIES = 60_000_000;
    private static final String BY_SIZE = "auto";
    private static final Option<String> PARTITION = Option.text(
            "partition",
            "the groups of tiles: by size, or a letter for each goal cell",
            BY_SIZE,
            "5-5-5, 6-6-3, a drawing such as .aab/aaab/ccbb/cccb, or auto");
    private static final Option<Reflection> REFLECTION =
            Option.choice("reflection", "whether the mirror image of a board is looked up too", Reflection.ON);

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
        return List.of(PARTITION, REFLECTION);
    }

    @Override
    public HeuristicTraits traits() {
        return HeuristicTraits.ADMISSIBLE.onlyOn("up to 25 cells", size -> size.cells() <= MOST_CELLS);
    }

    @Override
    public Evaluator evaluator(Board goal, Options options) {
        List<Pattern> patterns = patterns(goal, options.get(PARTITION));
        List<PatternTable> tables = PatternTables.of(patterns);
        AdditiveSum direct = new AdditiveSum(goal, patterns, tables, IntUnaryOperator.identity());
        Optional<IntUnaryOperator> mirror =
                options.get(REFLECTION) == Reflection.ON ? Mirror.through(goal.size(), goal.blank()) : Optional.empty();
        return mirror.<Evaluator>map(axis -> new Larger(direct, new AdditiveSum(goal, patterns, tables, axis)))
                .orElseGet(() -> new Single(direct));
    }

    private static List<Pattern> patterns(Board goal, String text) {
        String partition = text.equals(BY_SIZE) ? groupsFor(goal.size()) : text;
        List<Pattern> patterns = new Partition(goal.size(), goal.blank()).parse(partition);
        for (Pattern pattern : patterns) {
            if (entries(pattern) > MOST_ENTRIES) {
                throw new InvalidSpecException(
                        "partition '%s' has a group of %d tiles, a table of %,d entries; expected at most %,d"
                                .formatted(text, pattern.cells().size(), entries(pattern), MOST_ENTRIES));
            }
        }
        return patterns;
    }

    private static long entries(Pattern pattern) {
        long entries = 1;
        for (int i = 0; i < pattern.cells().size(); i++) {
            entries = Math.min(entries * (pattern.size().cells() - i), Long.MAX_VALUE / 64);
        }
        return entries;
    }

    /** One group for all tiles of a small board, otherwise groups of five. */
    private static String groupsFor(Dimensions size) {
        int tiles = size.cells() - 1;
        if (tiles <= 8) {
            return String.valueOf(tiles);
        }
        StringBuilder groups = new StringBuilder();
        for (int left = tiles; left > 0; left -= 5) {
            groups.append(groups.isEmpty() ? "" : "-").append(Math.min(5, left));
        }
        return groups.toString();
    }

    private record Single(AdditiveSum sum) implements Evaluator {

        @Override
        public int estimate(WorkingBoard board) {
            return sum.of(board);
        }

        @Override
        public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
            return estimate + sum.change(board, tile, to);
        }
    }

    /** The larger of the sums for a board and its mirror image; the memo's high half holds both, 16 bits each. */
    private record Larger(AdditiveSum direct, AdditiveSum mirrored) implements Evaluator {

        @Override
        public int estimate(WorkingBoard board) {
            return Math.max(direct.of(board), mirrored.of(board));
        }

        @Override
        public int estimateAfter(WorkingBoard board, int estimate, int tile, int from, int to) {
            return (int) memoAfter(board, memo(board, estimate), tile, from, to);
        }

        @Override
        public long memo(WorkingBoard board, int estimate) {
            return memo(direct.of(board), mirrored.of(board));
        }

        @Override
        public long memoAfter(WorkingBoard board, long memo, int tile, int from, int to) {
            int first = (int) (memo >>> 48) + direct.change(board, tile, to);
            int second = ((int) (memo >>> 32) & 0xFFFF) + mirrored.change(board, tile, to);
            return memo(first, second);
        }

        private static long memo(int first, int second) {
            return (long) first << 48 | (long) second << 32 | Math.max(first, second);
        }
    }
}
