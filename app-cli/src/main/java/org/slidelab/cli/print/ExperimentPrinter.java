package org.slidelab.cli.print;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.slidelab.lab.experiment.Progress;
import org.slidelab.lab.experiment.Results;
import org.slidelab.lab.experiment.RunRecord;

/**
 * Tells how an experiment went.
 *
 * @param out where results go
 * @param err where remarks go
 * @param style the terminal's colours
 * @param folder where the results are
 */
public record ExperimentPrinter(PrintWriter out, PrintWriter err, Style style, Path folder) {

    /** A line for each configuration, what failed, and where everything is. */
    public void print(Results results) {
        Map<String, List<RunRecord>> byConfiguration = new LinkedHashMap<>();
        results.configurations().forEach(name -> byConfiguration.put(name, new ArrayList<>()));
        results.runs()
                .forEach(run -> byConfiguration.computeIfPresent(run.configuration(), (name, runs) -> with(runs, run)));
        TextTable table = new TextTable(List.of(
                "configuration", ">runs", ">solved", ">mean expanded", ">mean peak frontier", ">mean time", ">failed"));
        byConfiguration.forEach((name, runs) -> table.add(List.of(
                name,
                Numbers.count(runs.size()),
                Numbers.count(runs.stream().filter(RunRecord::solved).count()),
                Numbers.count(Math.round(mean(runs, run -> run.number("expanded")))),
                Numbers.count(Math.round(mean(runs, run -> run.number("peakFrontier")))),
                Numbers.time(mean(runs, run -> run.number("seconds"))),
                Numbers.count(runs.stream().filter(RunRecord::failed).count()))));
        table.lines(style).forEach(out::println);
        byConfiguration.forEach((name, runs) -> runs.stream()
                .filter(RunRecord::failed)
                .findFirst()
                .ifPresent(run -> err.println("slidelab: failed: %s: %s".formatted(name, run.note()))));
        out.println("results in %s; tables and pictures: slidelab report %s".formatted(folder, folder));
        out.flush();
    }

    /** That the experiment was stopped, and how it goes on. */
    public void stopped(Progress progress) {
        err.println("stopped after %s of %s runs; it goes on with: slidelab experiment -o %s"
                .formatted(Numbers.count(progress.finished()), Numbers.count(progress.total()), folder));
    }

    private static List<RunRecord> with(List<RunRecord> runs, RunRecord run) {
        runs.add(run);
        return runs;
    }

    private static double mean(List<RunRecord> runs, ToDoubleFunction<RunRecord> value) {
        return runs.stream().mapToDouble(value).average().orElse(Double.NaN);
    }
}
