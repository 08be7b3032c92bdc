package org.slidelab.web.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/**
 * Gives tests a real headless Chromium, one for all of them. Where there is none, they are skipped with a line that says
 * so; with {@code CI=true} that is a failure.
 */
public final class Chromium implements ExecutionCondition, ParameterResolver {

    private static final Optional<Path> BROWSER = onPath("chromium", "chromium-browser", "google-chrome");
    private static final Optional<Path> DRIVER = onPath("chromedriver");
    private static final String MISSING =
            "browser tests skipped: no chromium and chromedriver on PATH (Debian: apt-get install chromium chromium-driver)";

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (BROWSER.isPresent() && DRIVER.isPresent()) {
            return ConditionEvaluationResult.enabled("there is a Chromium");
        }
        if ("true".equals(System.getenv("CI"))) {
            throw new IllegalStateException(MISSING + ", which CI=true does not allow");
        }
        if (context.getTestMethod().isEmpty()) {
            System.out.println(context.getDisplayName() + ": " + MISSING);
        }
        return ConditionEvaluationResult.disabled(MISSING);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == ChromeDriver.class;
    }

    @Override
    public ChromeDriver resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot()
                .getStore(Namespace.create(Chromium.class))
                .getOrComputeIfAbsent(Running.class, key -> new Running(start()), Running.class)
                .driver();
    }

    /** Closed by JUnit after the last test. */
    private record Running(ChromeDriver driver) implements AutoCloseable {
        @Override
        public void close() {
            driver.quit();
        }
    }

    private static ChromeDriver start() {
        ChromeOptions options = new ChromeOptions()
                .setBinary(BROWSER.orElseThrow().toString())
                .addArguments(List.of(
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--window-size=1280,1000"));
        options.setExperimentalOption(
                "prefs", Map.of("download.default_directory", downloads().toString()));
        return new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER.orElseThrow().toFile())
                        .withSilent(true)
                        .build(),
                options);
    }

    /** Where the browser saves what it downloads. */
    static Path downloads() {
        return Path.of(
                System.getProperty("java.io.tmpdir"),
                "slidelab-downloads-" + ProcessHandle.current().pid());
    }

    private static Optional<Path> onPath(String... names) {
        return Stream.of(names)
                .flatMap(name -> Stream.of(System.getenv("PATH").split(File.pathSeparator))
                        .map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
