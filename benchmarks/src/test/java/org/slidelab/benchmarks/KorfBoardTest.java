package org.slidelab.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KorfBoardTest {

    @Test
    void all_areAHundredBoardsWithTheKnownSums() {
        assertThat(KorfBoard.all()).hasSize(100);
        assertThat(KorfBoard.all().stream().mapToInt(KorfBoard::cost).sum()).isEqualTo(5_305);
        assertThat(KorfBoard.all().stream().mapToLong(KorfBoard::generated).sum())
                .isEqualTo(36_302_807_931L);
    }

    @Test
    void easiest_comeFirst() {
        assertThat(KorfBoard.easiest(3)).extracting(KorfBoard::id).containsExactly(79, 12, 42);
    }
}
