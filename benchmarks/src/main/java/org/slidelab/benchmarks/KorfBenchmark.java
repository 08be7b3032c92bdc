package org.slidelab.benchmarks;

import java.util.List;
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
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;

/** Boards of Korf with pattern databases, one after another on one thread, the tables loaded: seconds in all. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(value = 1, jvmArgsAppend = "-Xmx6g")
public class KorfBenchmark {

    /** How many boards, the easiest first. */
    @Param("100")
    private int boards;

    /** The algorithm. */
    @Param("idastar")
    private String algorithm = "";

    /** The groups of tiles. */
    @Param({"6-6-3", "7-8"})
    private String partition = "";

    private List<KorfBoard> chosen = List.of();

    @SuppressWarnings("NullAway.Init")
    private PreparedSearch search;

    /** Builds or loads the tables. */
    @Setup
    public void prepare() {
        chosen = KorfBoard.easiest(boards);
        search = PreparedSearch.of(
                PreparedSearch.catalog(),
                algorithm,
                "pdb:partition=" + partition,
                NamedGoal.BLANK_FIRST.on(new Dimensions(4, 4)));
    }

    /** All boards, each with the known cost. */
    @Benchmark
    public void solveAll(Work work) {
        for (KorfBoard each : chosen) {
            work.add(search.run(each.board(), each.cost()).statistics());
        }
    }
}
