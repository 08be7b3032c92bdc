package org.slidelab.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.provider.InvalidSpecException;

class ExperimentTest {

    private static final Catalog CATALOG = Catalog.of(ExperimentTest.class.getClassLoader());
    private static final Map<String, String> SMALL =
            Map.of("depth", "0-6", "count", "2", "algorithm", "bfs,astar", "heuristic", "manhattan,misplaced");

    @TempDir
    Path folder;

    @Test
    void experiment_toItsEnd_hasEveryRunOnceWithItsDistanceAndEstimate() {
        Progress progress = run(SMALL, ExperimentSettings.DEFAULT);

        Results results = Results.read(folder);
        assertThat(progress.complete()).isTrue();
        assertThat(results.runs()).hasSize(3 * 13);
        assertThat(results.configurations()).containsExactly("bfs", "astar manhattan", "astar misplaced");
        assertThat(results.runs()).allSatisfy(run -> {
            assertThat(run.outcome()).isEqualTo("solved");
            assertThat(run.cost()).isEqualTo(run.distance());
            assertThat(run.fields()).containsKeys("expanded", "seed", "version", "jdk", "os", "cores", "note");
            assertThat(run.estimate().isPresent()).isEqualTo(run.heuristic().isPresent());
            assertThat(run.estimate().orElse(0)).isLessThanOrEqualTo(run.cost().getAsInt());
        });
    }

    @Test
    void experiment_cancelledBeforeItBegins_makesNoRun() {
        Progress progress = run(SMALL, cancelled(() -> true));

        assertThat(progress.complete()).isFalse();
        assertThat(Results.read(folder).runs()).isEmpty();
    }

    /** Each time the question whether to stop is answered with yes a little later. */
    @Test
    void experiment_cancelledAgainAndAgain_losesAndRepeatsNoRun() {
        for (int round = 0; round < 50; round++) {
            int patience = round;
            AtomicInteger asked = new AtomicInteger();
            Progress progress = run(SMALL, cancelled(() -> asked.incrementAndGet() > patience));

            assertThat(Results.read(folder).runs()).hasSize(progress.finished());
            if (progress.complete()) {
                assertThat(progress.finished()).isEqualTo(39);
                return;
            }
        }
        throw new AssertionError("never complete");
    }

    private static ExperimentSettings cancelled(BooleanSupplier cancelled) {
        return new ExperimentSettings(OptionalInt.of(2), Patience.DEFAULT, Optional.empty(), cancelled, state -> {});
    }

    @Test
    void open_whileInUse_isRefused() {
        StudyPlan plan = plan(SMALL);
        ResultsFolder first = ResultsFolder.open(folder, plan);
        assertThatThrownBy(() -> ResultsFolder.open(folder, plan)).hasMessageContaining("in use by another");
        first.close();
        ResultsFolder.open(folder, plan).close();
    }

    @ParameterizedTest
    @CsvSource({
        "max-nodes, 7, max-nodes is not set there; '7' here",
        "count, 3, count is '2' there; '3' here",
        "algorithm, bfs, algorithm is 'bfs; astar' there; 'bfs' here"
    })
    void open_withAnotherStudy_namesTheDifference(String setting, String value, String difference) {
        run(SMALL, ExperimentSettings.DEFAULT);
        Map<String, String> other = new HashMap<>(SMALL);
        other.put(setting, value);
        other.computeIfPresent("heuristic", (name, text) -> setting.equals("algorithm") ? null : text);

        assertThatThrownBy(() -> run(other, ExperimentSettings.DEFAULT))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageContaining(difference.replace(';', ','));
    }

    @Test
    void open_withOtherBoardsInTheFile_namesTheBoard() throws IOException {
        Path boards = Files.writeString(folder.resolve("in.txt"), "125340678\n806547231\n");
        Map<String, String> study = Map.of("file", boards.toString(), "algorithm", "astar");
        Path out = folder.resolve("out");
        ResultsFolder.open(out, plan(study)).close();
        Files.writeString(boards, "125340678\n1 0 2 3 4 5 6 7 8\n");

        assertThatThrownBy(() -> ResultsFolder.open(out, plan(study)))
                .hasMessageContaining("board 2 is 8 0 6 5 4 7 2 3 1 there, 1 0 2 3 4 5 6 7 8 here");
    }

    @ParameterizedTest
    @CsvSource({
        "'\"algorithm\":\"bfs\"', '\"algorithm\":\"dfs\"', the study does not ask for 'dfs'",
        "'\"instance\":3,', '\"instance\":99,', it is of board 99",
        "'\"instance\":3,', '\"instance\":4,', board 4 is",
        "'\"heuristic\":\"manhattan\"', '\"heuristic\":\"misplaced\"', it repeats the run of line"
    })
    void read_ofRunsThatAreNotTheStudys_namesLineAndDifference(String text, String changed, String difference)
            throws IOException {
        run(SMALL, ExperimentSettings.DEFAULT);
        Path file = folder.resolve("runs.jsonl");
        Files.writeString(file, Files.readString(file).replace(text, changed));

        assertThatThrownBy(() -> Results.read(folder))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageContaining("runs.jsonl, line ")
                .hasMessageContaining(difference);
    }

    @Test
    void open_ofAFolderWithOtherThings_isRefused() throws IOException {
        Files.writeString(folder.resolve("thesis.tex"), "");

        assertThatThrownBy(() -> ResultsFolder.open(folder, plan(SMALL))).hasMessageContaining("holds thesis.tex");
    }

    @Test
    void plan_withAllAndWithoutHeuristic_spellsOutWhatThereIs() {
        Study study = plan(Map.of("algorithm", "all", "count", "1")).study();

        assertThat(study.algorithms()).contains("bfs", "astar").doesNotContain("all");
        assertThat(study.heuristics()).hasSize(1);
    }

    @Test
    void plan_withAnAlgorithmThatBringsItsHeuristic_crossesOnlyTheOthers() {
        StudyPlan plan = plan(
                Map.of("algorithm", "bfs, astar, idastar manhattan", "heuristic", "zero, misplaced", "count", "1"));

        assertThat(plan.configurations())
                .extracting(Object::toString)
                .containsExactly("bfs", "astar zero", "astar misplaced", "idastar manhattan");
        assertThat(StudyPlan.of(plan.study(), CATALOG).configurations())
                .extracting(Object::toString)
                .containsExactly("bfs", "astar zero", "astar misplaced", "idastar manhattan");
    }

    @Test
    void experiment_withMemoryForOneRunOnly_makesOneAtATime() {
        long most = Runtime.getRuntime().maxMemory() / 4 * 3;
        run(Map.of("count", "2", "algorithm", "bfs", "max-memory", String.valueOf(most)), ExperimentSettings.DEFAULT);

        assertThat(Results.read(folder).runs())
                .allSatisfy(run -> assertThat(run.number("workers")).isEqualTo(1));
    }

    @Test
    void experiment_withLimits_recordsWhatWasCutOff() {
        run(Map.of("depth", "31", "algorithm", "bfs", "max-nodes", "100"), ExperimentSettings.DEFAULT);

        List<RunRecord> runs = Results.read(folder).runs();
        assertThat(runs).hasSize(2).allSatisfy(run -> {
            assertThat(run.outcome()).isEqualTo("node-limit");
            assertThat(run.number("expanded")).isEqualTo(100);
            assertThat(run.distance()).hasValue(31);
        });
    }

    private Progress run(Map<String, String> settings, ExperimentSettings how) {
        StudyPlan plan = plan(settings);
        try (ResultsFolder results = ResultsFolder.open(folder, plan)) {
            return Experiment.run(plan, results, how);
        }
    }

    private static StudyPlan plan(Map<String, String> settings) {
        return StudyPlan.of(StudyFile.study(settings), CATALOG);
    }
}
