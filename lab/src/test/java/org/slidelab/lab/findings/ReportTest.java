package org.slidelab.lab.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.experiment.BundledStudies;
import org.slidelab.lab.experiment.Experiment;
import org.slidelab.lab.experiment.ExperimentSettings;
import org.slidelab.lab.experiment.Results;
import org.slidelab.lab.experiment.ResultsFolder;
import org.slidelab.lab.experiment.StudyFile;
import org.slidelab.lab.experiment.StudyPlan;

class ReportTest {

    private static final Catalog CATALOG = Catalog.of(ReportTest.class.getClassLoader());

    @TempDir
    Path folder;

    @Test
    void report_ofSeveralDepths_hasTablesAndPicturesAndNeedsNothingElse() throws IOException {
        Results results = run(Map.of(
                "title", "Two & <more>",
                "depth", "1-12",
                "count", "3",
                "algorithm", "bfs,astar",
                "heuristic", "manhattan,misplaced",
                "max-nodes", "300"));

        List<Path> files = Report.write(results, folder.resolve("report"));

        assertThat(files)
                .extracting(file -> file.getFileName().toString())
                .contains("index.html", "tables.md", "by-depth.csv")
                .contains("nodes.svg", "frontier.svg", "time.svg", "estimates.svg", "nodes.png", "estimates.png");
        String page = Files.readString(files.get(0));
        assertThat(page)
                .contains("<h1>Two &amp; &lt;more&gt;</h1>", "35 boards of size 3x3, depth 1 to 12")
                .contains("limit: 300 nodes", "hollow: cut off", "≥ ")
                .contains("depth = 1-12", "slidelab experiment --out results --title 'Two &amp; &lt;more&gt;'")
                .doesNotContain(" src=", "<script", "<link", "@import", "url(");
        assertThat(page.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http:", "https:");
        assertThat(Files.readAllLines(folder.resolve("report/by-depth.csv"))).hasSize(1 + 12 * 3);
    }

    @Test
    void table_byDepth_hasMeansMediansAndCounts() {
        Table table = new Tables(
                        new Findings(run(Map.of("depth", "1-2", "count", "9", "algorithm", "bfs", "max-nodes", "100"))))
                .byDepth(Measure.EXPANDED);

        // Breadth-first search on the two boards at depth 1 and the four at depth 2, in the order of the moves.
        assertThat(table.headings()).containsExactly("depth", "boards", "bfs: solved", "bfs: mean", "bfs: median");
        assertThat(table.rows()).hasSize(2);
        assertThat(table.rows().get(0)).startsWith("1", "2", "2");
        assertThat(table.rows().get(1)).startsWith("2", "4", "4");
    }

    @Test
    void report_ofOneBoard_hasBars() throws IOException {
        Path boards = Files.writeString(folder.resolve("one.txt"), "8 0 6 5 4 7 2 3 1\n");
        Results results = run(Map.of("file", boards.toString(), "algorithm", "bfs,astar", "heuristic", "manhattan"));

        Report.write(results, folder.resolve("report"));

        assertThat(Files.readString(folder.resolve("report/nodes.svg")))
                .contains("Nodes expanded on board 8 0 6 5 4 7 2 3 1", "181,439");
    }

    @Test
    void report_withoutAFinishedRun_isRefused() {
        StudyPlan plan = StudyPlan.of(StudyFile.study(Map.of("algorithm", "bfs")), CATALOG);
        ResultsFolder.open(folder.resolve("results"), plan).close();

        assertThatThrownBy(() -> Report.write(Results.read(folder.resolve("results")), folder.resolve("report")))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageContaining("no run has finished");
    }

    @Test
    void publishedFigures_besideOurs_areTheSameButForTheImpossible() {
        Map<String, String> settings = BundledStudies.settings("published-figures");
        settings.put("max-nodes", "4M");
        settings.put("algorithm", "bfs, bfs:goal-test=generation, dfs, dfs:mark=pop, ids:max-limit=31, ucs, astar");

        List<Table> tables = PublishedFigures.tables(new Findings(run(settings)));

        assertThat(tables.get(0).rows())
                .hasSize(22)
                .allSatisfy(row -> assertThat(row.get(6)).isIn(row.get(5), "4,000,000"));
        assertThat(tables.get(1).rows())
                .filteredOn(row -> row.get(3).startsWith("impossible"))
                .extracting(row -> row.get(0) + " " + row.get(1) + " " + row.get(4))
                .containsExactlyInAnyOrder(
                        "A euclidean 34,825",
                        "A manhattan 5,132",
                        "A misplaced 119,933",
                        "B manhattan 18,140",
                        "B euclidean 37,351");
    }

    @Test
    void bundledStudies_canBePlanned() {
        for (String name : BundledStudies.NAMES) {
            assertThat(StudyPlan.of(StudyFile.study(BundledStudies.settings(name)), CATALOG)
                            .size())
                    .as(name)
                    .isGreaterThan(100);
        }
    }

    private Results run(Map<String, String> settings) {
        StudyPlan plan = StudyPlan.of(StudyFile.study(settings), CATALOG);
        Path results = folder.resolve("results");
        try (ResultsFolder open = ResultsFolder.open(results, plan)) {
            Experiment.run(plan, open, ExperimentSettings.DEFAULT);
        }
        return Results.read(results);
    }
}
