package org.slidelab.lab.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.slidelab.lab.plot.Canvas.Anchor;
import org.slidelab.lab.plot.Canvas.Spot;
import org.slidelab.lab.plot.LinePlot.Line;
import org.slidelab.lab.plot.LinePlot.Point;

/** Draws lines, their axes and, below them, the legend. */
final class LinePainter implements Painter {

    private static final double LEFT = 122;
    private static final double RIGHT = Plot.WIDTH - 24.0;
    private static final double TOP = 56;
    private static final double BOTTOM = 466;
    private static final double INSET = 16;
    private static final double LEGEND_TOP = BOTTOM + 94;
    private static final double LEGEND_ROW = 27;
    private static final double SAMPLE = 56;
    private static final double GAP = 26;

    private final LinePlot plot;
    private final List<Line> lines;
    private final Scale x;
    private final Scale y;
    private final List<String> legend;
    private final int columns;
    private final double columnWidth;

    LinePainter(LinePlot plot) {
        this.plot = plot;
        lines = plot.lines().stream()
                .map(line -> new Line(
                        line.name(),
                        line.points().stream().filter(this::canBeShown).toList()))
                .toList();
        x = Scale.linear(points().mapToDouble(Point::x), 16);
        DoubleStream heights = DoubleStream.concat(
                points().mapToDouble(Point::y),
                plot.reference().stream().flatMapToDouble(level -> DoubleStream.of(level.from(), level.to())));
        y = plot.logarithmic()
                ? Scale.logarithmic(heights.filter(value -> value > 0))
                : Scale.linear(DoubleStream.concat(heights, DoubleStream.of(plot.base())), 8);
        legend = new ArrayList<>(plot.lines().stream().map(Line::name).toList());
        if (points().anyMatch(Point::atLeast)) {
            legend.add("hollow: cut off");
        }
        plot.reference().ifPresent(level -> legend.add(level.name()));
        columnWidth = SAMPLE
                + GAP
                + legend.stream().mapToDouble(Look.LABEL::width).max().orElse(0);
        columns = Math.max(1, Math.min(legend.size(), (int) ((RIGHT - LEFT + GAP) / columnWidth)));
    }

    int height() {
        int rows = (legend.size() + columns - 1) / columns;
        return (int) (LEGEND_TOP + LEGEND_ROW * rows + 4);
    }

    @Override
    public void paint(Canvas canvas) {
        canvas.text(new Spot(Plot.WIDTH / 2.0, 32), plot.title(), Anchor.MIDDLE, Look.TITLE);
        paintAxes(canvas);
        plot.reference()
                .ifPresent(level ->
                        canvas.line(List.of(spot(first(), level.from()), spot(last(), level.to())), Look.REFERENCE));
        for (int i = 0; i < lines.size(); i++) {
            paintLine(canvas, lines.get(i), i);
        }
        for (int i = 0; i < legend.size(); i++) {
            paintSample(canvas, i);
        }
    }

    private void paintAxes(Canvas canvas) {
        for (double tick : y.smallTicks()) {
            double height = spot(x.least(), tick).y();
            canvas.line(List.of(new Spot(LEFT - 4, height), new Spot(LEFT, height)), Look.AXIS);
        }
        for (double tick : y.ticks()) {
            double height = spot(x.least(), tick).y();
            canvas.line(List.of(new Spot(LEFT, height), new Spot(RIGHT, height)), Look.GRID);
            canvas.text(new Spot(LEFT - 10, height + 6), Look.number(tick), Anchor.END, Look.LABEL);
        }
        for (double tick : x.ticks()) {
            double across = spot(tick, y.least()).x();
            canvas.line(List.of(new Spot(across, BOTTOM), new Spot(across, BOTTOM + 6)), Look.AXIS);
            canvas.text(new Spot(across, BOTTOM + 26), Look.number(tick), Anchor.MIDDLE, Look.LABEL);
        }
        canvas.line(List.of(new Spot(LEFT, TOP), new Spot(LEFT, BOTTOM), new Spot(RIGHT, BOTTOM)), Look.AXIS);
        canvas.text(new Spot((LEFT + RIGHT) / 2, BOTTOM + 58), plot.xTitle(), Anchor.MIDDLE, Look.AXIS_TITLE);
        canvas.upwards(
                new Spot(24, (TOP + BOTTOM) / 2),
                plot.yTitle() + (plot.logarithmic() ? ", log scale" : ""),
                Look.AXIS_TITLE);
    }

    private void paintLine(Canvas canvas, Line line, int number) {
        if (line.points().size() > 1) {
            canvas.line(line.points().stream().map(this::spot).toList(), Look.pen(number));
        }
        line.points().forEach(point -> Look.mark(canvas, spot(point), number, point.atLeast()));
    }

    private void paintSample(Canvas canvas, int number) {
        double left = LEFT + columnWidth * (number % columns);
        int row = number / columns;
        Spot middle = new Spot(left + SAMPLE / 2 - 4, LEGEND_TOP + LEGEND_ROW * row);
        List<Spot> ends = List.of(middle.plus(-SAMPLE / 2 + 4, 0), middle.plus(SAMPLE / 2 - 4, 0));
        if (number < lines.size()) {
            canvas.line(ends, Look.pen(number));
            Look.mark(canvas, middle, number, false);
        } else if (number == legend.size() - 1 && plot.reference().isPresent()) {
            canvas.line(ends, Look.REFERENCE);
        } else {
            Look.hollowSample(canvas, middle);
        }
        canvas.text(new Spot(left + SAMPLE, middle.y() + 6), legend.get(number), Anchor.START, Look.LABEL);
    }

    private double first() {
        return points().mapToDouble(Point::x).min().orElse(x.least());
    }

    private double last() {
        return points().mapToDouble(Point::x).max().orElse(x.greatest());
    }

    private Stream<Point> points() {
        return lines.stream().flatMap(line -> line.points().stream());
    }

    private boolean canBeShown(Point point) {
        return Double.isFinite(point.y()) && (!plot.logarithmic() || point.y() > 0);
    }

    private Spot spot(Point point) {
        return spot(point.x(), point.y());
    }

    private Spot spot(double across, double up) {
        return new Spot(
                LEFT + INSET + (RIGHT - LEFT - 2 * INSET) * x.position(across),
                BOTTOM - (BOTTOM - TOP) * y.position(up));
    }
}
