package org.slidelab.lab.findings;

import de.siegmar.fastcsv.reader.CommentStrategy;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.slidelab.lab.boards.BoardSet;
import org.slidelab.lab.experiment.BoardSource;
import org.slidelab.lab.experiment.RunRecord;

/** The figures that three course systems published, next to those of a study of the same boards. */
final class PublishedFigures {

    private static final String GOAL = "0 1 2 3 4 5 6 7 8";

    /**
     * What a system did and counted.
     *
     * @param search the configuration that searches in the same order
     * @param counter the counter it published as nodes
     * @param more what it added to it
     * @param words that in words
     */
    private record Policy(String search, String counter, int more, String words) {}

    private static final Map<String, Policy> POLICIES = Map.of(
            "a-bfs", new Policy("bfs:goal-test=generation", "expanded", 1, "expanded + 1"),
            "a-dfs", new Policy("dfs", "taken", 0, "taken"),
            "a-ids", new Policy("ids:duplicates=same-depth", "taken", 0, "taken"),
            "b-bfs", new Policy("bfs", "expanded", 0, "expanded"),
            "b-dfs", new Policy("dfs:mark=pop", "expanded", 0, "expanded"),
            "b-ids", new Policy("ids:max-limit=31", "expanded", 0, "expanded"),
            "c-bfs", new Policy("bfs", "expanded", 0, "expanded"),
            "c-dfs", new Policy("dfs", "taken", 0, "taken"),
            "c-astar", new Policy("ucs", "expanded", 0, "expanded"));

    private PublishedFigures() {}

    /** The tables, if the study is of the boards for which there are published figures. */
    static List<Table> tables(Findings findings) {
        boolean published = findings.results().study().boards() instanceof BoardSource.FromSet from
                && from.set() == BoardSet.PUBLISHED;
        if (!published) {
            return List.of();
        }
        Map<String, RunRecord> runs = new HashMap<>();
        findings.results().runs().forEach(run -> runs.put(run.configuration() + " on " + run.board(), run));
        return Stream.of(exact(runs), astar(runs))
                .filter(table -> !table.rows().isEmpty())
                .toList();
    }

    private static Table exact(Map<String, RunRecord> runs) {
        List<List<String>> rows = new ArrayList<>();
        for (NamedCsvRecord figure : read("published-exact.csv")) {
            Policy policy = Objects.requireNonNull(POLICIES.get(figure.getField("policy")));
            RunRecord run = runs.get(policy.search + " on " + figure.getField("start"));
            if (run != null && !figure.getField("nodes").isEmpty()) {
                long ours = (long) run.number(policy.counter) + policy.more;
                rows.add(List.of(
                        figure.getField("system"),
                        figure.getField("policy").substring(2).toUpperCase(Locale.ROOT),
                        figure.getField("start"),
                        policy.search,
                        policy.words,
                        Tables.count(Long.parseLong(figure.getField("nodes"))),
                        Tables.count(ours)));
            }
        }
        return new Table(
                "Nodes of the uninformed searches of systems A, B and C, published and ours",
                5,
                List.of("system", "its name", "board", "the same search", "it counted", "published", "ours"),
                rows.stream().distinct().toList());
    }

    private static Table astar(Map<String, RunRecord> runs) {
        Map<String, NamedCsvRecord> bounds = new HashMap<>();
        for (NamedCsvRecord bound : read("astar-bounds.csv")) {
            if (bound.getField("goal").equals(GOAL)) {
                bounds.put(bound.getField("heuristic") + " on " + bound.getField("start"), bound);
            }
        }
        List<List<String>> rows = new ArrayList<>();
        for (NamedCsvRecord figure : read("published-astar.csv")) {
            String heuristic = figure.getField("heuristic");
            RunRecord run = runs.get("astar %s on %s".formatted(heuristic, figure.getField("start")));
            if (run != null && figure.getField("goal").equals(GOAL)) {
                long published = Long.parseLong(figure.getField("nodes"));
                Optional<NamedCsvRecord> bound =
                        Optional.ofNullable(bounds.get(heuristic + " on " + figure.getField("start")));
                rows.add(List.of(
                        figure.getField("system"),
                        heuristic,
                        figure.getField("start"),
                        verdict(published, run, bound),
                        Tables.count(published),
                        Tables.count((long) run.number("expanded")),
                        bound.map(each -> count(each, "surely")).orElse("–"),
                        bound.map(each -> count(each, "at_most")).orElse("–")));
            }
        }
        return new Table(
                "Nodes of A* of systems A and B, published, ours and possible",
                4,
                List.of("system", "heuristic", "board", "verdict", "published", "ours", "at least", "at most"),
                rows);
    }

    /** Without a solution every state is expanded; with its goal counted, a search may have one node more. */
    private static String verdict(long published, RunRecord run, Optional<NamedCsvRecord> bound) {
        long least = bound.map(each -> Long.parseLong(each.getField("surely"))).orElse((long) run.number("expanded"));
        long most =
                bound.map(each -> Long.parseLong(each.getField("at_most")) + 1).orElse(least);
        return published < least ? "impossible: too few" : published > most ? "impossible: too many" : "possible";
    }

    private static String count(NamedCsvRecord figures, String name) {
        return Tables.count(Long.parseLong(figures.getField(name)));
    }

    private static List<NamedCsvRecord> read(String resource) {
        try (InputStream in = Objects.requireNonNull(
                        PublishedFigures.class.getResourceAsStream("/org/slidelab/lab/figures/" + resource));
                CsvReader<NamedCsvRecord> reader = CsvReader.builder()
                        .commentStrategy(CommentStrategy.SKIP)
                        .ofNamedCsvRecord(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.stream().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
