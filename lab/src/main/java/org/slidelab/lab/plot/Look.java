package org.slidelab.lab.plot;

import java.util.List;
import java.util.Locale;
import org.slidelab.lab.plot.Canvas.Letters;
import org.slidelab.lab.plot.Canvas.Pen;
import org.slidelab.lab.plot.Canvas.Spot;

/**
 * How every picture looks: white, large letters, and lines that differ in colour, dashes and marks at once.
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

    private static final Pen CROSS = new Pen(INK, 2, List.of());
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
    private static final double CROSS_SIZE = 7;

    private Look() {}

    static int colour(int number) {
        return COLOURS.get(number % COLOURS.size());
    }

    static Pen pen(int number) {
        return new Pen(colour(number), LINE_WIDTH, DASHES.get(number % DASHES.size()));
    }

    /** Draws the mark of a line. */
    static void mark(Canvas canvas, Spot at, int number) {
        List<Spot> corners = CORNERS.get(number % CORNERS.size());
        if (corners.isEmpty()) {
            canvas.circle(at, MARK, colour(number));
        } else {
            canvas.shape(
                    corners.stream()
                            .map(corner -> at.plus(MARK * corner.x(), MARK * corner.y()))
                            .toList(),
                    colour(number));
        }
    }

    /** Draws the cross over a point that is only a lower bound. */
    static void cross(Canvas canvas, Spot at) {
        canvas.line(List.of(at.plus(-CROSS_SIZE, -CROSS_SIZE), at.plus(CROSS_SIZE, CROSS_SIZE)), CROSS);
        canvas.line(List.of(at.plus(-CROSS_SIZE, CROSS_SIZE), at.plus(CROSS_SIZE, -CROSS_SIZE)), CROSS);
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
