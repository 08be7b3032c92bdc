package org.slidelab.lab.plot;

/** Puts a picture on a canvas. */
interface Painter {

    void paint(Canvas canvas);

    static Painter of(Plot plot) {
        if (plot instanceof LinePlot lines) {
            return new LinePainter(lines);
        }
        if (plot instanceof BarPlot bars) {
            return new BarPainter(bars);
        }
        throw new IllegalArgumentException("no painter for " + plot.getClass());
    }
}
