package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.slidelab.core.search.SearchContext;

class BucketRowsTest {

    private final SearchContext context = SearchContext.builder().build();
    private final Buckets.Links links = new Buckets.Links(context.memory());
    private final BucketRows rows = new BucketRows(links, context.memory());

    /** The plain twin: a list sorted by both keys, the newest of equals first. */
    @Test
    void rows_pushedThenPopped_doWhatASortedListDoes() {
        Random random = new Random(29);
        List<int[]> twin = new ArrayList<>();
        for (int node = 0; node < 5_000; node++) {
            int key = random.nextInt(100);
            int tie = random.nextInt(40);
            rows.push(node, key, tie);
            twin.add(new int[] {node, key, tie});
        }
        twin.sort(Comparator.<int[]>comparingInt(entry -> entry[1])
                .thenComparingInt(entry -> entry[2])
                .thenComparingInt(entry -> -entry[0]));

        for (int[] entry : twin) {
            assertThat(rows.lowest()).isEqualTo(entry[1]);
            assertThat(rows.first()).isEqualTo(entry[0]);
            assertThat(rows.pop()).isEqualTo(entry[0]);
        }
        assertThat(rows.isEmpty()).isTrue();
    }

    @Test
    void node_withASmallerKeyThanTheLastTaken_comesNext() {
        rows.push(0, 9, 0);
        rows.push(1, 7, 3);
        assertThat(rows.pop()).isEqualTo(1);
        rows.push(2, 4, 1);

        assertThat(rows.pop()).isEqualTo(2);
        assertThat(rows.pop()).isZero();
    }

    @Test
    void memory_ofReleasedRows_isUsedAgain() {
        rows.push(0, 1_000, 500);
        rows.release();
        long bytes = context.statistics().peakBytes();

        new BucketRows(links, context.memory()).push(0, 1_000, 500);
        assertThat(bytes).isGreaterThan(4 * (1_000 + 500));
        assertThat(context.statistics().peakBytes()).isEqualTo(bytes);
    }
}
