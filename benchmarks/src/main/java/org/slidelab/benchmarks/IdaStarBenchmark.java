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
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.search.SearchResult;
import org.slidelab.lab.boards.DefaultPuzzle;

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
    private static final int ROUNDS = 20;

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
                    .forEach(other -> repeat(PreparedSearch.of(catalog, algorithm, other, goal)));
        }
        search = PreparedSearch.of(catalog, algorithm, heuristic, goal);
    }

    private static void repeat(PreparedSearch search) {
        Board easy = DefaultPuzzle.forGoal(search.goal());
        for (int i = 0; i < ROUNDS; i++) {
            search.run(easy);
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
