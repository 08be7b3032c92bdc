package org.slidelab.core.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;

class BoardSlotsTest {

    private static final int BITS = 6;
    private static final int STEPS = 500;

    @ParameterizedTest
    @ValueSource(strings = {"2x2", "3x3", "4x4", "5x5", "8x8"})
    void slot_ofABoard_isTheSameFromBothSidesOfAMove(String size) {
        BoardSlots slots = new BoardSlots(Dimensions.parse(size), BITS);
        Set<Integer> used = new HashSet<>();

        walk(size, (board, from) -> {
            int before = slots.slotAfter(board, from);
            board.moveBlank(from);
            assertThat(slots.slotFor(board)).isEqualTo(before).isBetween(0, (1 << BITS) - 1);
            used.add(before);
        });
        assertThat(used).hasSizeGreaterThan(8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2x2", "3x3", "4x4", "5x5", "8x8"})
    void claim_tellsWhetherTheSlotWasAnothers(String size) {
        BoardSlots slots = new BoardSlots(Dimensions.parse(size), BITS);

        walk(size, (board, from) -> {
            slots.claim(3, board);
            assertThat(slots.claim(3, board)).isFalse();
            slots.claimAfter(3, board, from);
            assertThat(slots.claim(3, board)).as("after another's claim").isTrue();
            slots.claimAfter(3, board, from);
            board.moveBlank(from);
            assertThat(slots.claim(3, board)).as("claimed before the move").isFalse();
            assertThat(slots.claim(4, board)).as("another slot").isTrue();
        });
    }

    private static void walk(String size, Visitor visitor) {
        Board goal = NamedGoal.SNAIL.on(Dimensions.parse(size));
        WorkingBoard board = new WorkingBoard(goal);
        Random random = new Random(11);
        for (int step = 0; step < STEPS; step++) {
            int from = Move.of(random.nextInt(Move.values().length)).target(goal.size(), board.blank());
            if (from >= 0) {
                visitor.visit(board, from);
            }
        }
    }

    /** Is shown a board and a neighbour of its blank, and makes that move. */
    private interface Visitor {
        void visit(WorkingBoard board, int from);
    }
}
