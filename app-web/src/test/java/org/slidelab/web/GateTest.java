package org.slidelab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.lab.window.WindowSettings;
import org.slidelab.web.Served.Answer;

/** Who may ask, and what every answer says. */
class GateTest {

    private static final Served SERVED = Served.withDefaults();

    @AfterAll
    static void close() {
        SERVED.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/js/main.js", "/css/base.css", "/api/v1/catalog", "/nothing", "/api/v1/nothing"})
    void answer_ofAnyKind_hasTheSecurityHeaders(String path) {
        Answer answer = SERVED.get(path);

        assertThat(answer.header("Content-Security-Policy"))
                .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
                .doesNotContain("unsafe-inline", "unsafe-eval", "*");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("X-Frame-Options")).isEqualTo("DENY");
        assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(answer.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
        assertThat(answer.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
        assertThat(answer.header("Permissions-Policy")).contains("camera=()");
        assertThat(answer.header("Access-Control-Allow-Origin")).isEmpty();
        assertThat(answer.header("Server")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "evil.example:PORT", "127.0.0.1:1", "192.168.0.1:PORT", "127.0.0.1", "x y"})
    void host_ofAnotherName_isRefused(String host) {
        Answer answer = SERVED.get("/", "Host", withPort(host));

        assertThat(answer.status()).isIn(400, 421);
        assertThat(answer.json().has("error")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1:PORT", "localhost:PORT", "LocalHost:PORT", "[::1]:PORT"})
    void host_ofThisMachine_isServed(String host) {
        assertThat(SERVED.get("/", "Host", withPort(host)).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "Origin,http://evil.example",
        "Origin,null",
        "Origin,https://127.0.0.1:PORT",
        "Sec-Fetch-Site,cross-site",
        "Sec-Fetch-Site,same-site"
    })
    void request_fromAnotherPage_isRefused(String header, String value) {
        Answer answer = SERVED.get("/api/v1/catalog", header, withPort(value));

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.error()).contains("own page");
    }

    @Test
    void request_fromTheOwnPage_isServed() {
        assertThat(SERVED.get(
                                "/api/v1/catalog",
                                "Origin",
                                withPort("http://127.0.0.1:PORT"),
                                "Sec-Fetch-Site",
                                "same-origin")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void link_fromAnotherPage_opensThePageButNotTheApi() {
        String[] link = {"Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate"};

        assertThat(SERVED.get("/", link).status()).isEqualTo(200);
        assertThat(SERVED.get("/api/v1/catalog", link).status()).isEqualTo(403);
    }

    @Test
    void boundElsewhere_takesAddressesInNumbersAndNoNames() throws UnknownHostException {
        try (Served everywhere = Served.with(WindowSettings.local().at(InetAddress.getByName("0.0.0.0"), 0))) {
            int port = everywhere.address().getPort();

            assertThat(everywhere.get("/", "Host", "192.168.0.1:" + port).status())
                    .isEqualTo(200);
            assertThat(everywhere.get("/", "Host", "evil.example:" + port).status())
                    .isEqualTo(421);
        }
    }

    private static String withPort(String text) {
        return text.replace("PORT", String.valueOf(SERVED.address().getPort()));
    }
}
