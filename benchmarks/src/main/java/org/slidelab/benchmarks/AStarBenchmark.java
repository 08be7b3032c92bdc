package org.slidelab.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.search.SearchResult;
import org.slidelab.core.search.Statistics;

/** A* with Manhattan distance on Korf's first board, 27.6 million nodes: nodes a second, and bytes for each state kept. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 3, time = 5)
@Fork(
        value = 2,
        jvmArgsAppend = {"-Xmx6g", "-XX:+UseTransparentHugePages"})
public class AStarBenchmark {

    /** The board. */
    @Param("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3")
    private String board = "";

    /** The algorithm. */
    @Param("astar")
    private String algorithm = "";

    @SuppressWarnings("NullAway.Init")
    private Board start;

    @SuppressWarnings("NullAway.Init")
    private PreparedSearch search;

    @SuppressWarnings("NullAway.Init")
    private Statistics last;

    /** Makes tables ready. */
    @Setup
    public void prepare() {
        start = Board.parse(board);
        search = PreparedSearch.of(
                PreparedSearch.catalog(), algorithm, "manhattan", NamedGoal.BLANK_FIRST.on(start.size()));
    }

    /** One search. */
    @Benchmark
    public SearchResult search(Work work) {
        SearchResult result = search.run(start);
        work.add(result.statistics());
        last = result.statistics();
        return result;
    }

    /** Prints what the last search kept; JMH would add it up over the iterations. */
    @TearDown
    public void tellMemory() {
        System.out.printf("%n%.1f bytes for each stored state%n", (double) last.peakBytes() / last.peakStored());
    }
}
