package org.slidelab.lab.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.board.Parity;

class BoardSetTest {

    @Test
    void korf_has100BoardsWithThePublishedSumOfCosts() {
        assertThat(BoardSet.KORF_15.boards()).hasSize(100);
        assertThat(BoardSet.KORF_15.boards().stream()
                        .mapToInt(known -> known.cost().getAsInt())
                        .sum())
                .isEqualTo(5_305);
        assertThat(BoardSet.KORF_24.boards()).hasSize(50);
    }

    @Test
    void eightByDepth_isWhatTheSeedMakes() {
        RandomBoards random = new RandomBoards(BoardSet.EIGHT_BY_DEPTH.goal(), 1);
        List<BoardSet.Known> made = new ArrayList<>();
        for (int depth = 0; depth <= 31; depth++) {
            for (Board board : random.differentAtDistance(depth, 20)) {
                made.add(new BoardSet.Known(board, OptionalInt.of(depth)));
            }
        }

        assertThat(BoardSet.EIGHT_BY_DEPTH.boards()).isEqualTo(made).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource(BoardSet.class)
    void cost_isKnownJustIfTheBoardIsSolvableAndHasItsParity(BoardSet set) {
        assertThat(set.boards()).allSatisfy(known -> {
            assertThat(Parity.between(known.start(), set.goal()).solvable())
                    .isEqualTo(known.cost().isPresent());
            assertThat(BoardSet.named(set.id())).isEqualTo(set);
        });
    }

    @ParameterizedTest
    @EnumSource(
            value = BoardSet.class,
            names = {"EIGHT_BY_DEPTH", "PUBLISHED"})
    void cost_ofSmallBoards_isTheDistance(BoardSet set) {
        DistanceTable table = DistanceTable.from(set.goal());

        assertThat(set.boards())
                .allSatisfy(known -> assertThat(table.distance(known.start()))
                        .isEqualTo(known.cost().orElse(-1)));
    }

    @Test
    void named_unknown_saysWhatThereIs() {
        assertThatThrownBy(() -> BoardSet.named("korf"))
                .isInstanceOf(InvalidBoardException.class)
                .hasMessageContaining("korf-15");
    }
}
