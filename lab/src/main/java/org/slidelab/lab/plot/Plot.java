package org.slidelab.lab.plot;

/** A picture that can be had as SVG and as PNG. */
public sealed interface Plot permits LinePlot, BarPlot {

    /** The width of every picture in points. */
    int WIDTH = 960;

    /** How many pixels of a PNG a point takes in each direction: enough for print at the width of a page. */
    int PIXELS = 2;

    /** What is shown. */
    String title();

    /** The height in points. */
    int height();

    /** The picture as SVG; its texts are texts. */
    default String svg() {
        SvgCanvas canvas = new SvgCanvas(WIDTH, height(), title());
        Painter.of(this).paint(canvas);
        return canvas.svg();
    }

    /** The picture as PNG. No display is needed. */
    default byte[] png() {
        PixelCanvas canvas = new PixelCanvas(WIDTH, height(), PIXELS);
        Painter.of(this).paint(canvas);
        return canvas.png();
    }
}
