package org.slidelab.lab.plot;

import java.util.List;

/** What a picture is drawn on. Coordinates are points from the top left corner. */
interface Canvas {

    /** Where a text stands, seen from its position. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /** A straight or bent line. */
    void line(List<Spot> spots, Pen pen);

    /** A closed shape, filled. */
    void shape(List<Spot> corners, int colour);

    /** A filled circle. */
    void circle(Spot centre, double radius, int colour);

    /** A text on one line, its baseline at the position. */
    void text(Spot at, String text, Anchor anchor, Letters letters);

    /** A text that runs upwards, centred on the position. */
    void upwards(Spot at, String text, Letters letters);

    /** A place in the picture. */
    record Spot(double x, double y) {

        Spot plus(double dx, double dy) {
            return new Spot(x + dx, y + dy);
        }
    }

    /**
     * How a line is drawn.
     *
     * @param colour red, green and blue
     * @param width its width
     * @param dashes the lengths of strokes and gaps; none for a whole line
     */
    record Pen(int colour, double width, List<Integer> dashes) {}

    /**
     * How a text is written.
     *
     * @param size the size of its letters
     * @param bold whether they are bold
     */
    record Letters(int size, boolean bold) {

        /** About how wide a text is; the true width depends on the reader's fonts. */
        double width(String text) {
            return text.length() * size * (bold ? 0.6 : 0.52);
        }
    }
}
