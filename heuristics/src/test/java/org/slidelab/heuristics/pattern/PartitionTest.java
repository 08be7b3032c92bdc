package org.slidelab.heuristics.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.InvalidSpecException;

class PartitionTest {

    private static final Dimensions FOUR = new Dimensions(4, 4);

    @Test
    void parse_namedShape_isThatOfTheFigure() {
        assertThat(cells(new Partition(FOUR, 0), "6-6-3"))
                .containsExactly(List.of(1, 2, 4, 5, 8, 9), List.of(3, 6, 7, 10, 11, 15), List.of(12, 13, 14));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 12, 15, 5, 1})
    void parse_namedShapeForAnyBlank_holdsEveryOtherCellOnce(int blank) {
        for (String name : List.of("5-5-5", "6-6-3", "7-7-1")) {
            assertThat(cells(new Partition(FOUR, blank), name).stream().flatMap(List::stream))
                    .as("%s, blank at %d", name, blank)
                    .hasSize(15)
                    .doesNotHaveDuplicates()
                    .doesNotContain(blank);
        }
    }

    @Test
    void parse_namedShapeForTheOppositeCorner_isTurnedAround() {
        assertThat(cells(new Partition(FOUR, 15), "6-6-3"))
                .containsExactlyInAnyOrder(List.of(6, 7, 10, 11, 13, 14), List.of(0, 4, 5, 8, 9, 12), List.of(1, 2, 3));
    }

    @Test
    void parse_drawing_groupsByLetter() {
        assertThat(cells(new Partition(new Dimensions(2, 3), 5), "aab/bb."))
                .containsExactly(List.of(0, 1), List.of(2, 3, 4));
    }

    @Test
    void parse_sizes_followAWindingLine() {
        assertThat(cells(new Partition(new Dimensions(3, 3), 8), "4-4"))
                .containsExactly(List.of(0, 1, 2, 5), List.of(3, 4, 6, 7));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5-5",
                "5-5-5-0",
                "aab",
                ".aab/aaab/ccbb/ccc7",
                "aaab/aaab/ccbb/cccb",
                "....",
                "5--10",
                "",
                "99999999999",
                "2147483647-2147483647-17"
            })
    void parse_whatDoesNotFit_isRefusedByName(String text) {
        assertThatThrownBy(() -> new Partition(FOUR, 0).parse(text))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageContaining("'" + text + "'");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 15, 5, 7})
    void names_forAnyBlank_areOfSizesThatFit(int blank) {
        Partition partition = new Partition(FOUR, blank);

        assertThat(partition.names()).containsExactly("7-8", "6-6-3", "5-5-5");
        assertThat(partition.names())
                .allSatisfy(name -> assertThat(cells(partition, name))
                        .extracting(List::size)
                        .extracting(String::valueOf)
                        .containsExactly(name.split("-")));
    }

    private static List<List<Integer>> cells(Partition partition, String text) {
        return partition.parse(text).stream().map(Pattern::cells).toList();
    }
}
