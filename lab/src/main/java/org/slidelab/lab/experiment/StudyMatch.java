package org.slidelab.lab.experiment;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.slidelab.core.board.Board;
import org.slidelab.core.provider.InvalidSpecException;

/** Makes sure that runs belong to a study; the first that doesn't is named with the difference. */
final class StudyMatch {

    private final Study study;
    private final List<Board> boards;
    private final Path file;
    private final Map<String, Integer> lines = new HashMap<>();
    private String version = "";

    StudyMatch(Study study, List<Board> boards, Path file) {
        this.study = study;
        this.boards = boards;
        this.file = file;
    }

    /** The name under which a run is known: the same board by the same means is the same run. */
    static String key(int instance, String configuration) {
        return instance + " " + configuration;
    }

    /** Whether a run has been checked and so has finished. */
    boolean contains(String key) {
        return lines.containsKey(key);
    }

    int size() {
        return lines.size();
    }

    /** The version of Slidelab that made the last run; empty if there is none. */
    String version() {
        return version;
    }

    void check(int line, RunRecord run) {
        if (run.instance() < 1 || run.instance() > boards.size()) {
            throw mismatch(line, "it is of board %d, the study has %d".formatted(run.instance(), boards.size()));
        }
        Board board = boards.get(run.instance() - 1);
        if (!run.board().equals(board.toString())) {
            throw mismatch(
                    line, "board %d is '%s', that of the study '%s'".formatted(run.instance(), run.board(), board));
        }
        if (!isAskedFor(run)) {
            throw mismatch(line, "the study does not ask for '%s'".formatted(run.configuration()));
        }
        Integer before = lines.put(key(run.instance(), run.configuration()), line);
        if (before != null) {
            throw mismatch(line, "it repeats the run of line %d".formatted(before));
        }
        version = String.valueOf(run.fields().get("version"));
    }

    private boolean isAskedFor(RunRecord run) {
        return study.algorithms().contains(run.configuration())
                || (study.algorithms().contains(String.valueOf(run.fields().get("algorithm")))
                        && run.heuristic().map(study.heuristics()::contains).orElse(true));
    }

    private InvalidSpecException mismatch(int line, String difference) {
        return new InvalidSpecException("%s, line %d does not match the study: %s".formatted(file, line, difference));
    }
}
