package org.slidelab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.slidelab.core.search.Limits;
import org.slidelab.lab.window.WindowSettings;
import org.slidelab.web.Served.Answer;

/** Whoever leaves makes room: the searches here end in no other way while a test goes on. */
@Timeout(60)
class LeavingTest {

    private static final Limits FAR_AWAY = new Limits(Long.MAX_VALUE, Duration.ofHours(1), 64L << 20);
    private static final Map<String, Object> ENDLESS =
            Map.of("board", Served.HARD, "algorithm", "idastar", "heuristic", "zero");
    private static final Map<String, Object> SHORT = Map.of("board", "125340678");

    @Test
    void searches_moreThanMayWait_areSentAwayUntilTheOthersLeave() {
        try (Served served = served(1)) {
            try (Stream<String> running = served.open("/api/v1/solve", ENDLESS);
                    Stream<String> waiting = served.open("/api/v1/solve", ENDLESS)) {
                assertThat(running.iterator().next()).isEqualTo("event: accepted");
                assertThat(waiting.iterator().next()).isEqualTo("event: accepted");

                Answer third = served.post("/api/v1/solve", ENDLESS);

                assertThat(third.status()).isEqualTo(429);
                assertThat(third.header("Retry-After")).isEqualTo("1");
                assertThat(third.error()).contains("1 searches are running and 1 are waiting");
            }
            Answer later = askUntil(served, status -> status != 429);
            assertThat(later.json().get("outcome").asString()).isEqualTo("solved");
        }
    }

    @Test
    void search_whoseAnswerComesAsAWhole_endsWhenNobodyWaitsForIt() throws IOException {
        try (Served served = served(0)) {
            try (Socket asker = begin(served)) {
                assertThat(asker.isConnected()).isTrue();
                askUntil(served, status -> status == 429);
            }
            Answer later = askUntil(served, status -> status != 429);
            assertThat(later.json().get("outcome").asString()).isEqualTo("solved");
        }
    }

    private static Served served(int waiting) {
        return Served.with(WindowSettings.local().withSearches(1, waiting).withLimits(FAR_AWAY));
    }

    /** Begins an endless search, as curl does. */
    private static Socket begin(Served served) throws IOException {
        String body = Served.JSON.writeValueAsString(ENDLESS);
        Socket socket = new Socket(served.address().getHost(), served.address().getPort());
        socket.getOutputStream().write("""
                        POST /api/v1/solve HTTP/1.1\r
                        Host: %s\r
                        Content-Type: application/json\r
                        Content-Length: %d\r
                        \r
                        %s""".formatted(served.address().getAuthority(), body.length(), body)
                .getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    private static Answer askUntil(Served served, IntPredicate status) {
        Answer answer = served.post("/api/v1/solve", SHORT);
        while (!status.test(answer.status())) {
            answer = served.post("/api/v1/solve", SHORT);
        }
        return answer;
    }
}
