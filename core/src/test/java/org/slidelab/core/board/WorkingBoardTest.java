package org.slidelab.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class WorkingBoardTest {

    static Stream<Arguments> sizesAndSeeds() {
        return IntStream.rangeClosed(Dimensions.MIN, Dimensions.MAX)
                .boxed()
                .flatMap(rows -> IntStream.rangeClosed(Dimensions.MIN, Dimensions.MAX)
                        .mapToObj(columns -> new Dimensions(rows, columns)))
                .flatMap(size -> Stream.of(1L, 2L, 3L).map(seed -> Arguments.of(size, seed)));
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("sizesAndSeeds")
    void pack_ofAnyBoard_isReadBack(Dimensions size, long seed) {
        Board board = shuffled(size, seed);
        int words = WorkingBoard.words(board.size());
        long[] packed = new long[words + 2];
        packed[0] = -1;
        packed[words + 1] = -1;
        new WorkingBoard(board).pack(packed, 1);
        WorkingBoard read = new WorkingBoard(NamedGoal.SNAIL.on(board.size()));
        read.unpack(packed, 1);

        assertThat(read.toBoard()).isEqualTo(board);
        assertThat(read.blank()).isEqualTo(board.blank());
        assertThat(packed[0]).as("word before").isEqualTo(-1);
        assertThat(packed[words + 1]).as("word after").isEqualTo(-1);
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("sizesAndSeeds")
    void walk_onAnyBoard_doesWhatTheImmutableBoardDoes(Dimensions size, long seed) {
        Board start = shuffled(size, seed);
        WorkingBoard working = new WorkingBoard(start);
        Board plain = start;
        Random random = new Random(seed);
        List<Move> made = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            Move move = Move.of(random.nextInt(4));
            if (plain.allows(move)) {
                plain = plain.after(move);
                working.apply(move);
                made.add(move);
            }
            assertThat(working.toBoard()).isEqualTo(plain);
            assertThat(working.blank()).isEqualTo(plain.blank());
            assertThat(working.matches(new WorkingBoard(plain))).isTrue();
        }
        Collections.reverse(made);
        made.forEach(working::undo);
        assertThat(working.toBoard()).isEqualTo(start);
    }

    @Test
    void packed_ofSmallBoard_hasFourBitsACell() {
        WorkingBoard board = new WorkingBoard(Board.parse("1 2 5 3 4 0 6 7 8"));

        assertThat(board.compact()).isTrue();
        assertThat(board.packed()).isEqualTo(0x876_043_521L);
        assertThat(board.packedAfter(2)).isEqualTo(0x876_543_021L);
        assertThat(board.packed()).isEqualTo(0x876_043_521L);
    }

    @Test
    void words_ofSizes_areAsFewAsTheyCanBe() {
        assertThat(WorkingBoard.words(new Dimensions(2, 2))).isEqualTo(1);
        assertThat(WorkingBoard.words(new Dimensions(4, 4))).isEqualTo(1);
        assertThat(WorkingBoard.words(new Dimensions(3, 6))).isEqualTo(2); // 17 cells of 5 bits, 12 a word
        assertThat(WorkingBoard.words(new Dimensions(5, 5))).isEqualTo(2); // 24 cells
        assertThat(WorkingBoard.words(new Dimensions(4, 8))).isEqualTo(3); // 31 cells
        assertThat(WorkingBoard.words(new Dimensions(6, 6))).isEqualTo(4); // 35 cells of 6 bits, 10 a word
        assertThat(WorkingBoard.words(new Dimensions(8, 8))).isEqualTo(7); // 63 cells
    }

    @Test
    void matches_ofBoardsThatDiffer_isFalse() {
        for (Dimensions size : List.of(new Dimensions(3, 3), new Dimensions(5, 5))) {
            WorkingBoard board = new WorkingBoard(NamedGoal.BLANK_FIRST.on(size));
            WorkingBoard other = new WorkingBoard(board);
            assertThat(board.matches(other)).isTrue();
            other.moveBlank(1);
            assertThat(board.matches(other)).isFalse();
        }
    }

    @Test
    void apply_offTheBoard_isRefused() {
        WorkingBoard board = new WorkingBoard(NamedGoal.BLANK_FIRST.on(new Dimensions(2, 2)));

        assertThatThrownBy(() -> board.apply(Move.UP))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("move UP leaves the board 0 1 2 3");
    }

    private static Board shuffled(Dimensions size, long seed) {
        List<Integer> tiles =
                new ArrayList<>(IntStream.range(0, size.cells()).boxed().toList());
        Collections.shuffle(tiles, new Random(seed));
        return Board.of(size, tiles.stream().mapToInt(Integer::intValue).toArray());
    }
}
