package org.slidelab.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchMemory;

/** The frontiers against a sorted set. */
class FrontierTest {

    private static final long SEED = 20_011;

    @ParameterizedTest(name = "{0}, seed " + SEED)
    @EnumSource(TieBreak.class)
    void buckets_withRandomNodes_popInOrder(TieBreak tieBreak) {
        compare(new BucketFrontier(memory(), tieBreak.newestFirst()), tieBreak, 60);
        compare(new BucketFrontier(memory(), tieBreak.newestFirst()), tieBreak, 5000);
    }

    @ParameterizedTest(name = "{0}, seed " + SEED)
    @EnumSource(TieBreak.class)
    void heap_withRandomNodes_popsInOrder(TieBreak tieBreak) {
        compare(new HeapFrontier(memory(), tieBreak.newestFirst()), tieBreak, 60);
        compare(new HeapFrontier(memory(), tieBreak.newestFirst()), tieBreak, 500_000_000);
    }

    @Test
    void buckets_forKeysBeyondTheirRange_sayNo() {
        BucketFrontier buckets = new BucketFrontier(memory(), true);

        assertThat(buckets.accepts(1000, 1000)).isTrue();
        assertThat(buckets.accepts(1_000_000, 0)).isFalse();
        assertThat(buckets.accepts(0, 1_000_000)).isFalse();
        assertThat(new HeapFrontier(memory(), true).accepts(Integer.MAX_VALUE, Integer.MAX_VALUE))
                .isTrue();
    }

    @Test
    void tieBreaks_ofTwoNodes_preferWhatTheirNamesSay() {
        assertThat(TieBreak.HIGH_G.key(7, 3)).isLessThan(TieBreak.HIGH_G.key(6, 4));
        assertThat(TieBreak.LOW_G.key(6, 4)).isLessThan(TieBreak.LOW_G.key(7, 3));
        assertThat(TieBreak.FIFO.key(6, 4)).isEqualTo(TieBreak.FIFO.key(7, 3));
        assertThat(TieBreak.FIFO.newestFirst()).isFalse();
        assertThat(TieBreak.LIFO.newestFirst()).isTrue();
    }

    /** Pushes and pops at random; keys also fall below what was popped, as with an inconsistent heuristic. */
    private static void compare(Frontier frontier, TieBreak tieBreak, int range) {
        Comparator<Entry> byAge = Comparator.comparingInt(Entry::node);
        TreeSet<Entry> twin = new TreeSet<>(Comparator.comparingInt(Entry::key)
                .thenComparingInt(Entry::tie)
                .thenComparing(tieBreak.newestFirst() ? byAge.reversed() : byAge));
        Random random = new Random(SEED);
        int nodes = 0;
        int[] popped = new int[3];
        for (int step = 0; step < 20_000; step++) {
            assertThat(frontier.isEmpty()).isEqualTo(twin.isEmpty());
            boolean growing = step % 6000 < 4000;
            if (!twin.isEmpty() && random.nextInt(10) < (growing ? 4 : 8)) {
                int most = 1 + random.nextInt(popped.length);
                int count = frontier.pop(popped, most);
                assertThat(count).as("step %d", step).isBetween(1, most);
                for (int i = 0; i < count; i++) {
                    Entry first = twin.pollFirst();
                    assertThat(popped[i]).as("step %d", step).isEqualTo(first.node);
                    assertThat(frontier.poppedKey()).as("step %d", step).isEqualTo(first.key);
                    assertThat(frontier.poppedTie()).as("step %d", step).isEqualTo(first.tie);
                }
            } else {
                int g = random.nextInt(range);
                int h = random.nextInt(range);
                Entry entry = new Entry(nodes++, g + h, tieBreak.key(g, h));
                assertThat(frontier.accepts(entry.key, entry.tie)).isTrue();
                frontier.push(entry.node, entry.key, entry.tie);
                twin.add(entry);
                nodes += random.nextInt(3); // numbers of other nodes, which never wait here
            }
        }
        while (!twin.isEmpty()) {
            assertThat(frontier.pop(popped, 1)).isEqualTo(1);
            assertThat(popped[0]).isEqualTo(twin.pollFirst().node);
        }
        assertThat(frontier.isEmpty()).isTrue();
    }

    private static SearchMemory memory() {
        return SearchContext.builder().build().memory();
    }

    private record Entry(int node, int key, int tie) {}
}
