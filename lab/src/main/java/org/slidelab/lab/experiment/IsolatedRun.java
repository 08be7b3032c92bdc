package org.slidelab.lab.experiment;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.slidelab.core.board.BoardText;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.experiment.StudyPlan.PlannedRun;
import org.slidelab.lab.report.Json;
import org.slidelab.lab.run.Configuration;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunSettings;

/**
 * The program of a virtual machine that makes one run and ends: it reads what to do as a line of JSON, says when its
 * search begins, and answers with the fields of the run.
 */
final class IsolatedRun {

    static final String ALGORITHM = "algorithm";
    static final String HEURISTIC = "heuristic";
    static final String BOARD = "board";
    static final String GOAL = "goal";
    static final String SIZE = "size";
    static final String MOVE_ORDER = "moveOrder";
    static final String NODES = "nodes";
    static final String NANOS = "nanos";
    static final String BYTES = "bytes";
    static final String EXHAUST = "exhaust";
    static final String PLUGINS = "plugins";

    /** Begins a line that is said to the experiment; whatever else is printed, a plugin prints. */
    static final String ANSWER = "\u0001slidelab ";

    static final String SEARCHING = ANSWER + "searching";

    private IsolatedRun() {}

    /** Makes the run that standard input asks for. */
    public static void main(String[] arguments) throws IOException {
        PrintStream out = System.out;
        System.setOut(System.err);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Map<String, @Nullable Object> request = Json.fields(in.readLine()).orElseThrow();
        endWithInput(in);
        RunSettings settings = settings(request);
        Attempt attempt = new Attempt(
                run(request), settings.limits().time(), Patience.DEFAULT, () -> out.println("\n" + SEARCHING));
        String answer = ANSWER + Json.line(new InThread(settings).run(attempt));
        out.println("\n" + answer);
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    /** Nobody writes to the input any more; when it ends, the experiment has, and so does this. */
    private static void endWithInput(BufferedReader in) {
        Thread watcher = new Thread(
                () -> {
                    try {
                        in.read();
                    } catch (IOException e) {
                        // The same as its end.
                    }
                    Runtime.getRuntime().halt(1);
                },
                "end of input");
        watcher.setDaemon(true);
        watcher.start();
    }

    private static PlannedRun run(Map<String, @Nullable Object> request) {
        ClassLoader classPath = IsolatedRun.class.getClassLoader();
        Catalog catalog = Optional.ofNullable(request.get(PLUGINS))
                .map(folder -> Catalog.of(classPath, Path.of(folder.toString())))
                .orElseGet(() -> Catalog.of(classPath));
        Dimensions size = Dimensions.parse(text(request, SIZE));
        Problem problem = new Problem(
                BoardText.parse(text(request, BOARD), Optional.of(size)),
                BoardText.parse(text(request, GOAL), Optional.of(size)),
                MoveOrder.parse(text(request, MOVE_ORDER)));
        Configuration configuration = new Configurations(catalog)
                .choose(
                        Optional.of(text(request, ALGORITHM)),
                        Optional.ofNullable(request.get(HEURISTIC)).map(Object::toString),
                        problem.goal());
        return new PlannedRun(new Instance(1, problem.start(), OptionalInt.empty()), configuration, problem);
    }

    private static RunSettings settings(Map<String, @Nullable Object> request) {
        return RunSettings.DEFAULT
                .withLimits(new Limits(
                        number(request, NODES), Duration.ofNanos(number(request, NANOS)), number(request, BYTES)))
                .withExhaust(Boolean.TRUE.equals(request.get(EXHAUST)));
    }

    private static String text(Map<String, @Nullable Object> request, String name) {
        return String.valueOf(request.get(name));
    }

    private static long number(Map<String, @Nullable Object> request, String name) {
        return Long.parseLong(text(request, name));
    }
}
