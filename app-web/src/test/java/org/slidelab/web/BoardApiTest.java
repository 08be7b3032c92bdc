package org.slidelab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.web.Served.Answer;
import tools.jackson.databind.JsonNode;

/** Reading, judging and making boards through the API. */
class BoardApiTest {

    private static final Served SERVED = Served.withDefaults();

    @AfterAll
    static void close() {
        SERVED.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 2 5 3 4 0 6 7 8", "1,2,5,3,4,0,6,7,8", "125/340/678", "125340678"})
    void board_inAnyForm_isRead(String text) {
        JsonNode board = SERVED.post("/api/v1/board", Map.of("board", text)).json();

        assertThat(board.get("board").toString()).isEqualTo("[1,2,5,3,4,0,6,7,8]");
        assertThat(board.get("solvable").asBoolean()).isTrue();
    }

    @Test
    void board_unsolvable_hasItsInversions() {
        JsonNode board =
                SERVED.post("/api/v1/board", Map.of("board", "021345678")).json();

        assertThat(board.get("solvable").asBoolean()).isFalse();
        assertThat(board.get("inversions").toString()).isEqualTo("[[2,1]]");
        assertThat(board.get("reason").asString()).contains("odd");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"board\":\"1 2 2 3 4 5 6 7 8\"}|board|tile 2 is there twice",
                "{\"board\":\"1 2 5 3 x 0 6 7 8\"}|board|'x' is not a number",
                "{\"board\":\"8065472311\"}|board|another size",
                "{\"board\":\"125340678\",\"goal\":\"middle\"}|goal|expected blank-first, blank-last, snail",
                "{\"board\":\"125340678\",\"size\":\"9x9\"}|size|2 to 8",
                "{\"board\":\"125340678\",\"moveOrder\":\"RRLU\"}|moveOrder|each once",
                "{\"board\":true}|board|expected a text",
                "{\"bord\":\"125340678\"}|bord|did you mean 'board'",
                "{}|board|no board"
            })
    void board_wrong_isRefusedWithTheFieldAndASentence(String body, String field, String sentence) {
        Answer answer = SERVED.post("/api/v1/board", body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().get("field").asString()).isEqualTo(field);
        assertThat(answer.error()).contains(sentence).doesNotContain("\n");
    }

    @Test
    void random_atADepth_isExactlyThatFar() {
        JsonNode random = SERVED.get("/api/v1/random?depth=17&seed=4").json();

        JsonNode report = SERVED.post(
                        "/api/v1/solve", "{\"algorithm\":\"bfs\",\"board\":%s}".formatted(random.get("board")))
                .json();
        assertThat(random.get("exact").asBoolean()).isTrue();
        assertThat(report.get("cost").asInt()).isEqualTo(17);
    }

    @Test
    void random_withOneSeed_isOneBoard() {
        String path = "/api/v1/random?size=4x4&depth=60&seed=9&goal=snail";

        assertThat(SERVED.get(path).json()).isEqualTo(SERVED.get(path).json());
        assertThat(SERVED.get(path).json().get("solvable").asBoolean()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "depth=32,depth,0 to 31 moves",
        "depth=-1,depth,whole number",
        "seed=x,seed,whole number",
        "size=1x9,size,2 to 8"
    })
    void random_wrong_isRefused(String query, String field, String sentence) {
        Answer answer = SERVED.get("/api/v1/random?" + query);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().get("field").asString()).isEqualTo(field);
        assertThat(answer.error()).contains(sentence);
    }
}
