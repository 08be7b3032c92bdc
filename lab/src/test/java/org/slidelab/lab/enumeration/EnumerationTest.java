package org.slidelab.lab.enumeration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.lab.enumeration.DepthCounts.Extent;

class EnumerationTest {

    private static final Enumeration.Progress NOBODY = (depth, counted, boards) -> {};

    @ParameterizedTest
    @CsvFileSource(
            resources = {"/org/slidelab/lab/figures/depth-counts.csv", "depth-counts-large.csv"},
            useHeadersInDisplayName = true,
            maxCharsPerColumn = 10_000)
    void enumeration_ofAKnownSpace_givesTheKnownCounts(String size, String goal, String counts) {
        DepthCounts counted = enumerate(NamedGoal.parse(goal, Dimensions.parse(size)));

        assertThat(counted.extent()).isEqualTo(Extent.COMPLETE);
        assertThat(counted.counts())
                .isEqualTo(
                        Arrays.stream(counts.split(" ", -1)).map(Long::valueOf).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"2x2", "2x3", "3x2", "2x4", "4x2"})
    void enumeration_forEveryCellOfTheGoalsBlank_equalsItsPlainTwin(String text) {
        Dimensions size = Dimensions.parse(text);
        for (int blank = 0; blank < size.cells(); blank++) {
            Board goal = goalWithBlankAt(size, blank);

            assertThat(enumerate(goal).counts()).as("blank at cell %d", blank).isEqualTo(plainCounts(goal));
        }
    }

    @Test
    void enumeration_transposed_countsTheSame() {
        Dimensions wide = new Dimensions(2, 5);
        Dimensions tall = new Dimensions(5, 2);

        for (NamedGoal goal : List.of(NamedGoal.BLANK_FIRST, NamedGoal.BLANK_LAST)) {
            assertThat(enumerate(goal.on(tall)).counts())
                    .isEqualTo(enumerate(goal.on(wide)).counts());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 100})
    void enumeration_withAnyNumberOfThreads_countsTheSame(int threads) {
        Board goal = NamedGoal.SNAIL.on(new Dimensions(3, 3));

        assertThat(new Enumeration(goal, threads)
                        .run(Integer.MAX_VALUE, () -> false, NOBODY)
                        .counts())
                .isEqualTo(plainCounts(goal));
    }

    @Test
    void enumeration_withMaxDepth_stopsThere() {
        Board goal = NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3));
        List<Long> all = enumerate(goal).counts();

        assertThat(new Enumeration(goal).run(0, () -> false, NOBODY).counts()).containsExactly(1L);
        DepthCounts some = new Enumeration(goal).run(12, () -> false, NOBODY);
        assertThat(some.counts()).isEqualTo(all.subList(0, 13));
        assertThat(some.extent()).isEqualTo(Extent.DEPTH_LIMIT);
        assertThat(new Enumeration(goal).run(31, () -> false, NOBODY).extent()).isEqualTo(Extent.COMPLETE);
    }

    @Test
    void enumeration_cancelled_keepsWhatIsWhollyCounted() {
        Board goal = NamedGoal.BLANK_FIRST.on(new Dimensions(2, 5));
        AtomicInteger reached = new AtomicInteger();
        DepthCounts some = new Enumeration(goal)
                .run(Integer.MAX_VALUE, () -> reached.get() >= 20, (depth, counted, boards) -> reached.set(depth));

        assertThat(some.extent()).isEqualTo(Extent.CANCELLED);
        assertThat(some.counts()).isEqualTo(enumerate(goal).counts().subList(0, 20));
    }

    @Test
    void enumeration_tellsItsProgress_upToAllBoards() {
        List<Long> told = new ArrayList<>();
        DepthCounts counts = new Enumeration(NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3)))
                .run(Integer.MAX_VALUE, () -> false, (depth, counted, boards) -> {
                    assertThat(boards).isEqualTo(181_440);
                    told.add(counted);
                });

        assertThat(told).isSorted().last().isEqualTo(181_440L);
        assertThat(counts.total()).isEqualTo(181_440);
        assertThat(counts.deepest()).isEqualTo(31);
    }

    @Test
    void space_tooLarge_isRefusedWithItsMemoryAndWhatWouldDo() {
        assertThatThrownBy(() -> new Space(new Dimensions(4, 4)).requireMemory(2, 4L << 30))
                .isInstanceOf(InvalidBoardException.class)
                .hasMessage("size 4x4 has 10,461,394,944,000 boards, which takes 1,402,982 MB of memory;"
                        + " with the 4,096 MB that this Java may use, expected at most 2x6 or 3x4");
        assertThatThrownBy(() -> new Enumeration(NamedGoal.BLANK_FIRST.on(new Dimensions(8, 8))))
                .isInstanceOf(InvalidBoardException.class)
                .hasMessageContaining("size 8x8 has 6.3e+88 boards");
    }

    private static DepthCounts enumerate(Board goal) {
        return new Enumeration(goal).run(Integer.MAX_VALUE, () -> false, NOBODY);
    }

    private static Board goalWithBlankAt(Dimensions size, int blank) {
        return Board.of(
                size,
                IntStream.range(0, size.cells())
                        .map(cell -> cell == blank ? 0 : cell < blank ? cell + 1 : cell)
                        .toArray());
    }

    /** Breadth-first search with a queue and a map of all boards. */
    private static List<Long> plainCounts(Board goal) {
        Map<Board, Integer> depths = new HashMap<>(Map.of(goal, 0));
        Queue<Board> queue = new ArrayDeque<>(List.of(goal));
        List<Long> counts = new ArrayList<>();
        while (!queue.isEmpty()) {
            Board board = queue.remove();
            int depth = depths.get(board);
            if (depth == counts.size()) {
                counts.add(0L);
            }
            counts.set(depth, counts.get(depth) + 1);
            for (Move move : Move.values()) {
                if (board.allows(move) && depths.putIfAbsent(board.after(move), depth + 1) == null) {
                    queue.add(board.after(move));
                }
            }
        }
        return counts;
    }
}
