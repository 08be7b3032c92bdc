package org.slidelab.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slidelab.core.provider.InvalidSpecException;

/** Whatever part of the last line reached the disk, the runs before it are there, and both files agree. */
class ResultsLogTest {

    @TempDir
    Path folder;

    @Test
    void open_afterAnEndInTheMiddleOfALine_hasJustTheWholeLines() throws IOException {
        try (ResultsLog log = ResultsLog.open(folder, (line, run) -> {})) {
            log.append(run(1));
            log.append(run(2));
        }
        byte[] whole = Files.readAllBytes(folder.resolve(ResultsLog.JSON));
        byte[] rows = Files.readAllBytes(folder.resolve(ResultsLog.CSV));
        int secondLine = Bytes.indexOf(whole, (byte) '\n') + 1;

        for (int length = 0; length <= whole.length; length++) {
            Files.write(folder.resolve(ResultsLog.JSON), Arrays.copyOf(whole, length));
            Files.write(folder.resolve(ResultsLog.CSV), Arrays.copyOf(rows, length % rows.length));
            List<Integer> known = new ArrayList<>();
            try (ResultsLog log = ResultsLog.open(folder, (line, run) -> known.add(run.instance()))) {
                if (known.isEmpty()) {
                    log.append(run(1));
                }
                if (known.size() < 2) {
                    log.append(run(2));
                }
            }

            assertThat(known).hasSize(length == whole.length ? 2 : length >= secondLine ? 1 : 0);
            assertThat(Files.readAllBytes(folder.resolve(ResultsLog.JSON))).isEqualTo(whole);
            assertThat(Files.readAllBytes(folder.resolve(ResultsLog.CSV))).isEqualTo(rows);
        }
    }

    @Test
    void open_afterTheDiskLostBlocks_cutsThemOff() throws IOException {
        try (ResultsLog log = ResultsLog.open(folder, (line, run) -> {})) {
            log.append(run(1));
        }
        Files.write(folder.resolve(ResultsLog.JSON), new byte[100], StandardOpenOption.APPEND);

        List<Integer> known = new ArrayList<>();
        ResultsLog.open(folder, (line, run) -> known.add(run.instance())).close();

        assertThat(known).containsExactly(1);
        assertThat(Files.readAllLines(folder.resolve(ResultsLog.JSON))).hasSize(1);
    }

    @Test
    void read_damageBeforeGoodLines_isNamedAndNothingIsCutOff() throws IOException {
        Path file = folder.resolve(ResultsLog.JSON);
        try (ResultsLog log = ResultsLog.open(folder, (line, run) -> {})) {
            log.append(run(1));
            log.append(run(2));
        }
        List<String> lines = Files.readAllLines(file);
        Files.write(file, List.of(lines.get(0), "{\"instance\":", lines.get(1)));

        assertThatThrownBy(() -> ResultsLog.open(folder, (line, run) -> {}))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageContaining("line 2 is damaged");
        assertThat(Files.readAllLines(file)).hasSize(3);
    }

    @Test
    void csv_ofTextsWithCommasQuotesAndLineEnds_readsBack() throws IOException {
        RunRecord run = new RunRecord(Map.of("instance", 1, "algorithm", "a,\"b\"\nc"));
        try (ResultsLog log = ResultsLog.open(folder, (line, each) -> {})) {
            log.append(run);
        }

        assertThat(Files.readString(folder.resolve(ResultsLog.CSV))).contains("\"a,\"\"b\"\"\nc\"");
        assertThat(Files.readAllLines(folder.resolve(ResultsLog.JSON))).hasSize(1);
    }

    private static RunRecord run(int instance) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("instance", instance);
        fields.put("board", List.of(1, 2, 5, 3, 4, 0, 6, 7, 8));
        fields.put("algorithm", "bfs");
        fields.put("heuristic", null);
        fields.put("expanded", 12345678901L);
        fields.put("seconds", 1.25e-5);
        fields.put("note", "ä, \"quoted\"");
        return new RunRecord(fields);
    }
}
