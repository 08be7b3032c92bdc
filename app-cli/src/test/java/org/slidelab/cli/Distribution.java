package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The unpacked distribution, run as a user runs it: {@code bin/slidelab} in a process of its own.
 *
 * @param home its folder
 * @param environment variables to set for it
 */
record Distribution(Path home, Map<String, String> environment) {

    private static final long TIMEOUT_SECONDS = 120;
    private static final long FIRST_KEY_MILLIS = 1500;
    private static final long KEY_MILLIS = 60;
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** What a run gave. */
    record Result(int exitCode, String out, String err) {

        List<String> lines() {
            return out.lines().toList();
        }

        /** The JSON objects, one a line. */
        List<JsonNode> json() {
            return out.lines().map(JSON::readTree).toList();
        }

        /** The same after checking the exit code; a failure shows everything. */
        Result exits(int expected) {
            assertThat(exitCode).as("exit code of%n%s%n%s", out, err).isEqualTo(expected);
            return this;
        }

        /** The same after checking that nothing went to the error output. */
        Result quietly() {
            assertThat(err).isEmpty();
            return this;
        }
    }

    /** The one that was just packaged, with its class cache made. */
    static Distribution packaged() {
        return Packaged.INSTANCE;
    }

    /** Apart, because running a process takes threads that need the class around it initialised. */
    private static final class Packaged {

        private static final Path HOME = Path.of(System.getProperty("slidelab.distribution"));

        /** Tables that the user has stored would be chosen by default. */
        private static final Distribution INSTANCE = new Distribution(
                HOME, Map.of("SLIDELAB_CACHE", HOME.resolveSibling("no-tables").toString()));

        static {
            INSTANCE.with("SLIDELAB_CLASS_CACHE", "now").run();
        }
    }

    static String version() {
        return System.getProperty("slidelab.version");
    }

    /** The same with a variable set. */
    Distribution with(String variable, String value) {
        Map<String, String> more = new HashMap<>(environment);
        more.put(variable, value);
        return new Distribution(home, Map.copyOf(more));
    }

    /** A copy in another folder. */
    Distribution copyTo(Path folder) {
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.toList()) {
                Path target = folder.resolve(home.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Distribution(folder, environment);
    }

    Path script() {
        return home.resolve("bin/slidelab");
    }

    /** The jar of the core, which plugins are compiled against. */
    Path coreJar() {
        return home.resolve("lib/slidelab-core-" + version() + ".jar");
    }

    /** Runs with arguments that hold no spaces, written as one text. */
    Result command(String line) {
        return run(line.split(" "));
    }

    Result run(String... arguments) {
        return runWithInput("", arguments);
    }

    Result runWithInput(String input, String... arguments) {
        return finish(start(arguments), input);
    }

    /**
     * Runs on a terminal of its own, that of util-linux' {@code script}; both outputs come as one. The shell in between gives way
     * (exec): some shells would die of Ctrl-C themselves and hide the exit code.
     */
    Result runOnTerminal(String line) {
        return finish(startOnTerminal(line), "");
    }

    /** The same, left running; what is written to the process is typed on its terminal. */
    Process startOnTerminal(String line) {
        return start(List.of("script", "-qefc", "exec " + script() + " " + line, "/dev/null"));
    }

    /** The same, with keys that are typed one after the other. */
    Result typeOnTerminal(String line, String... keys) {
        Process process = start(List.of("script", "-qec", "exec " + script() + " " + line, "/dev/null"));
        CompletableFuture<String> out = CompletableFuture.supplyAsync(() -> read(process.getInputStream()));
        try (var stdin = process.getOutputStream()) {
            TimeUnit.MILLISECONDS.sleep(FIRST_KEY_MILLIS);
            for (String key : keys) {
                stdin.write(key.getBytes(StandardCharsets.UTF_8));
                stdin.flush();
                TimeUnit.MILLISECONDS.sleep(KEY_MILLIS);
            }
            if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("no end after %d s: %s".formatted(TIMEOUT_SECONDS, process.info()));
            }
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
        return new Result(process.exitValue(), out.join(), "");
    }

    Process start(String... arguments) {
        List<String> command = new ArrayList<>(List.of(script().toString()));
        command.addAll(Arrays.asList(arguments));
        return start(command);
    }

    private Process start(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().keySet().removeAll(List.of("NO_COLOR", "COLUMNS", "SLIDELAB_JAVA_OPTS"));
        builder.environment().putAll(environment);
        try {
            return builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Hands a process its input, reads everything and waits for the end. */
    static Result finish(Process process, String input) {
        CompletableFuture<String> out = CompletableFuture.supplyAsync(() -> read(process.getInputStream()));
        CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> read(process.getErrorStream()));
        try {
            writeAndClose(process, input);
            if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("no end after %d s: %s".formatted(TIMEOUT_SECONDS, process.info()));
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            throw new AssertionError(e);
        }
        return new Result(process.exitValue(), out.join(), err.join());
    }

    /** A process that ends without reading its input closes the pipe. */
    private static void writeAndClose(Process process, String input) {
        try (var stdin = process.getOutputStream()) {
            stdin.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            assertThat(e).hasMessageContaining("Broken pipe");
        }
    }

    private static String read(InputStream stream) {
        try (stream) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
