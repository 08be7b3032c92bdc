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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.heuristic.Evaluator;

/**
 * Pattern databases of the 15-puzzle made ready for a search, once in a fresh virtual machine: built, or loaded if the
 * cache folder has them.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 3, jvmArgsAppend = "-Xmx3g")
public class PatternDatabaseBenchmark {

    /** The groups of tiles. */
    @Param({"6-6-3", "7-8"})
    private String partition = "";

    /** Makes the tables ready. */
    @Benchmark
    public Evaluator prepare() {
        return PreparedSearch.catalog()
                .evaluator("pdb:partition=" + partition, NamedGoal.BLANK_FIRST.on(new Dimensions(4, 4)));
    }
}
