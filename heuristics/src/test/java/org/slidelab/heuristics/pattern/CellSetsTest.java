package org.slidelab.heuristics.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellSetsTest {

    @ParameterizedTest
    @CsvSource({"4, 3, 4", "9, 4, 126", "16, 8, 12870", "25, 6, 177100", "9, 1, 9", "9, 9, 1"})
    void number_ofEverySet_isItsPlaceInTheOrderOfMasks(int cells, int size, int count) {
        CellSets sets = new CellSets(cells, size);

        assertThat(sets.count()).isEqualTo(count);
        for (int number = 0; number < count; number++) {
            int mask = sets.mask(number);
            assertThat(Integer.bitCount(mask)).isEqualTo(size);
            assertThat(mask).isLessThan(1 << cells);
            assertThat(sets.number(mask)).isEqualTo(number);
            assertThat(number == 0 || sets.mask(number - 1) < mask).isTrue();
        }
    }
}
