package org.slidelab.lab.plot;

import java.util.List;
import java.util.stream.DoubleStream;
import org.slidelab.lab.plot.BarPlot.Bar;
import org.slidelab.lab.plot.Canvas.Anchor;
import org.slidelab.lab.plot.Canvas.Spot;

/** Draws bars; if the longest is more than a hundred times the shortest, on a scale of powers of ten. */
final class BarPainter implements Painter {

    private static final double TOP = 56;
    private static final double ROW = 40;
    private static final double THICKNESS = 26;
    private static final double MOST_FOR_LINEAR = 100;

    private final BarPlot plot;
    private final Scale scale;
    private final double left;
    private final double right;
    private final double bottom;

    BarPainter(BarPlot plot) {
        this.plot = plot;
        double least = plot.bars().stream()
                .mapToDouble(Bar::value)
                .filter(value -> value > 0)
                .min()
                .orElse(1);
        double greatest = plot.bars().stream().mapToDouble(Bar::value).max().orElse(1);
        scale = greatest > MOST_FOR_LINEAR * least
                ? Scale.logarithmic(plot.bars().stream().mapToDouble(bar -> Math.max(bar.value(), least / 2)))
                : Scale.linear(
                        DoubleStream.concat(
                                DoubleStream.of(0), plot.bars().stream().mapToDouble(Bar::value)),
                        6);
        left = 36
                + plot.bars().stream()
                        .mapToDouble(bar -> Look.LABEL.width(bar.name()))
                        .max()
                        .orElse(0);
        right = Plot.WIDTH
                - 36
                - plot.bars().stream()
                        .mapToDouble(bar -> Look.LABEL.width(bar.label()))
                        .max()
                        .orElse(0);
        bottom = TOP + ROW * plot.bars().size();
    }

    int height() {
        return (int) (bottom + 78);
    }

    @Override
    public void paint(Canvas canvas) {
        canvas.text(new Spot(Plot.WIDTH / 2.0, 32), plot.title(), Anchor.MIDDLE, Look.TITLE);
        for (double tick : scale.ticks()) {
            double across = across(tick);
            canvas.line(List.of(new Spot(across, TOP), new Spot(across, bottom)), Look.GRID);
            canvas.text(new Spot(across, bottom + 24), Look.number(tick), Anchor.MIDDLE, Look.LABEL);
        }
        for (int i = 0; i < plot.bars().size(); i++) {
            paintBar(canvas, plot.bars().get(i), TOP + ROW * i + ROW / 2);
        }
        canvas.line(List.of(new Spot(left, TOP), new Spot(left, bottom), new Spot(right, bottom)), Look.AXIS);
        canvas.text(
                new Spot((left + right) / 2, bottom + 56),
                plot.valueTitle() + (scale.logarithmic() ? ", log scale" : ""),
                Anchor.MIDDLE,
                Look.AXIS_TITLE);
    }

    private void paintBar(Canvas canvas, Bar bar, double middle) {
        double end = bar.value() > 0 ? across(bar.value()) : left;
        double half = THICKNESS / 2;
        Look.bar(canvas, new Spot(left, middle - half), new Spot(end, middle + half), bar.atLeast());
        canvas.text(new Spot(left - 12, middle + 6), bar.name(), Anchor.END, Look.LABEL);
        canvas.text(new Spot(end + 8, middle + 6), bar.label(), Anchor.START, Look.LABEL);
    }

    private double across(double value) {
        return left + (right - left) * scale.position(value);
    }
}
