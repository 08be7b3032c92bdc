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
import org.slidelab.lab.enumeration.DepthCounts;
import org.slidelab.lab.enumeration.Enumeration;

/** All boards of a size counted by distance, on all processors. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 1)
@Measurement(iterations = 3)
@Fork(value = 3, jvmArgsAppend = "-Xmx1g")
public class EnumerationBenchmark {

    /** The size. */
    @Param("3x4")
    private String size = "";

    /** One enumeration. */
    @Benchmark
    public DepthCounts enumerate() {
        return new Enumeration(NamedGoal.BLANK_FIRST.on(Dimensions.parse(size)))
                .run(Integer.MAX_VALUE, () -> false, (depth, counted, boards) -> {});
    }
}
