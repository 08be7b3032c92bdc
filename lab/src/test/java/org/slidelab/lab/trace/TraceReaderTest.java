package org.slidelab.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.slidelab.lab.trace.TraceSample.NEAR;
import static org.slidelab.lab.trace.TraceSample.configuration;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.lab.run.RunSettings;

class TraceReaderTest {

    @TempDir
    Path folder;

    private TraceSample sample;

    @BeforeEach
    void createSample() {
        sample = new TraceSample(folder.resolve("trace"));
    }

    @Test
    void trace_cutOffInTheMiddleOfALine_isReadAsFarAsItGoes() throws IOException {
        sample.write(NEAR, configuration("bfs", null), RunSettings.DEFAULT, TraceFormat.JSONL);
        String text = Files.readString(sample.file());
        Files.writeString(sample.file(), text.substring(0, text.lastIndexOf("\"state\"")));

        try (TraceReader trace = sample.open()) {
            assertThat(trace.end()).isEmpty();
            assertThat(trace.size()).isEqualTo(text.lines().count() - 3);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | version: 1.4.0 | line 1: not a JSON object",
                "1 | {\"hello\":1} | line 1: not the header of a trace of Slidelab",
                "1 | {\"trace\":\"slidelab\",\"version\":99} | line 1: trace format version 99; this Slidelab reads version 1",
                "3 | {\"event\":\"expand\" | line 3: not a JSON object",
                "3 | {\"event\":\"explode\",\"id\":1} | line 3: unknown event 'explode'; expected generate",
                "3 | {\"event\":\"expand\",\"id\":1} | line 3: field 'g' is missing",
                "3 | {\"event\":\"expand\",\"id\":1,\"g\":1,\"h\":1,\"f\":1,\"state\":[1,2]} | line 3: board has 2 tiles",
                "3 | {\"event\":\"end\",\"outcome\":\"solved\",\"events\":7} | line 3: the end tells of 7 events, but there are 1"
            })
    void reader_ofADamagedOrForeignFile_namesFileLineAndReason(int line, String text, String reason)
            throws IOException {
        sample.write(NEAR, configuration("bfs", null), RunSettings.DEFAULT, TraceFormat.JSONL);
        List<String> lines = new ArrayList<>(Files.readAllLines(sample.file()));
        lines.set(line - 1, text);
        Files.write(sample.file(), lines);

        assertThatThrownBy(sample::open)
                .isInstanceOf(DamagedTraceException.class)
                .hasMessageStartingWith(sample.file() + ", ")
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "\u0000\u0001\u0002"})
    void reader_ofAFileThatIsNoTrace_refusesLine1(String content) throws IOException {
        Files.writeString(sample.file(), content);

        assertThatThrownBy(sample::open)
                .isInstanceOf(DamagedTraceException.class)
                .hasMessageContaining("line 1: ");
    }

    @Test
    void reader_ofALineWithoutEnd_doesNotReadItAll() throws IOException {
        Files.writeString(sample.file(), "x".repeat(3 << 20));

        assertThatThrownBy(sample::open).hasMessageContaining("more than a megabyte");
    }
}
