package org.slidelab.heuristics.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;

class PatternTableBuilderTest {

    @ParameterizedTest
    @CsvSource({
        "3x3, 0, 1 2 3",
        "3x3, 4, 0 8",
        "2x4, 0, 1 4 6 7",
        "3x3, 8, 0 1 2 3 4",
        "4x4, 0, 5 10 15",
        "3x6, 17, 0 9"
    })
    void table_ofPattern_isWhatTheTwinFinds(String size, int blank, String cells) {
        List<Integer> goalCells =
                List.of(cells.split(" ")).stream().map(Integer::valueOf).toList();
        Pattern pattern = new Pattern(Dimensions.parse(size), blank, goalCells);

        PatternTable table = PatternTableBuilder.build(pattern);

        Map<List<Integer>, Integer> twin = distances(pattern);
        assertThat(table.size()).isEqualTo(twin.size());
        twin.forEach((placement, distance) -> assertThat(table.distance(
                        placement.stream().mapToInt(Integer::intValue).toArray()))
                .as("%s", placement)
                .isEqualTo(distance));
    }

    /** The same without tricks: nodes are the tiles' cells and the blank's, and a move of another tile costs nothing. */
    private static Map<List<Integer>, Integer> distances(Pattern pattern) {
        List<Integer> start = new ArrayList<>(pattern.cells());
        start.add(pattern.blank());
        Map<List<Integer>, Integer> costs = new HashMap<>(Map.of(start, 0));
        Deque<List<Integer>> queue = new ArrayDeque<>(List.of(start));
        int blankIndex = pattern.cells().size();
        while (!queue.isEmpty()) {
            List<Integer> node = queue.removeFirst();
            int cost = costs.get(node);
            int blank = node.get(blankIndex);
            for (Move move : Move.values()) {
                int target = move.target(pattern.size(), blank);
                if (target >= 0) {
                    List<Integer> successor = new ArrayList<>(node);
                    int tile = node.subList(0, blankIndex).indexOf(target);
                    if (tile >= 0) {
                        successor.set(tile, blank);
                    }
                    successor.set(blankIndex, target);
                    int newCost = cost + (tile >= 0 ? 1 : 0);
                    if (newCost < costs.getOrDefault(successor, Integer.MAX_VALUE)) {
                        costs.put(successor, newCost);
                        if (tile >= 0) {
                            queue.addLast(successor);
                        } else {
                            queue.addFirst(successor);
                        }
                    }
                }
            }
        }
        Map<List<Integer>, Integer> best = new HashMap<>();
        costs.forEach((node, cost) -> best.merge(node.subList(0, blankIndex), cost, Math::min));
        return best;
    }
}
