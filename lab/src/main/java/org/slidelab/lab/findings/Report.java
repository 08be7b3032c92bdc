package org.slidelab.lab.findings;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.experiment.Results;
import org.slidelab.lab.plot.Plot;

/** Writes what results say into a folder: a page, its pictures one by one, and its tables for other programs. */
public final class Report {

    /** The page. */
    public static final String PAGE = "index.html";

    private Report() {}

    /**
     * Writes a report.
     *
     * @param folder where to; what a former report left there is replaced
     * @return the files that were written, the page first
     * @throws InvalidSpecException if no run has finished, or the folder can't be written
     */
    public static List<Path> write(Results results, Path folder) {
        if (results.runs().isEmpty()) {
            throw new InvalidSpecException("no run has finished yet; there is nothing to report");
        }
        Findings findings = new Findings(results);
        List<Table> tables = new ArrayList<>(new Tables(findings).all());
        tables.addAll(PublishedFigures.tables(findings));
        Map<String, Plot> pictures = new Pictures(findings).all();
        List<Path> files = new ArrayList<>();
        try {
            Files.createDirectories(folder);
            files.add(Files.writeString(folder.resolve(PAGE), Page.html(findings, tables, pictures)));
            StringBuilder markdown = new StringBuilder();
            tables.forEach(table -> markdown.append(table.markdown()));
            files.add(Files.writeString(folder.resolve("tables.md"), markdown));
            files.add(Files.writeString(folder.resolve("by-depth.csv"), DepthRows.csv(findings)));
            for (Map.Entry<String, Plot> picture : pictures.entrySet()) {
                files.add(Files.writeString(
                        folder.resolve(picture.getKey() + ".svg"),
                        picture.getValue().svg()));
                files.add(Files.write(
                        folder.resolve(picture.getKey() + ".png"),
                        picture.getValue().png()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "report can't be written into '%s': %s".formatted(folder, e.getMessage()), e);
        }
        return files;
    }
}
