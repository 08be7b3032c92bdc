package org.slidelab.lab.findings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.slidelab.lab.experiment.RunRecord;

/**
 * What several runs have in common.
 *
 * <p>A run that a limit cut off counts with what it had used by then. A mean with such runs in it is a lower bound; so is
 * a median that is one of them, while a median below them is exact. Where a run that was cut off has no value at all, as
 * there is no branching factor without a solution, both are lower bounds.
 *
 * @param values how many runs have a value
 * @param mean their mean, NaN if there are none
 * @param median their median, NaN if there are none
 * @param meanAtLeast whether the mean is only a lower bound
 * @param medianAtLeast whether the median is only a lower bound
 */
public record Statistic(int values, double mean, double median, boolean meanAtLeast, boolean medianAtLeast) {

    private record Value(double value, boolean cutOff) {}

    /** The statistic of a measure over runs; runs that failed or proved a board unsolvable don't count. */
    public static Statistic of(Measure measure, List<RunRecord> runs) {
        List<Value> values = new ArrayList<>();
        boolean missing = false;
        for (RunRecord run : runs) {
            double value = measure.of(run);
            if ((run.solved() || run.cutOff()) && !Double.isNaN(value)) {
                values.add(new Value(value, run.cutOff()));
            }
            missing |= run.cutOff() && Double.isNaN(value);
        }
        if (values.isEmpty()) {
            return new Statistic(0, Double.NaN, Double.NaN, false, false);
        }
        values.sort(Comparator.comparing(Value::cutOff).thenComparingDouble(Value::value));
        Value low = values.get((values.size() - 1) / 2);
        Value high = values.get(values.size() / 2);
        return new Statistic(
                values.size(),
                values.stream().mapToDouble(Value::value).average().orElseThrow(),
                (low.value + high.value) / 2,
                missing || values.get(values.size() - 1).cutOff,
                missing || high.cutOff);
    }

    /** The mean for people. */
    public String meanText(Measure measure) {
        return (meanAtLeast ? "≥ " : "") + measure.text(mean);
    }

    /** The median for people. */
    public String medianText(Measure measure) {
        return (medianAtLeast ? "≥ " : "") + measure.text(median);
    }
}
