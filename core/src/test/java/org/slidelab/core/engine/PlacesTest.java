package org.slidelab.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.Successors;

class PlacesTest {

    @ParameterizedTest
    @ValueSource(strings = {"2x2", "2x8", "3x3", "4x4"})
    void successors_ofEveryPlace_areThoseOfTheTablesInTheirOrder(String text) {
        Dimensions size = Dimensions.parse(text);
        Successors successors = new Successors(size, MoveOrder.parse("ULRD"));

        int[] words = Places.successors(size, successors);

        for (int blank = 0; blank < size.cells(); blank++) {
            for (int lastMove = 0; lastMove <= Successors.NO_MOVE; lastMove++) {
                List<String> expected = new ArrayList<>();
                int end = successors.end(blank, lastMove);
                for (int i = successors.first(blank, lastMove); i < end; i++) {
                    expected.add(successors.target(i) + " by " + successors.move(i));
                }
                assertThat(unpacked(words[blank << Places.BITS_OF_MOVE | lastMove]))
                        .isNotEmpty()
                        .isEqualTo(expected);
            }
        }
    }

    private static List<String> unpacked(int word) {
        List<String> successors = new ArrayList<>();
        for (int rest = word; rest != 0; rest >>>= Places.BITS) {
            int place = (rest & Places.BYTE) - 1;
            successors.add((place >>> Places.BITS_OF_MOVE) + " by " + (place & Places.MOVE));
        }
        return successors;
    }
}
