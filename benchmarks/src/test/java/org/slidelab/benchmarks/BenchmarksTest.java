package org.slidelab.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every benchmark runs: once, on something tiny, in this virtual machine. How fast they are is not tested. */
class BenchmarksTest {

    @Test
    void benchmarks_onTinyInstances_run() throws RunnerException, IOException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .forks(0)
                        .mode(Mode.SingleShotTime)
                        .warmupIterations(0)
                        .measurementIterations(1)
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .param("board", "1 2 0 / 3 4 5")
                        .param("boards", "1")
                        .param("partition", "5-5-5")
                        .param("heuristic", "manhattan", "copied-manhattan")
                        .param("size", "2x3")
                        .param("expansionsBefore", "1000")
                        .build())
                .run();

        assertThat(results).isNotEmpty();
        assertThat(results.stream().map(BenchmarksTest::type).distinct()).hasSameSizeAs(benchmarkTypes());
    }

    private static String type(RunResult result) {
        return result.getParams().getBenchmark().replaceFirst("\\.[^.]*$", "");
    }

    private static List<Path> benchmarkTypes() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(System.getProperty("basedir", ""), "src/main/java"))) {
            return files.filter(file -> file.toString().endsWith("Benchmark.java"))
                    .toList();
        }
    }
}
