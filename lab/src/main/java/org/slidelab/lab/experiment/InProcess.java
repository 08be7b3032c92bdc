package org.slidelab.lab.experiment;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.search.Limits;
import org.slidelab.lab.experiment.StudyPlan.PlannedRun;
import org.slidelab.lab.report.Json;

/**
 * Runs each search in a virtual machine of its own with a heap of fixed size. One that hangs is killed, and so is one
 * whose experiment is.
 */
final class InProcess implements RunPlace {

    private static final long CHECK_MILLIS = 50;

    private final List<String> command;
    private final Map<String, Object> request;

    /**
     * Prepares for searches with limits; plugins come from the folder, if there is one.
     *
     * @param heap the size of the heap in bytes
     */
    InProcess(long heap, Limits limits, boolean exhaust, Optional<Path> plugins) {
        command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xms" + heap,
                "-Xmx" + heap,
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "-Xlog:disable",
                "-cp",
                System.getProperty("java.class.path"),
                IsolatedRun.class.getName()));
        request = new HashMap<>();
        request.put(IsolatedRun.NODES, limits.nodes());
        request.put(IsolatedRun.NANOS, limits.time().toNanos());
        request.put(IsolatedRun.BYTES, limits.bytes());
        request.put(IsolatedRun.EXHAUST, exhaust);
        plugins.ifPresent(folder -> request.put(IsolatedRun.PLUGINS, folder.toString()));
    }

    @Override
    public Map<String, @Nullable Object> run(Attempt attempt) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            try {
                return converse(process, attempt);
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            return RunPlace.failed(attempt.run(), "its process could not be started: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return RunPlace.failed(attempt.run(), "its process was interrupted");
        }
    }

    private Map<String, @Nullable Object> converse(Process process, Attempt attempt)
            throws IOException, InterruptedException {
        Answer answer = new Answer(process, attempt);
        Thread listener = new Thread(answer, "isolated run");
        listener.setDaemon(true);
        listener.start();
        // The input stays open: its end tells the other side that nobody waits for it any more.
        OutputStream input = process.getOutputStream();
        input.write((Json.line(request(attempt.run())) + "\n").getBytes(StandardCharsets.UTF_8));
        input.flush();
        while (!process.waitFor(CHECK_MILLIS, TimeUnit.MILLISECONDS)) {
            if (attempt.cancelled() || attempt.overdue()) {
                process.destroyForcibly().waitFor();
                return RunPlace.failed(attempt.run(), attempt.verdict() + "; its process was killed");
            }
        }
        listener.join();
        return answer.fields()
                .orElseGet(() -> RunPlace.failed(
                        attempt.run(),
                        "its process ended with exit code %d and without an answer%s"
                                .formatted(process.exitValue(), answer.lastWords())));
    }

    private Map<String, Object> request(PlannedRun run) {
        Map<String, Object> complete = new HashMap<>(request);
        complete.put(IsolatedRun.BOARD, run.problem().start().toString());
        complete.put(IsolatedRun.GOAL, run.problem().goal().toString());
        complete.put(IsolatedRun.SIZE, run.problem().size().toString());
        complete.put(IsolatedRun.MOVE_ORDER, run.problem().moveOrder().toString());
        complete.put(
                IsolatedRun.ALGORITHM, run.configuration().algorithm().spec().toString());
        run.configuration()
                .heuristic()
                .ifPresent(chosen ->
                        complete.put(IsolatedRun.HEURISTIC, chosen.spec().toString()));
        return complete;
    }

    /** Reads what a process says; what isn't marked as an answer comes from a plugin, or from the machine as it dies. */
    private static final class Answer implements Runnable {

        private final Process process;
        private final Attempt attempt;
        private @Nullable Map<String, @Nullable Object> fields;
        private String last = "";

        Answer(Process process, Attempt attempt) {
            this.process = process;
            this.attempt = attempt;
        }

        @Override
        public void run() {
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    if (line.equals(IsolatedRun.SEARCHING)) {
                        attempt.searching();
                    } else if (line.startsWith(IsolatedRun.ANSWER)) {
                        fields = Json.fields(line.substring(IsolatedRun.ANSWER.length()))
                                .orElse(null);
                    } else if (!line.isBlank()) {
                        last = line.strip();
                    }
                }
            } catch (IOException | UncheckedIOException e) {
                last = String.valueOf(e.getMessage());
            }
        }

        Optional<Map<String, @Nullable Object>> fields() {
            return Optional.ofNullable(fields);
        }

        String lastWords() {
            return last.isEmpty() ? "" : ": " + last;
        }
    }
}
