package org.slidelab.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * The page in a browser, as a person sees and uses it.
 *
 * @param driver the browser
 * @param address where the window is served
 */
record Page(ChromeDriver driver, URI address) {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** Opens a view; the address is what follows the #. */
    Page open(String hash) {
        // Another query makes it another page: one that differs in what follows the # alone would not be loaded anew.
        driver.get(address + "?" + System.nanoTime() + "#/" + hash);
        await("the view", () -> !all("main h1, main h2").isEmpty());
        return this;
    }

    List<WebElement> all(String css) {
        return driver.findElements(By.cssSelector(css));
    }

    WebElement one(String css) {
        await(css, () -> !all(css).isEmpty());
        return all(css).get(0);
    }

    String text(String css) {
        return one(css).getText();
    }

    void click(String css) {
        one(css).click();
    }

    /** The button with a label. */
    WebElement button(String label) {
        By by = By.xpath("//button[normalize-space()='%s' or @aria-label='%s']".formatted(label, label));
        await("button " + label, () -> driver.findElements(by).stream().anyMatch(WebElement::isDisplayed));
        return driver.findElements(by).stream()
                .filter(WebElement::isDisplayed)
                .findFirst()
                .orElseThrow();
    }

    /** The field with a label. */
    WebElement field(String label) {
        By by = By.xpath("//label[starts-with(normalize-space(), '%s')]".formatted(label));
        await("field " + label, () -> !driver.findElements(by).isEmpty());
        return driver.findElement(By.id(driver.findElement(by).getDomAttribute("for")));
    }

    void type(String label, String text) {
        WebElement field = field(label);
        field.sendKeys(Keys.chord(Keys.CONTROL, "a"), text, Keys.TAB);
    }

    void choose(String label, String value) {
        run(
                "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('change', {bubbles: true}))",
                field(label),
                value);
    }

    void press(CharSequence... keys) {
        driver.switchTo().activeElement().sendKeys(keys);
    }

    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** The tiles as the main board shows them, row by row. */
    String board() {
        return tiles(".board:not(.small)");
    }

    String tiles(String css) {
        String label = one(css).getDomAttribute("aria-label");
        return label.substring(label.indexOf(": ") + 2).replace("blank", "0").replace(",", "");
    }

    /** What the address holds. */
    String hash() {
        return String.valueOf(run("return decodeURIComponent(location.hash.replaceAll('+', ' '))"));
    }

    /** The value of a named fact of the result card or of the current node. */
    String fact(String name) {
        return text("[data-fact='" + name + "']");
    }

    void width(int pixels) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", pixels, "height", 900, "deviceScaleFactor", 1, "mobile", false));
    }

    void scheme(String name) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "features",
                        List.of(
                                Map.of("name", "prefers-color-scheme", "value", name),
                                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    }

    void await(String what, BooleanSupplier condition) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!holds(condition)) {
            assertThat(System.nanoTime()).as("waiting for %s", what).isLessThan(deadline);
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static boolean holds(BooleanSupplier condition) {
        try {
            return condition.getAsBoolean();
        } catch (StaleElementReferenceException e) {
            return false;
        }
    }
}
