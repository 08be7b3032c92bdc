package org.slidelab.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;

/** Every state that can be reached has a number of its own, and no number is left over. */
class SmallBoardRankTest {

    @ParameterizedTest
    @CsvSource({"2x2, 12", "2x3, 360", "3x2, 360", "2x4, 20160", "4x2, 20160", "3x3, 181440"})
    void rank_ofAllStates_isADifferentNumberForEach(String text, int states) {
        Dimensions size = Dimensions.parse(text);
        SmallBoardRank ranks = SmallBoardRank.of(size);
        BitSet numbers = new BitSet();
        Set<Long> seen = new HashSet<>();
        Deque<Long> waiting = new ArrayDeque<>();
        WorkingBoard board = new WorkingBoard(NamedGoal.SNAIL.on(size));
        seen.add(board.packed());
        waiting.add(board.packed());
        while (!waiting.isEmpty()) {
            board.setPacked(waiting.remove());
            numbers.set(ranks.rank(board.packed(), board.blank()));
            int blank = board.blank();
            for (Move move : Move.values()) {
                int target = move.target(size, blank);
                if (target >= 0 && seen.add(board.packedAfter(target))) {
                    waiting.add(board.packedAfter(target));
                }
            }
        }

        assertThat(seen).hasSize(states);
        assertThat(ranks.count()).isEqualTo(states);
        assertThat(numbers.cardinality()).isEqualTo(states);
        assertThat(numbers.length()).isEqualTo(states);
    }
}
