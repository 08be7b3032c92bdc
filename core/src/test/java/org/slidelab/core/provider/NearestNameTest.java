package org.slidelab.core.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {

    private static final List<String> NAMES = List.of("idastar", "bfs", "astar");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "kitten | sitting | 3",
                "abc    | abc     | 0",
                "\"\"   | abc     | 3",
                "abc    | \"\"    | 3",
                "flaw   | lawn    | 2",
            })
    void distance_betweenWords_isLevenshteins(String from, String to, int distance) {
        assertThat(NearestName.distance(from, to)).isEqualTo(distance);
    }

    @Test
    void suggestion_forATypo_offersTheNearest() {
        assertThat(NearestName.suggestion("astra", List.of("idastar", "bfs", "astra-x")))
                .startsWith("did you mean 'astra-x'?");
        assertThat(NearestName.suggestion("asta", NAMES))
                .isEqualTo("did you mean 'astar'? there are astar, bfs, idastar");
        assertThat(NearestName.suggestion("bsf", List.of("bft", "bfs"))).doesNotContain("did you mean");
    }

    @Test
    void suggestion_forNothingNear_listsAll() {
        assertThat(NearestName.suggestion("quicksort", NAMES)).isEqualTo("there are astar, bfs, idastar");
        assertThat(NearestName.suggestion("quicksort", List.of("bfs"))).isEqualTo("there is bfs");
    }
}
