package org.slidelab.lab.plot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slidelab.lab.plot.BarPlot.Bar;
import org.slidelab.lab.plot.LinePlot.Line;
import org.slidelab.lab.plot.LinePlot.Point;
import org.slidelab.lab.plot.LinePlot.Reference;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class PlotTest {

    static Stream<Plot> plots() {
        List<Line> lines = IntStream.range(0, 9)
                .mapToObj(number -> new Line(
                        "line <%d> & \"more\"".formatted(number),
                        IntStream.rangeClosed(0, 31)
                                .mapToObj(x -> new Point(x, Math.pow(1.3 + 0.05 * number, x) - 1, x > 28))
                                .toList()))
                .toList();
        return Stream.of(
                new LinePlot("Many", "moves", "nodes", true, 0, lines, Optional.of(new Reference("limit", 1e4, 1e4))),
                new LinePlot("Plain", "moves", "b*", false, 1, lines, Optional.empty()),
                new LinePlot("Nothing", "moves", "nodes", true, 0, List.of(), Optional.empty()),
                new LinePlot(
                        "Zeros and gaps",
                        "moves",
                        "nodes",
                        true,
                        0,
                        List.of(new Line("one", List.of(new Point(3, 0, false), new Point(4, Double.NaN, false)))),
                        Optional.empty()),
                new LinePlot(
                        "One point",
                        "moves",
                        "nodes",
                        true,
                        0,
                        List.of(new Line("one", List.of(new Point(3, 7, false)))),
                        Optional.empty()),
                new BarPlot(
                        "Bars",
                        "nodes",
                        List.of(new Bar("bfs", 181_439, "≥ 181,439", true), new Bar("none", 0, "0", false))),
                new BarPlot("Level", "nodes", List.of(new Bar("a", 5, "5", false), new Bar("b", 7, "7", true))));
    }

    @ParameterizedTest
    @MethodSource("plots")
    void svg_isWellFormedAndInsideItsFrame(Plot plot) throws Exception {
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(plot.svg())));

        assertThat(document.getDocumentElement().getAttribute("viewBox"))
                .isEqualTo("0 0 %d %d".formatted(Plot.WIDTH, plot.height()));
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo(plot.title());
        assertThat(plot.svg()).doesNotContain("NaN", "Infinity").isEqualTo(plot.svg());
        for (String shape : List.of("polyline", "polygon")) {
            NodeList shapes = document.getElementsByTagName(shape);
            for (int i = 0; i < shapes.getLength(); i++) {
                String points =
                        shapes.item(i).getAttributes().getNamedItem("points").getTextContent();
                for (String point : Splitter.on(' ').split(points)) {
                    List<String> coordinates = Splitter.on(',').splitToList(point);
                    assertThat(Double.parseDouble(coordinates.get(0))).isBetween(0.0, (double) Plot.WIDTH);
                    assertThat(Double.parseDouble(coordinates.get(1))).isBetween(0.0, (double) plot.height());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("plots")
    void png_hasItsSizeAndIsNotEmpty(Plot plot) throws Exception {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(plot.png()));

        assertThat(image.getWidth()).isEqualTo(Plot.WIDTH * Plot.PIXELS);
        assertThat(image.getHeight()).isEqualTo(plot.height() * Plot.PIXELS);
        assertThat(IntStream.range(0, image.getWidth())
                        .map(x -> image.getRGB(x, 50) & 0xffffff)
                        .distinct()
                        .count())
                .as("colours in the row of the title")
                .isGreaterThan(1);
    }
}
