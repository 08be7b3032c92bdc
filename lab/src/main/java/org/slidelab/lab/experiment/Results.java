package org.slidelab.lab.experiment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.boards.BoardLines;

/**
 * What a folder of results holds.
 *
 * @param study the study, as it was run
 * @param boards its boards, by number from 0
 * @param runs the runs that have finished, in the order in which they did
 */
public record Results(Study study, List<Board> boards, List<RunRecord> runs) {

    static final String STUDY = "study.properties";
    static final String BOARDS = "boards.txt";

    /**
     * Reads a folder of results.
     *
     * @throws InvalidSpecException if it isn't one, or if the runs don't match the study
     */
    public static Results read(Path folder) {
        Study study = study(folder);
        List<Board> boards = boards(folder, study);
        StudyMatch match = new StudyMatch(study, boards, folder.resolve(ResultsLog.JSON));
        List<RunRecord> runs = new ArrayList<>();
        try {
            ResultsLog.read(folder.resolve(ResultsLog.JSON), (line, run) -> {
                match.check(line, run);
                runs.add(run);
            });
        } catch (IOException e) {
            throw new UncheckedIOException("results '%s' can't be read: %s".formatted(folder, e.getMessage()), e);
        }
        return new Results(study, boards, List.copyOf(runs));
    }

    /** Whether a folder holds results, perhaps not yet a finished run. */
    public static boolean isIn(Path folder) {
        return Files.exists(folder.resolve(STUDY));
    }

    /** The study whose results are in a folder. */
    public static Study study(Path folder) {
        if (!isIn(folder)) {
            throw new InvalidSpecException(
                    "'%s' has no %s; expected a folder that 'slidelab experiment' made".formatted(folder, STUDY));
        }
        return StudyFile.study(StudyFile.settings(folder.resolve(STUDY)));
    }

    /** The boards of the study whose results are in a folder. */
    public static List<Board> boards(Path folder, Study study) {
        Optional<Dimensions> size = study.boards() instanceof BoardSource.Generated made
                ? Optional.of(made.size())
                : study.boards() instanceof BoardSource.FromFile file ? file.size() : Optional.empty();
        return BoardLines.read(folder.resolve(BOARDS), size).orComplain();
    }

    /** The configurations of the runs, in the order of the study. */
    public List<String> configurations() {
        Set<String> present = runs.stream().map(RunRecord::configuration).collect(Collectors.toSet());
        return study.algorithms().stream()
                .flatMap(algorithm -> Stream.concat(
                        Stream.of(algorithm),
                        study.heuristics().stream().map(heuristic -> algorithm + " " + heuristic)))
                .filter(present::contains)
                .toList();
    }
}
