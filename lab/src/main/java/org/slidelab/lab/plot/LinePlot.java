package org.slidelab.lab.plot;

import java.util.List;
import java.util.Optional;

/**
 * Values against a number, a line for each of several things.
 *
 * @param title what is shown
 * @param xTitle what goes to the right, with its unit
 * @param yTitle what goes up, with its unit
 * @param logarithmic whether each step up is ten times the one before; what isn't positive can't be shown then
 * @param base where an axis that isn't logarithmic begins, unless there are smaller values
 * @param lines the lines, in the order of the legend
 * @param reference a line for comparison, such as a limit
 */
public record LinePlot(
        String title,
        String xTitle,
        String yTitle,
        boolean logarithmic,
        double base,
        List<Line> lines,
        Optional<Reference> reference)
        implements Plot {

    /** Creates a picture. */
    public LinePlot {
        lines = List.copyOf(lines);
    }

    /**
     * One line.
     *
     * @param name its name in the legend
     * @param points its points, from left to right
     */
    public record Line(String name, List<Point> points) {}

    /**
     * A point of a line.
     *
     * @param x how far to the right
     * @param y how far up
     * @param atLeast whether the true value may be higher, as some of what it is made of was cut off
     */
    public record Point(double x, double y, boolean atLeast) {}

    /**
     * A dashed line for comparison.
     *
     * @param name its name in the legend
     * @param from its height at the left end
     * @param to its height at the right end
     */
    public record Reference(String name, double from, double to) {}

    @Override
    public int height() {
        return new LinePainter(this).height();
    }
}
