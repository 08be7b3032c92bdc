package org.slidelab.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.InvalidSpecException;

class StudyFileTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "algorithm = bfs",
                "title = A \\\\ study\nsize = 2x4\ncount = 7\nseed = -3\nwalk = 30\nalgorithm = astar:tie-break=fifo, bfs\n"
                        + "heuristic = manhattan, misplaced\nmax-nodes = 5k\nmax-time = 1500ms\nmax-memory = 1G",
                "depth = 0-31\ncount = 20\nalgorithm = idastar manhattan\ngoal = blank-last\nmove-order = ULRD",
                "set = korf-15\nalgorithm = idastar\nisolate = true\nheap = 512M\nexhaust = true",
                "file = boards.txt\nsize = 2x5\nalgorithm = all\nheuristic = all"
            })
    void study_writtenAndRead_isTheSame(String text) {
        Study study = StudyFile.study(StudyFile.settings("text", text));

        assertThat(StudyFile.study(StudyFile.settings("again", StudyFile.text(study))))
                .isEqualTo(study);
    }

    @Test
    void study_withoutMore_hasDefaultsThatAreWrittenDown() {
        Study study = StudyFile.study(Map.of("algorithm", "bfs"));

        assertThat(study.boards())
                .isEqualTo(new BoardSource.Generated(new Dimensions(3, 3), 100, 1, new BoardSource.Way.Uniform()));
        assertThat(study.limits())
                .isEqualTo(new Study.RunLimits(OptionalLong.empty(), Duration.ofMinutes(1), OptionalLong.empty()));
        assertThat(StudyFile.text(study)).contains("size = 3x3", "count = 100", "seed = 1", "max-time = 60s");
    }

    @Test
    void settings_ofAFile_findBoardsBesideIt() throws IOException {
        Path file = Files.writeString(folder.resolve("study.properties"), "file = boards.txt\nalgorithm = bfs\n");

        assertThat(StudyFile.settings(file))
                .containsEntry("file", folder.resolve("boards.txt").toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count = 5 | no algorithm",
                "algorthm = bfs | unknown setting 'algorthm'; did you mean 'algorithm'?",
                "algorithm = bfs\\nalgorithm = dfs | sets 'algorithm' twice",
                "algorithm = bfs\\nmax-nodes = many | max-nodes: expected a whole number from 1",
                "algorithm = bfs\\nmax-time = soon | max-time: expected a time",
                "algorithm = bfs\\nheap = big | heap: expected a size",
                "algorithm = bfs\\nisolate = yes | isolate: expected true or false, found 'yes'",
                "algorithm = bfs\\nset = korf | set: unknown set of boards 'korf'; there are eight-by-depth, korf-15",
                "algorithm = bfs\\nset = korf-15\\nseed = 3 | set and seed were both given",
                "algorithm = bfs\\nfile = x\\nset = korf-15 | file and set were both given",
                "algorithm = bfs\\ndepth = 3\\nwalk = 3 | depth and walk were both given",
                "algorithm = bfs\\ndepth = 1-2-3 | depth: expected a depth such as 20 or 0-31",
                "algorithm = bfs\\ndepth = 9-3 | depth: expected a whole number from 9",
                "algorithm = bfs\\ncount = 0 | count: expected a whole number from 1",
                "algorithm = bfs\\nsize = 1x1 | size: ",
                "algorithm = bfs\\nmove-order = RDL | move-order: "
            })
    void study_withAWrongSetting_namesIt(String text, String message) {
        assertThatThrownBy(() -> StudyFile.study(StudyFile.settings("study", text.replace("\\n", "\n"))))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageContaining(message);
    }

    @Test
    void difference_ofTwoStudies_namesTheFirstSettingAndBothValues() {
        Study kept = StudyFile.study(Map.of("algorithm", "bfs", "max-nodes", "5k", "title", "one"));

        assertThat(StudyFile.difference(kept, StudyFile.study(Map.of("algorithm", "bfs", "max-nodes", "5000"))))
                .isEmpty();
        assertThat(StudyFile.difference(kept, StudyFile.study(Map.of("algorithm", "bfs,dfs", "max-nodes", "5k"))))
                .isEqualTo("algorithm is 'bfs' there, 'bfs, dfs' here");
        assertThat(StudyFile.difference(kept, StudyFile.study(Map.of("algorithm", "bfs"))))
                .isEqualTo("max-nodes is '5000' there, not set here");
    }
}
