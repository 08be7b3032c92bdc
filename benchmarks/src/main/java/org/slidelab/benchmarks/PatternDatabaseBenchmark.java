package org.slidelab.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.table.TableFile;
import org.slidelab.lab.table.TableCabinet;

/**
 * Pattern databases of the 15-puzzle, once in a fresh virtual machine: built and stored in an empty folder, as {@code pdb build}
 * does, or made ready for a search, which loads what the cache folder has and builds the rest.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 3, jvmArgsAppend = "-Xmx3g")
public class PatternDatabaseBenchmark {

    private static final Board GOAL = NamedGoal.BLANK_FIRST.on(new Dimensions(4, 4));

    /** The groups of tiles. */
    @Param({"6-6-3", "7-8"})
    private String partition = "";

    /** Builds the tables and stores them. */
    @Benchmark
    public List<TableFile> build(EmptyFolder empty) {
        return new TableCabinet(PreparedSearch.catalog(), empty.folder)
                .tables(partition, "pdb", GOAL).stream()
                        .map(table -> table.store(empty.folder, done -> {}))
                        .toList();
    }

    /** Makes the tables ready. */
    @Benchmark
    public Evaluator prepare() {
        return PreparedSearch.catalog().evaluator("pdb:partition=" + partition, GOAL);
    }

    /** A folder that is empty before and gone afterwards. */
    @State(Scope.Benchmark)
    public static class EmptyFolder {

        private Path folder = Path.of("");

        /** Makes it. */
        @Setup
        public void make() throws IOException {
            folder = Files.createTempDirectory("slidelab-tables");
        }

        /** Removes it and what is in it. */
        @TearDown
        public void remove() throws IOException {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
    }
}
