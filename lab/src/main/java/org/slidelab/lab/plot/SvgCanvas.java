package org.slidelab.lab.plot;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Draws SVG: texts stay texts, and the same picture is the same file everywhere. */
final class SvgCanvas implements Canvas {

    private static final String FONT = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif";

    private final StringBuilder elements = new StringBuilder();
    private final int width;
    private final int height;
    private final String title;

    SvgCanvas(int width, int height, String title) {
        this.width = width;
        this.height = height;
        this.title = title;
    }

    @Override
    public void line(List<Spot> spots, Pen pen) {
        String dashes = pen.dashes().isEmpty()
                ? ""
                : " stroke-dasharray=\"%s\""
                        .formatted(pen.dashes().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        add("<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linejoin=\"round\"%s/>"
                .formatted(points(spots), colour(pen.colour()), number(pen.width()), dashes));
    }

    @Override
    public void shape(List<Spot> corners, int colour) {
        add("<polygon points=\"%s\" fill=\"%s\"/>".formatted(points(corners), colour(colour)));
    }

    @Override
    public void circle(Spot centre, double radius, int colour) {
        add("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\"/>"
                .formatted(number(centre.x()), number(centre.y()), number(radius), colour(colour)));
    }

    @Override
    public void text(Spot at, String text, Anchor anchor, Letters letters) {
        add("<text x=\"%s\" y=\"%s\" %s>%s</text>"
                .formatted(number(at.x()), number(at.y()), style(anchor, letters), escaped(text)));
    }

    @Override
    public void upwards(Spot at, String text, Letters letters) {
        add("<text transform=\"translate(%s %s) rotate(-90)\" %s>%s</text>"
                .formatted(number(at.x()), number(at.y()), style(Anchor.MIDDLE, letters), escaped(text)));
    }

    /** The whole picture; it can stand alone and inside of a page. */
    String svg() {
        return """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" font-family="%s" fill="%s">
                <title>%s</title>
                <rect width="%d" height="%d" fill="#ffffff"/>
                %s</svg>
                """.formatted(
                        width, height, width, height, FONT, colour(Look.INK), escaped(title), width, height, elements);
    }

    /** A text as it stands in XML. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private void add(String element) {
        elements.append(element).append('\n');
    }

    private static String style(Anchor anchor, Letters letters) {
        return "font-size=\"%d\"%s%s"
                .formatted(
                        letters.size(),
                        anchor == Anchor.START
                                ? ""
                                : " text-anchor=\"%s\"".formatted(anchor.name().toLowerCase(Locale.ROOT)),
                        letters.bold() ? " font-weight=\"bold\"" : "");
    }

    private static String points(List<Spot> spots) {
        return spots.stream()
                .map(spot -> number(spot.x()) + "," + number(spot.y()))
                .collect(Collectors.joining(" "));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value).replaceFirst("\\.0$", "");
    }

    private static String colour(int colour) {
        return String.format(Locale.ROOT, "#%06x", colour);
    }
}
