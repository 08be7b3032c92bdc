package org.slidelab.lab.plot;

import java.util.List;
import java.util.Locale;
import org.slidelab.lab.plot.Canvas.Letters;
import org.slidelab.lab.plot.Canvas.Pen;
import org.slidelab.lab.plot.Canvas.Spot;

/**
 * How every picture looks: white, large letters, and lines that differ in colour, dashes and marks at once. What is only a
 * lower bound, because something was cut off, is hollow.
 *
 * <p>The colours are those of Okabe and Ito, which people with any kind of colour blindness can tell apart; their yellow
 * is left out, for it is too pale on white. Dashes and marks repeat after other numbers of lines than colours do, so
 * that a copy in black and white can be read too.
 */
final class Look {

    static final int INK = 0x222222;
    static final Letters TITLE = new Letters(20, true);
    static final Letters AXIS_TITLE = new Letters(18, false);
    static final Letters LABEL = new Letters(17, false);
    static final Pen GRID = new Pen(0xdddddd, 1, List.of());
    static final Pen AXIS = new Pen(INK, 1.2, List.of());
    static final Pen REFERENCE = new Pen(INK, 1.6, List.of(6, 5));

    private static final int PAPER = 0xffffff;
    private static final List<Integer> COLOURS =
            List.of(0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0x000000, 0xE69F00, 0x56B4E9);
    private static final List<List<Integer>> DASHES =
            List.of(List.of(), List.of(10, 5), List.of(3, 4), List.of(14, 4, 3, 4));
    private static final List<List<Spot>> CORNERS = List.of(
            List.of(),
            List.of(new Spot(-1, -1), new Spot(1, -1), new Spot(1, 1), new Spot(-1, 1)),
            List.of(new Spot(0, -1.2), new Spot(1.15, 0.9), new Spot(-1.15, 0.9)),
            List.of(new Spot(0, -1.4), new Spot(1.4, 0), new Spot(0, 1.4), new Spot(-1.4, 0)),
            List.of(new Spot(0, 1.2), new Spot(1.15, -0.9), new Spot(-1.15, -0.9)));
    private static final double LINE_WIDTH = 2.2;
    private static final double MARK = 4.6;
    private static final double HOLLOW = 6;
    private static final double HOLE = 3.2;
    private static final double BAR_EDGE = 2.5;

    private Look() {}

    static int colour(int number) {
        return COLOURS.get(number % COLOURS.size());
    }

    static Pen pen(int number) {
        return new Pen(colour(number), LINE_WIDTH, DASHES.get(number % DASHES.size()));
    }

    /** Draws the mark of a line; that of a point that is only a lower bound is hollow. */
    static void mark(Canvas canvas, Spot at, int number, boolean atLeast) {
        mark(canvas, at, number, atLeast ? HOLLOW : MARK, colour(number));
        if (atLeast) {
            mark(canvas, at, number, HOLE, PAPER);
        }
    }

    /** Draws a hollow mark of no line, for the legend. */
    static void hollowSample(Canvas canvas, Spot at) {
        canvas.circle(at, HOLLOW, INK);
        canvas.circle(at, HOLE, PAPER);
    }

    private static void mark(Canvas canvas, Spot at, int number, double size, int colour) {
        List<Spot> corners = CORNERS.get(number % CORNERS.size());
        if (corners.isEmpty()) {
            canvas.circle(at, size, colour);
        } else {
            canvas.shape(
                    corners.stream()
                            .map(corner -> at.plus(size * corner.x(), size * corner.y()))
                            .toList(),
                    colour);
        }
    }

    /** Draws a bar; one that is only a lower bound is hollow. */
    static void bar(Canvas canvas, Spot from, Spot to, boolean atLeast) {
        rectangle(canvas, from, to, colour(0));
        if (atLeast && to.x() - from.x() > 2 * BAR_EDGE) {
            rectangle(canvas, from.plus(BAR_EDGE, BAR_EDGE), to.plus(-BAR_EDGE, -BAR_EDGE), PAPER);
        }
    }

    private static void rectangle(Canvas canvas, Spot from, Spot to, int colour) {
        canvas.shape(List.of(from, new Spot(to.x(), from.y()), to, new Spot(from.x(), to.y())), colour);
    }

    /** A number on an axis: 0.001, 5, 20,000, 3 M. */
    static String number(double value) {
        if (value >= 1e6) {
            return trimmed(value / 1e6) + " M";
        }
        return value >= 1_000 ? String.format(Locale.ROOT, "%,d", Math.round(value)) : trimmed(value);
    }

    private static String trimmed(double value) {
        String text = String.format(Locale.ROOT, "%.7f", value);
        return text.replaceFirst("0+$", "").replaceFirst("\\.$", "");
    }
}
