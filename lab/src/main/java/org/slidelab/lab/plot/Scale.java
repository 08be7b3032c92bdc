package org.slidelab.lab.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Where values lie on an axis, and which of them are labelled.
 *
 * @param least the value at its beginning
 * @param greatest the value at its end
 * @param logarithmic whether each step is ten times the one before
 * @param ticks the values with labels
 */
record Scale(double least, double greatest, boolean logarithmic, List<Double> ticks) {

    private static final int MOST_POWERS = 8;
    private static final int FEWEST_POWERS = 3;
    private static final double HEADROOM = 1.15;
    private static final double[] STEPS = {1, 2, 5};

    /** A scale on which equal steps are equal amounts. */
    static Scale linear(DoubleStream values, int mostTicks) {
        double[] range = range(values);
        double step = step((range[1] - range[0]) / mostTicks);
        double first = Math.floor(range[0] / step + 1e-9);
        double last = Math.max(first + 1, Math.ceil(range[1] / step - 1e-9));
        List<Double> ticks = new ArrayList<>();
        for (double i = first; i <= last; i++) {
            ticks.add(i * step);
        }
        return new Scale(first * step, last * step, false, List.copyOf(ticks));
    }

    /**
     * A scale of powers of ten; all values are positive. It begins and ends with 1, 2 or 5 times such a power, and these
     * have labels too if there are few powers.
     */
    static Scale logarithmic(DoubleStream values) {
        double[] range = range(values);
        double least = 1 / step(1 / range[0]);
        double greatest = Math.max(10 * least, step(HEADROOM * range[1]));
        List<Double> powers = between(least, greatest, 1);
        int every = (powers.size() + MOST_POWERS - 1) / MOST_POWERS;
        List<Double> ticks = powers.size() < FEWEST_POWERS
                ? between(least, greatest, STEPS)
                : IntStream.range(0, powers.size())
                        .filter(index -> index % every == 0)
                        .mapToObj(powers::get)
                        .toList();
        return new Scale(least, greatest, true, List.copyOf(ticks));
    }

    /** Values without labels: on a scale of powers of ten the whole multiples of each. */
    List<Double> smallTicks() {
        return logarithmic ? between(least, greatest, 1, 2, 3, 4, 5, 6, 7, 8, 9) : List.of();
    }

    private static List<Double> between(double least, double greatest, double... factors) {
        List<Double> values = new ArrayList<>();
        for (int power = (int) Math.floor(Math.log10(least) + 1e-9);
                Math.pow(10, power) <= greatest * 1.0001;
                power++) {
            for (double factor : factors) {
                double value = factor * Math.pow(10, power);
                if (value >= least * 0.9999 && value <= greatest * 1.0001) {
                    values.add(value);
                }
            }
        }
        return values;
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

    /** The least of 1, 2, 5, 10, 20 … and 0.5, 0.2, 0.1 … that is not below a value. */
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
