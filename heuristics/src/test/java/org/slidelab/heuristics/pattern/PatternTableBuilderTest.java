package org.slidelab.heuristics.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Dimensions;

class PatternTableBuilderTest {

    @ParameterizedTest
    @CsvSource({
        "3x3, 0, 1 2 3",
        "3x3, 4, 0 8",
        "2x4, 0, 1 4 6 7",
        "3x3, 8, 0 1 2 3 4",
        "3x2, 5, 0 1 2",
        "4x4, 0, 5 10 15",
        "4x4, 15, 0 1 4 5",
        "3x6, 17, 0 9",
        "5x5, 12, 0 6 7",
        "3x3, 0, 8"
    })
    void table_ofPattern_isWhatTheTwinFinds(String size, int blank, String cells) {
        Pattern pattern = pattern(size, blank, cells);

        BuiltTable built = PatternTableBuilder.build(pattern, done -> {});
        PatternTable table = built.table();

        Map<List<Integer>, Integer> twin = PlainDistances.nearest(pattern, Integer.MAX_VALUE);
        assertThat((long) twin.size()).isEqualTo(pattern.placements());
        twin.forEach((placement, distance) ->
                assertThat(table.distance(placement)).as("%s", placement).isEqualTo(distance));
        assertThat(built.histogram()).isEqualTo(histogram(twin));
        assertThat(TableCount.of(table, done -> {})).isEqualTo(histogram(twin));
    }

    @Test
    void table_ofAllTiles_holdsEveryBoardThatCanBe() {
        Pattern pattern = pattern("2x4", 0, "1 2 3 4 5 6 7");

        BuiltTable built = PatternTableBuilder.build(pattern, done -> {});
        PatternTable table = built.table();

        Map<List<Integer>, Integer> twin = PlainDistances.nearest(pattern, Integer.MAX_VALUE);
        assertThat(twin).hasSize(20160);
        twin.forEach((placement, distance) ->
                assertThat(table.distance(placement)).as("%s", placement).isEqualTo(distance));
    }

    @Test
    void progress_ofABuild_risesToOne() {
        List<Double> parts = new ArrayList<>();

        PatternTableBuilder.build(pattern("4x4", 0, "1 2 4 5"), parts::add);

        assertThat(parts).isSorted().hasSizeGreaterThan(10).endsWith(1.0);
        assertThat(parts.get(0)).isBetween(0.0, 0.01);
    }

    @Test
    void progress_thatThrows_endsTheBuild() {
        assertThatThrownBy(() -> PatternTableBuilder.build(pattern("4x4", 0, "1 2 4 5"), part -> {
                    if (part > 0.5) {
                        throw new CancellationException("enough");
                    }
                }))
                .isInstanceOf(CancellationException.class);
    }

    static Pattern pattern(String size, int blank, String cells) {
        return new Pattern(
                Dimensions.parse(size),
                blank,
                List.of(cells.split(" ")).stream().map(Integer::valueOf).toList());
    }

    private static List<Long> histogram(Map<List<Integer>, Integer> distances) {
        List<Long> histogram = new ArrayList<>(Collections.nCopies(Histogram.VALUES, 0L));
        distances.values().forEach(distance -> histogram.set(distance, histogram.get(distance) + 1));
        return histogram;
    }
}
