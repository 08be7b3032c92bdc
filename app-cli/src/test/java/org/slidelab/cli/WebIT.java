package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.cli.Distribution.Result;

/** The window as a user starts it. */
class WebIT {

    private static final Pattern ADDRESS = Pattern.compile("http://\\S+");

    @ParameterizedTest
    @ValueSource(strings = {"INT", "TERM"})
    void web_servesThePageAtTheAddressItPrints_untilItIsInterrupted(String signal) throws Exception {
        Process process = start();
        try {
            URI address = address(process);

            assertThat(address.getHost()).isEqualTo("127.0.0.1");
            assertThat(get(address)).contains("<title>Slidelab</title>");
            assertThat(get(address.resolve("/api/v1/catalog"))).contains("\"astar\"", "\"manhattan\"");
        } finally {
            kill(process, signal);
        }
        assertThat(process.exitValue()).isZero();
        assertThat(process.getErrorStream().readAllBytes()).isEmpty();
    }

    @Test
    void web_withADropInJar_offersIt(@TempDir Path folder) throws Exception {
        new PluginFolder(folder, Distribution.packaged().coreJar())
                .heuristic("mine.jar", "Mine", PluginFolder.plain("Mine", "my-own", "return 0;"));
        Process process = start("--plugins", folder.toString());
        try {
            assertThat(get(address(process).resolve("/api/v1/catalog"))).contains("\"my-own\"", "mine.jar");
        } finally {
            kill(process, "TERM");
        }
    }

    @Test
    void web_boundToEverything_warns() throws Exception {
        Process process = start("--bind", "0.0.0.0");
        try {
            assertThat(get(address(process))).contains("Slidelab");
        } finally {
            kill(process, "TERM");
        }
        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("slidelab: warning: everybody who can reach 0.0.0.0")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @Timeout(60)
    @ValueSource(strings = {"PATH", "BROWSER"})
    void web_toBeOpened_hasTheBrowserOpenItsAddress(String variable, @TempDir Path folder) throws Exception {
        Path opened = folder.resolve("opened");
        assertThat(new ProcessBuilder("mkfifo", opened.toString()).start().waitFor())
                .isZero();
        Path program = program(folder, "printf %s \"$1\" >'" + opened + "'");
        Process process = start(
                variable.equals("PATH")
                        ? withOnPath(folder)
                        : Distribution.packaged().with("BROWSER", program.toString()),
                "--open");
        try {
            URI address = address(process);
            assertThat(Files.readString(opened)).isEqualTo(address.toString());
        } finally {
            kill(process, "TERM");
        }
        assertThat(process.getErrorStream().readAllBytes()).isEmpty();
    }

    @Test
    void web_toBeOpenedWithoutABrowser_saysSoAndServesAllTheSame(@TempDir Path folder) throws Exception {
        program(folder, "exit 3");
        Process process = start(withOnPath(folder), "--open");
        try (BufferedReader errors =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
            URI address = address(process);

            assertThat(errors.readLine()).isEqualTo("slidelab: no browser could be opened; type the address into one");
            assertThat(get(address)).contains("<title>Slidelab</title>");
        } finally {
            kill(process, "TERM");
        }
    }

    @Test
    void web_atAPortThatIsTaken_saysSoInOneLine() throws Exception {
        Process process = start();
        try {
            String port = String.valueOf(address(process).getPort());

            Result second = Distribution.packaged().run("web", "--port", port).exits(2);

            assertThat(second.err()).contains("port " + port).hasLineCount(1);
        } finally {
            kill(process, "TERM");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "--port, 65536, from 0 to 65535",
        "--searches, 0, from 1 to 1000",
        "--bind, no.such.host.example, an address of this machine",
        "--max-time, soon, a time such as 30s",
        "--plugins, nowhere, a folder with jars"
    })
    void web_withAWrongOption_saysWhatWouldBeAccepted(String option, String value, String expected) {
        Result result = Distribution.packaged().run("web", option, value).exits(2);

        assertThat(result.err()).contains(value, expected).hasLineCount(1);
    }

    /** A stand-in for the command that opens a browser, under the names of Linux and macOS. */
    private static Path program(Path folder, String script) throws IOException {
        Path program = folder.resolve("xdg-open");
        Files.writeString(program, "#!/bin/sh\n" + script + "\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        Files.createSymbolicLink(folder.resolve("open"), program);
        return program;
    }

    private static Distribution withOnPath(Path folder) {
        return Distribution.packaged()
                .with("BROWSER", "")
                .with("PATH", folder + File.pathSeparator + System.getenv("PATH"));
    }

    private static Process start(String... options) {
        return start(Distribution.packaged(), options);
    }

    private static Process start(Distribution distribution, String... options) {
        return distribution.start(
                Stream.concat(Stream.of("web"), Arrays.stream(options)).toArray(String[]::new));
    }

    private static URI address(Process process) throws IOException {
        String line =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)).readLine();
        Matcher matcher = ADDRESS.matcher(String.valueOf(line));
        assertThat(matcher.find()).as("an address in: %s", line).isTrue();
        return URI.create(matcher.group());
    }

    private static String get(URI address) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString())
                .body();
    }

    private static void kill(Process process, String signal) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                .start()
                .waitFor();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    }
}
