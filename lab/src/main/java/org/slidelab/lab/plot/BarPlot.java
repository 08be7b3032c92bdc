package org.slidelab.lab.plot;

import java.util.List;

/**
 * A bar for each of several things, with its value written beside it.
 *
 * @param title what is shown
 * @param valueTitle what the length of a bar is, with its unit
 * @param bars the bars, from top to bottom
 */
public record BarPlot(String title, String valueTitle, List<Bar> bars) implements Plot {

    /** Creates a picture. */
    public BarPlot {
        bars = List.copyOf(bars);
    }

    /**
     * One bar.
     *
     * @param name what it is of
     * @param value how long it is
     * @param label its value in words
     * @param atLeast whether the true value may be higher, as it was cut off
     */
    public record Bar(String name, double value, String label, boolean atLeast) {}

    @Override
    public int height() {
        return new BarPainter(this).height();
    }
}
