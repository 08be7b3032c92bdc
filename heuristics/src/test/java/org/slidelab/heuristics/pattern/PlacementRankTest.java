package org.slidelab.heuristics.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PlacementRankTest {

    @Test
    void rank_ofEveryPlacement_isReadBack() {
        PlacementRank rank = new PlacementRank(9, 4);
        int[] placement = new int[4];
        int[] sums = new int[4];

        assertThat(rank.count()).isEqualTo(9 * 8 * 7 * 6);
        for (int number = 0; number < rank.count(); number++) {
            rank.unrank(number, placement, sums);
            assertThat(placement).doesNotHaveDuplicates();
            assertThat(rank.rank(placement)).isEqualTo(number);
            int taken = 1 << placement[0] | 1 << placement[1];
            assertThat(rank.rankFrom(2, sums[2], taken, placement)).isEqualTo(number);
        }
    }

    @Test
    void rank_ofTooManyPlacements_isRefused() {
        assertThatThrownBy(() -> new PlacementRank(25, 8)).isInstanceOf(IllegalArgumentException.class);
    }
}
