package org.slidelab.benchmarks;

import java.time.Duration;
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
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.SearchResult;

/**
 * IDA*: nodes generated a second, with our heuristics and with one from a plugin's jar, in a fresh virtual machine and in
 * one that has worked for six other heuristics before.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(3)
public class IdaStarBenchmark {

    private static final int OTHERS = 6;
    private static final Duration MOST_TIME_BEFORE = Duration.ofSeconds(5);

    /** What the virtual machine did before. */
    public enum Before {
        /** Nothing. */
        NOTHING,
        /** Searches with six other heuristics. */
        SIX_OTHERS
    }

    /** The board, 97.2 million nodes with Manhattan distance. */
    @Param("15 5 2 11 9 10 7 0 4 12 6 14 1 8 13 3")
    private String board = "";

    /** The algorithm. */
    @Param({"idastar", "idastar:threads=2"})
    private String algorithm = "";

    /** The heuristic. */
    @Param({"manhattan", "copied-manhattan", "linear-conflict", "walking-distance"})
    private String heuristic = "";

    /** What the virtual machine did before. */
    @Param
    private Before before = Before.NOTHING;

    /** How much each of the others expands: enough for a loop that they share to be compiled for all of them. */
    @Param("20000000")
    private long expansionsBefore = 0;

    @SuppressWarnings("NullAway.Init")
    private Board start;

    @SuppressWarnings("NullAway.Init")
    private PreparedSearch search;

    /** Makes tables ready, and lets others search if asked for. */
    @Setup
    public void prepare() {
        start = Board.parse(board);
        Board goal = NamedGoal.BLANK_FIRST.on(start.size());
        Catalog catalog = PluginFolder.catalog(IdaStarBenchmark.class.getClassLoader());
        if (before == Before.SIX_OTHERS) {
            catalog.heuristicIds().stream()
                    .filter(other -> !other.equals(heuristic))
                    .limit(OTHERS)
                    .forEach(other -> searchLong(PreparedSearch.of(catalog, algorithm, other, goal)));
        }
        search = PreparedSearch.of(catalog, algorithm, heuristic, goal);
    }

    /** Searches the board again and again until enough was expanded, or for as long as may be. */
    private void searchLong(PreparedSearch other) {
        long end = System.nanoTime() + MOST_TIME_BEFORE.toNanos();
        long expanded = 0;
        while (expanded < expansionsBefore && System.nanoTime() < end) {
            Limits limits =
                    Limits.DEFAULT.withNodes(expansionsBefore - expanded).withTime(MOST_TIME_BEFORE);
            expanded += other.run(start, limits).statistics().expanded();
        }
    }

    /** One search. */
    @Benchmark
    public SearchResult search(Work work) {
        SearchResult result = search.run(start);
        work.add(result.statistics());
        return result;
    }
}
