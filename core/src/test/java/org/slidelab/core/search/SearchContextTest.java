package org.slidelab.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.WorkingBoard;

class SearchContextTest {

    @Test
    void checkpoint_belowAllLimits_tellsWhenToCallAgain() {
        List<Statistics> progress = new ArrayList<>();
        SearchContext context = SearchContext.builder().progress(progress::add).build();

        assertThat(context.checkpoint()).isPositive();
        assertThat(progress).hasSize(1);
    }

    @Test
    void improved_withASolution_tellsBothListeners() {
        List<SearchResult> improvements = new ArrayList<>();
        List<Integer> costs = new ArrayList<>();
        SearchContext context = SearchContext.builder()
                .improvements(improvements::add)
                .observer(new SearchObserver() {
                    @Override
                    public void improved(int cost) {
                        costs.add(cost);
                    }
                })
                .build();
        context.counters().expanded = 7;
        Outcome.Solved solution = new Outcome.Solved(List.of(Move.UP, Move.LEFT));
        context.improved(solution);

        assertThat(costs).containsExactly(2);
        assertThat(improvements).hasSize(1);
        assertThat(improvements.get(0).outcome()).isEqualTo(solution);
        assertThat(improvements.get(0).statistics().expanded()).isEqualTo(7);
    }

    @Test
    void checkpoint_nearTheNodeLimit_isCalledAgainExactlyThere() {
        SearchContext context =
                SearchContext.builder().limits(Limits.DEFAULT.withNodes(5)).build();

        assertThat(context.checkpoint()).isEqualTo(5);
        context.counters().expanded = 5;
        assertThatThrownBy(context::checkpoint)
                .isInstanceOfSatisfying(
                        SearchStopped.class,
                        stopped -> assertThat(stopped.limit()).isEqualTo(Limit.NODES));
    }

    @Test
    void checkpoint_withoutTime_stops() {
        SearchContext context = SearchContext.builder()
                .limits(Limits.DEFAULT.withTime(Duration.ZERO))
                .build();

        assertThatThrownBy(context::checkpoint)
                .isInstanceOfSatisfying(
                        SearchStopped.class,
                        stopped -> assertThat(stopped.limit()).isEqualTo(Limit.TIME));
    }

    @Test
    void checkpoint_whenCancelled_stops() {
        SearchContext context = SearchContext.builder().cancelled(() -> true).build();

        assertThatThrownBy(context::checkpoint)
                .isInstanceOfSatisfying(
                        SearchStopped.class,
                        stopped -> assertThat(stopped.limit()).isEqualTo(Limit.CANCELLED));
    }

    @Test
    void memory_upToItsLimit_isHandedOut() {
        SearchContext context =
                SearchContext.builder().limits(Limits.DEFAULT.withBytes(1000)).build();
        int[] ints = context.memory().ints(100);
        long[] longs = context.memory().longs(50);

        assertThat(context.statistics().peakBytes()).isEqualTo(800);
        assertThatThrownBy(() -> context.memory().bytes(201))
                .isInstanceOfSatisfying(
                        SearchStopped.class,
                        stopped -> assertThat(stopped.limit()).isEqualTo(Limit.MEMORY));
        assertThatThrownBy(() -> context.memory().grow(longs, 76)).isInstanceOf(SearchStopped.class);
        context.memory().release(ints);
        assertThatCode(() -> context.memory().grow(longs, 76)).doesNotThrowAnyException();
        assertThat(context.statistics().peakBytes()).isEqualTo(800);
    }

    @Test
    void memory_forReferences_isCountedAndGivenBack() {
        SearchContext context =
                SearchContext.builder().limits(Limits.DEFAULT.withBytes(100)).build();
        String[] some = context.memory().grow(new String[0], 10);
        String[] more = context.memory().grow(some, 25);

        assertThat(more).hasSize(25);
        assertThat(context.statistics().peakBytes()).isEqualTo(100);
        context.memory().release(more);
        assertThatCode(() -> context.memory().ints(25)).doesNotThrowAnyException();
    }

    @Test
    void memory_grown_keepsWhatWasThere() {
        SearchMemory memory = SearchContext.builder().build().memory();
        int[] ints = memory.ints(2);
        ints[1] = 7;
        byte[] bytes = memory.bytes(2);
        bytes[0] = 3;

        assertThat(memory.grow(ints, 4)).containsExactly(0, 7, 0, 0);
        assertThat(memory.grow(bytes, 3)).containsExactly(3, 0, 0);
        assertThat(SearchMemory.longer(0)).isPositive();
        assertThat(SearchMemory.longer(Integer.MAX_VALUE - 100)).isEqualTo(Integer.MAX_VALUE - 8);
        assertThatThrownBy(() -> SearchMemory.longer(Integer.MAX_VALUE - 8)).isInstanceOf(SearchStopped.class);
    }

    @Test
    void context_byDefault_estimatesNothingAndTellsNobody() {
        SearchContext context = SearchContext.builder().build();

        assertThat(context.observed()).isFalse();
        assertThat(context.evaluator().estimate(new WorkingBoard(Board.parse("1 2 3 0"))))
                .isZero();
        assertThat(context.statistics().expandedBeforeLastLayer()).isEqualTo(-1);
        assertThat(SearchContext.builder()
                        .observer(new SearchObserver() {})
                        .build()
                        .observed())
                .isTrue();
    }

    @Test
    void outcome_ofLimits_hasItsWord() {
        assertThat(new Outcome.CutOff(Limit.NODES).word()).isEqualTo("node-limit");
        assertThat(new Outcome.CutOff(Limit.TIME).word()).isEqualTo("time-limit");
        assertThat(new Outcome.CutOff(Limit.MEMORY).word()).isEqualTo("memory-limit");
        assertThat(new Outcome.CutOff(Limit.DEPTH).word()).isEqualTo("depth-limit");
        assertThat(new Outcome.CutOff(Limit.CANCELLED).word()).isEqualTo("cancelled");
        assertThat(new Outcome.Unsolvable().word()).isEqualTo("unsolvable");
        assertThat(new Outcome.Solved(List.of()).word()).isEqualTo("solved");
    }
}
