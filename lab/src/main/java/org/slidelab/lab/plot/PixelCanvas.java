package org.slidelab.lab.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;

/** Draws pixels. No display is needed, but the fonts of the operating system are. */
final class PixelCanvas implements Canvas {

    private final BufferedImage image;
    private final Graphics2D graphics;

    PixelCanvas(int width, int height, int scale) {
        image = new BufferedImage(width * scale, height * scale, BufferedImage.TYPE_INT_RGB);
        graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.scale(scale, scale);
    }

    @Override
    public void line(List<Spot> spots, Pen pen) {
        float[] dashes = new float[pen.dashes().size()];
        for (int i = 0; i < dashes.length; i++) {
            dashes[i] = pen.dashes().get(i);
        }
        graphics.setStroke(new BasicStroke(
                (float) pen.width(),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                10,
                dashes.length == 0 ? null : dashes,
                0));
        graphics.setColor(new Color(pen.colour()));
        graphics.draw(path(spots));
    }

    @Override
    public void shape(List<Spot> corners, int colour) {
        Path2D path = path(corners);
        path.closePath();
        graphics.setColor(new Color(colour));
        graphics.fill(path);
    }

    @Override
    public void circle(Spot centre, double radius, int colour) {
        graphics.setColor(new Color(colour));
        graphics.fill(new Ellipse2D.Double(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius));
    }

    @Override
    public void text(Spot at, String text, Anchor anchor, Letters letters) {
        graphics.setFont(new Font(Font.SANS_SERIF, letters.bold() ? Font.BOLD : Font.PLAIN, letters.size()));
        graphics.setColor(new Color(Look.INK));
        double width = graphics.getFontMetrics().getStringBounds(text, graphics).getWidth();
        double shift = switch (anchor) {
            case START -> 0;
            case MIDDLE -> width / 2;
            case END -> width;
        };
        graphics.drawString(text, (float) (at.x() - shift), (float) at.y());
    }

    @Override
    public void upwards(Spot at, String text, Letters letters) {
        graphics.rotate(-Math.PI / 2, at.x(), at.y());
        text(at, text, Anchor.MIDDLE, letters);
        graphics.rotate(Math.PI / 2, at.x(), at.y());
    }

    /** The whole picture. */
    byte[] png() {
        graphics.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static Path2D path(List<Spot> spots) {
        Path2D path = new Path2D.Double();
        path.moveTo(spots.get(0).x(), spots.get(0).y());
        spots.subList(1, spots.size()).forEach(spot -> path.lineTo(spot.x(), spot.y()));
        return path;
    }
}
