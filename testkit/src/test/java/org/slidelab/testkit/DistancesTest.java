package org.slidelab.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;

class DistancesTest {

    private static final Board EIGHT_PUZZLE = NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3));

    @Test
    void distances_of3x3_holdHalfOfAllBoardsDownTo31() {
        Distances distances = Distances.to(EIGHT_PUZZLE);

        assertThat(distances.byBoard()).hasSize(181_440);
        assertThat(Collections.max(distances.byBoard().values())).isEqualTo(31);
        assertThat(distances.of(Board.parse("8 0 6 5 4 7 2 3 1"))).isEqualTo(31);
        assertThat(distances.of(Board.parse("1 2 5 3 4 0 6 7 8"))).isEqualTo(3);
    }

    @Test
    void distances_withinTwoMoves_endThere() {
        Distances distances = Distances.within(NamedGoal.BLANK_FIRST.on(new Dimensions(5, 5)), 2);

        assertThat(distances.byBoard()).hasSize(1 + 2 + 4);
        assertThatThrownBy(() -> distances.of(NamedGoal.BLANK_LAST.on(new Dimensions(5, 5))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void distances_ofLargeSpace_areRefused() {
        assertThatThrownBy(() -> Distances.to(NamedGoal.SNAIL.on(new Dimensions(2, 5))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2x5");
    }

    @Test
    void sample_withOneSeed_isOneSample() {
        Distances distances = Distances.to(EIGHT_PUZZLE);
        List<Board> sample = distances.sample(20, 10, 7);

        assertThat(sample).hasSize(20).doesNotHaveDuplicates().isEqualTo(distances.sample(20, 10, 7));
        assertThat(sample).allSatisfy(board -> assertThat(distances.of(board)).isLessThanOrEqualTo(10));
        assertThat(distances.sample(20, 0, 7)).containsExactly(EIGHT_PUZZLE);
    }
}
