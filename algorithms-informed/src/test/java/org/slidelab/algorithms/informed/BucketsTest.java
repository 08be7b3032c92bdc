package org.slidelab.algorithms.informed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.slidelab.core.search.SearchContext;

class BucketsTest {

    private final SearchContext context = SearchContext.builder().build();
    private final Buckets.Links links = new Buckets.Links(context.memory());

    /** The plain twin: a list that is searched for the smallest key, the newest of equals first. */
    @Test
    void buckets_pushedAndPopped_doWhatASortedListDoes() {
        Random random = new Random(23);
        Buckets buckets = new Buckets(links);
        List<int[]> twin = new ArrayList<>();
        for (int node = 0; node < 10_000; node++) {
            int key = random.nextInt(300);
            buckets.push(node, key);
            twin.add(new int[] {node, key});
            while (random.nextInt(3) == 0 && !twin.isEmpty()) {
                int[] first = twin.stream()
                        .min(Comparator.<int[]>comparingInt(entry -> entry[1]).thenComparingInt(entry -> -entry[0]))
                        .orElseThrow();
                twin.remove(first);
                assertThat(buckets.lowest()).isEqualTo(first[1]);
                assertThat(buckets.first()).isEqualTo(first[0]);
                assertThat(buckets.pop()).isEqualTo(first[0]);
            }
            if (twin.size() > 200) {
                twin.clear();
                while (!buckets.isEmpty()) {
                    buckets.pop();
                }
            }
        }
    }

    @Test
    void buckets_withoutNodes_haveNoLowestKey() {
        Buckets buckets = new Buckets(links);
        assertThat(buckets.lowest()).isEqualTo(Buckets.EMPTY);

        buckets.push(3, 5);
        buckets.pop();
        assertThat(buckets.lowest()).isEqualTo(Buckets.EMPTY);
    }

    @Test
    void buckets_ofTheSameNodes_shareTheirLinks() {
        Buckets some = new Buckets(links);
        Buckets others = new Buckets(links);
        some.push(0, 1);
        some.push(1, 1);
        others.push(2, 1);
        others.push(some.pop(), 1);

        assertThat(others.pop()).isEqualTo(1);
        assertThat(others.pop()).isEqualTo(2);
        assertThat(some.pop()).isZero();
    }

    @Test
    void key_beyondTheLargest_countsAsTheLargest() {
        Buckets buckets = new Buckets(links);
        buckets.push(0, Integer.MAX_VALUE);

        assertThat(buckets.lowest()).isEqualTo(Buckets.MOST);
    }

    @Test
    void memory_ofReleasedBuckets_isUsedAgain() {
        Buckets first = new Buckets(links);
        first.push(0, 1_000);
        first.release();
        long bytes = context.statistics().peakBytes();

        new Buckets(links).push(0, 1_000);
        assertThat(bytes).isGreaterThan(4 * 1_000);
        assertThat(context.statistics().peakBytes()).isEqualTo(bytes);
    }
}
