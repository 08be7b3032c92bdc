package org.slidelab.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.lab.boards.DistanceTable;

/** Breadth-first from the goal over a whole space gives the known number of boards at each distance. */
class DepthCountsTest {

    @ParameterizedTest
    @CsvFileSource(resources = "depth-counts.csv", useHeadersInDisplayName = true)
    void breadthFirst_fromGoal_countsTheBoardsAtEachDistance(String size, String goal, String counts) {
        DistanceTable table = DistanceTable.from(NamedGoal.parse(goal, Dimensions.parse(size)));
        List<Integer> counted = IntStream.rangeClosed(0, table.greatest())
                .mapToObj(table::count)
                .toList();

        assertThat(counted)
                .isEqualTo(Arrays.stream(counts.split(" ", -1))
                        .map(Integer::valueOf)
                        .toList());
    }
}
