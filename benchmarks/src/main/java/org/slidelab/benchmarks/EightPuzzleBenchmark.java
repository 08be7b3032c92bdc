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
import org.openjdk.jmh.annotations.Warmup;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.search.SearchResult;

/** One of the two hardest boards of the 8-puzzle: breadth-first, which sees all 181,440 boards, and A* with Manhattan. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class EightPuzzleBenchmark {

    /** The board. */
    @Param("8 0 6 5 4 7 2 3 1")
    private String board = "";

    /** The algorithm. */
    @Param({"bfs", "astar"})
    private String algorithm = "";

    @SuppressWarnings("NullAway.Init")
    private Board start;

    @SuppressWarnings("NullAway.Init")
    private PreparedSearch search;

    /** Makes tables ready. */
    @Setup
    public void prepare() {
        start = Board.parse(board);
        search = PreparedSearch.of(
                PreparedSearch.catalog(), algorithm, "manhattan", NamedGoal.BLANK_FIRST.on(start.size()));
    }

    /** One search. */
    @Benchmark
    public SearchResult search() {
        return search.run(start);
    }
}
