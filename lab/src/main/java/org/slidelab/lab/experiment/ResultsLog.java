package org.slidelab.lab.experiment;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.lab.report.Csv;
import org.slidelab.lab.report.Json;

/**
 * The finished runs of a study, one line each, in two files that grow as runs finish.
 *
 * <p>The JSON lines are the truth: a run has finished just if its line is there with its end. Each line is handed to the
 * operating system in one write before the next run is taken, so a process that is killed loses none; a line that was
 * being written is torn, and cut off when the file is opened again. The CSV file follows the JSON lines; it is made anew
 * from them when they are opened, so whatever happened to it is mended.
 *
 * <p>The files are forced to the disk once a second and at the end: should the machine itself fail, the runs of the last
 * second may have to be repeated.
 */
final class ResultsLog implements AutoCloseable {

    static final String JSON = "runs.jsonl";
    static final String CSV = "runs.csv";

    private static final long FORCE_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final FileChannel json;
    private final FileChannel csv;
    private boolean headed;
    private long forcedNanos = System.nanoTime();

    private ResultsLog(FileChannel json, FileChannel csv, boolean headed) {
        this.json = json;
        this.csv = csv;
        this.headed = headed;
    }

    /** Somebody to tell of the lines of a file. */
    interface LineConsumer {
        void accept(int number, RunRecord run) throws IOException;
    }

    /** Opens the log of a folder to write on, telling of what it has; torn ends are cut off. */
    static ResultsLog open(Path folder, LineConsumer known) throws IOException {
        Path jsonFile = folder.resolve(JSON);
        Path csvFile = folder.resolve(CSV);
        Path rebuilt = folder.resolve(CSV + ".part");
        boolean[] headed = {false};
        long end;
        try (Writer rows = Files.newBufferedWriter(rebuilt)) {
            end = read(jsonFile, (number, run) -> {
                known.accept(number, run);
                rows.write(headed[0] ? "" : Csv.line(run.fields().keySet()) + "\n");
                rows.write(Csv.line(run.fields().values()) + "\n");
                headed[0] = true;
            });
        }
        Files.move(rebuilt, csvFile, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        FileChannel json = FileChannel.open(jsonFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        json.truncate(end).position(end);
        return new ResultsLog(json, FileChannel.open(csvFile, StandardOpenOption.APPEND), headed[0]);
    }

    /**
     * Tells of every whole line of a file of JSON lines.
     *
     * @return where they end; what comes after is a torn line
     */
    static long read(Path file, LineConsumer lines) throws IOException {
        if (!Files.exists(file)) {
            return 0;
        }
        long end = 0;
        int number = 0;
        int broken = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (next != '\n') {
                    line.write(next);
                    continue;
                }
                number++;
                Optional<Map<String, @Nullable Object>> fields =
                        Json.fields(line.toString(StandardCharsets.UTF_8)).filter(ResultsLog::isRun);
                if (broken > 0 || fields.isEmpty()) {
                    broken = broken == 0 ? number : broken;
                    if (fields.isPresent()) {
                        throw new InvalidSpecException(
                                "%s, line %d is damaged: expected a run as a JSON object".formatted(file, broken));
                    }
                } else {
                    lines.accept(number, new RunRecord(fields.get()));
                    end += line.size() + 1L;
                }
                line.reset();
            }
        }
        return end;
    }

    private static boolean isRun(Map<String, @Nullable Object> fields) {
        return fields.get(RunRecord.INSTANCE) instanceof Number && fields.get("algorithm") instanceof String;
    }

    /** Adds a finished run. */
    void append(RunRecord run) {
        try {
            write(json, Json.line(run.fields()));
            if (!headed) {
                write(csv, Csv.line(run.fields().keySet()));
                headed = true;
            }
            write(csv, Csv.line(run.fields().values()));
            if (System.nanoTime() - forcedNanos > FORCE_NANOS) {
                force();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("results can't be written: " + e.getMessage(), e);
        }
    }

    private void force() throws IOException {
        json.force(false);
        csv.force(false);
        forcedNanos = System.nanoTime();
    }

    private static void write(FileChannel channel, String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    @Override
    public void close() throws IOException {
        try (json;
                csv) {
            force();
        }
    }
}
