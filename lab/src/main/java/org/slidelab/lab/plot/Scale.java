package org.slidelab.lab.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Where values lie on an axis, and which of them are labelled.
 *
 * @param least the value at its beginning
 * @param greatest the value at its end
 * @param logarithmic whether each step is ten times the one before
 * @param ticks the values with labels
 */
record Scale(double least, double greatest, boolean logarithmic, List<Double> ticks) {

    private static final int MOST_TICKS = 8;
    private static final double[] STEPS = {1, 2, 5};

    /** A scale on which equal steps are equal amounts. */
    static Scale linear(DoubleStream values, boolean fromZero, int mostTicks) {
        double[] range = range(values);
        double low = fromZero ? Math.min(0, range[0]) : range[0];
        double step = step((range[1] - low) / mostTicks);
        double first = Math.floor(low / step + 1e-9);
        double last = Math.max(first + 1, Math.ceil(range[1] / step - 1e-9));
        List<Double> ticks = new ArrayList<>();
        for (double i = first; i <= last; i++) {
            ticks.add(i * step);
        }
        return new Scale(first * step, last * step, false, List.copyOf(ticks));
    }

    /** A scale of powers of ten; all values are positive. */
    static Scale logarithmic(DoubleStream values) {
        double[] range = range(values);
        int first = (int) Math.floor(Math.log10(range[0]) + 1e-9);
        int last = Math.max(first + 1, (int) Math.ceil(Math.log10(range[1]) - 1e-9));
        int every = (last - first + MOST_TICKS - 1) / MOST_TICKS;
        List<Double> ticks = new ArrayList<>();
        for (int power = first; power <= last; power += every) {
            ticks.add(Math.pow(10, power));
        }
        return new Scale(Math.pow(10, first), Math.pow(10, last), true, List.copyOf(ticks));
    }

    /** How far along the axis a value is, from 0 to 1. */
    double position(double value) {
        return logarithmic
                ? Math.log(value / least) / Math.log(greatest / least)
                : (value - least) / (greatest - least);
    }

    private static double[] range(DoubleStream values) {
        var range = values.summaryStatistics();
        return range.getCount() == 0 ? new double[] {1, 10} : new double[] {range.getMin(), range.getMax()};
    }

    private static double step(double atLeast) {
        double power = Math.pow(10, Math.floor(Math.log10(Math.max(atLeast, 1e-9))));
        for (double factor : STEPS) {
            if (factor * power >= atLeast * (1 - 1e-9)) {
                return factor * power;
            }
        }
        return 10 * power;
    }
}
