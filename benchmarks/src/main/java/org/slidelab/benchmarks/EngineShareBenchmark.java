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
import org.slidelab.benchmarks.dropin.PluginFolder;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.search.SearchResult;

/**
 * IDA* with estimates worked out once and twice: if t1 and t2 are the nanoseconds a generated node then takes, the heuristic
 * has t2 - t1 of them and the engine the rest, 2 t1 - t2; for the two ways to do it twice see {@link Twice}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(3)
public class EngineShareBenchmark {

    /** How often each estimate is worked out. */
    public enum Estimates {
        /** As in any search. */
        ONCE,
        /** A second time that doesn't wait for the first. */
        TWICE_SIDE_BY_SIDE,
        /** A second time that waits for the first. */
        TWICE_IN_TURN
    }

    /** The board, 97.2 million nodes with Manhattan distance. */
    @Param("15 5 2 11 9 10 7 0 4 12 6 14 1 8 13 3")
    private String board = "";

    /** The algorithm. */
    @Param("idastar")
    private String algorithm = "";

    /** The heuristic. */
    @Param({"manhattan", "copied-manhattan", "linear-conflict", "walking-distance"})
    private String heuristic = "";

    /** How often each estimate is worked out. */
    @Param
    private Estimates estimates = Estimates.ONCE;

    @SuppressWarnings("NullAway.Init")
    private Board start;

    @SuppressWarnings("NullAway.Init")
    private PreparedSearch search;

    /** Makes tables ready. */
    @Setup
    public void prepare() {
        start = Board.parse(board);
        PreparedSearch once = PreparedSearch.of(
                PluginFolder.catalog(EngineShareBenchmark.class.getClassLoader()),
                algorithm,
                heuristic,
                NamedGoal.BLANK_FIRST.on(start.size()));
        search = switch (estimates) {
            case ONCE -> once;
            case TWICE_SIDE_BY_SIDE -> once.with(evaluator -> Twice.of(evaluator, false));
            case TWICE_IN_TURN -> once.with(evaluator -> Twice.of(evaluator, true));
        };
    }

    /** One search. */
    @Benchmark
    public SearchResult search(Work work) {
        SearchResult result = search.run(start);
        work.add(result.statistics());
        return result;
    }
}
