package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The runs in a folder of results.
 *
 * @param folder the folder
 */
record WrittenRuns(Path folder) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    List<JsonNode> all() throws IOException {
        Path file = folder.resolve("runs.jsonl");
        return Files.exists(file)
                ? Files.readAllLines(file).stream().map(JSON::readTree).toList()
                : List.of();
    }

    List<String> outcomes(String heuristic) throws IOException {
        return all().stream()
                .filter(run -> run.get("heuristic").asString().equals(heuristic))
                .map(run -> run.get("outcome").asString())
                .toList();
    }

    String note(String heuristic) throws IOException {
        return all().stream()
                .filter(run -> run.get("heuristic").asString().equals(heuristic))
                .filter(run -> !run.get("note").isNull())
                .map(run -> run.get("note").asString())
                .findFirst()
                .orElse("");
    }

    /** The runs whose lines have an end: the last line may be torn. */
    Set<String> finished() throws IOException {
        Path file = folder.resolve("runs.jsonl");
        if (!Files.exists(file)) {
            return Set.of();
        }
        String text = Files.readString(file);
        List<String> whole =
                text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
        Set<String> runs = new HashSet<>(whole);
        assertThat(runs).hasSameSizeAs(whole);
        return runs;
    }
}
