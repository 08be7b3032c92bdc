package org.slidelab.heuristics.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TileOrdersTest {

    private static final int TILES = 5;
    private static final TileOrders ORDERS = new TileOrders(TILES);

    @Test
    void orders_ofFiveTiles_areAllDifferent() {
        assertThat(numbers()).hasSize(120);
        assertThat(order(119)).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void moved_forEveryOrderAndEveryWay_isTheOrderThatComesOfIt() {
        Map<List<Integer>, Integer> numbers = numbers();
        for (int from = 0; from < TILES; from++) {
            for (int to = 0; to < TILES; to++) {
                char[] moved = ORDERS.moved(from, to);
                for (int number = 0; number < ORDERS.count(); number++) {
                    List<Integer> order = order(number);
                    List<Integer> between = order.subList(Math.min(from, to), Math.max(from, to) + 1);
                    Collections.rotate(between, from < to ? -1 : 1);
                    assertThat((int) moved[number]).isEqualTo(numbers.get(order));
                }
            }
        }
    }

    private static Map<List<Integer>, Integer> numbers() {
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        for (int number = 0; number < ORDERS.count(); number++) {
            numbers.put(order(number), number);
        }
        return numbers;
    }

    private static List<Integer> order(int number) {
        List<Integer> order = new ArrayList<>();
        for (int position = 0; position < TILES; position++) {
            order.add(ORDERS.tile(number, position));
        }
        return order;
    }
}
