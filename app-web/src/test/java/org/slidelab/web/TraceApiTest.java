package org.slidelab.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.run.SearchRunner;
import tools.jackson.databind.JsonNode;

/** A trace tells just what an observer in the same process is told, in the same order. */
class TraceApiTest {

    private static final Served SERVED = Served.withDefaults();
    private static final Catalog CATALOG = Catalog.of(TraceApiTest.class.getClassLoader());
    private static final Board BOARD = Board.parse("8 0 6 5 4 7 2 3 1");

    @AfterAll
    static void close() {
        SERVED.close();
    }

    static Stream<String> algorithms() {
        return CATALOG.algorithms().stream().map(entry -> entry.provider().id());
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void expansions_ofATrace_areTheEnginesOwn(String algorithm) {
        List<String> expected = new ArrayList<>();
        Problem problem = new Problem(BOARD, NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3)));
        SearchRunner.run(
                problem,
                new Configurations(CATALOG).choose(Optional.of(algorithm), Optional.empty(), problem.goal()),
                RunSettings.DEFAULT
                        .withLimits(RunSettings.DEFAULT.limits().withNodes(300))
                        .withObserver(new SearchObserver() {
                            @Override
                            public void expanded(Node node, WorkingBoard board) {
                                expected.add("g%d h%d f%d %s".formatted(node.g(), node.h(), node.f(), board));
                            }
                        }));

        JsonNode answer = SERVED.post(
                        "/api/v1/trace", Map.of("board", BOARD.toString(), "algorithm", algorithm, "expansions", 300))
                .json();

        assertThat(replay(answer)).isNotEmpty().isEqualTo(expected);
    }

    @Test
    void trace_ofALargeSearch_endsWithTheExpansionsAskedFor() {
        JsonNode answer = SERVED.post(
                        "/api/v1/trace", Map.of("board", "806547231", "algorithm", "bfs", "expansions", 20_000))
                .json();

        assertThat(answer.get("report").get("outcome").asString()).isEqualTo("node-limit");
        assertThat(replay(answer)).hasSize(20_000);
    }

    /** The boards follow from the blank's cells, as the page works them out. */
    private static List<String> replay(JsonNode answer) {
        JsonNode trace = answer.get("trace");
        Board start = board(answer.get("report").get("board"));
        Board goal = board(answer.get("report").get("goal"));
        List<Board> boards = new ArrayList<>();
        for (int node = 0; node < trace.get("parent").size(); node++) {
            int parent = trace.get("parent").get(node).asInt();
            if (parent < 0) {
                boards.add(node == trace.get("goalRoot").asInt() ? goal : start);
            } else {
                WorkingBoard board = new WorkingBoard(boards.get(parent));
                board.moveBlank(trace.get("blank").get(node).asInt());
                boards.add(board.toBoard());
            }
        }
        List<String> expansions = new ArrayList<>();
        String events = trace.get("events").asString();
        for (int i = 0; i < events.length(); i++) {
            if (events.charAt(i) == 'x') {
                int node = trace.get("subjects").get(i).asInt();
                expansions.add("g%d h%d f%d %s"
                        .formatted(
                                trace.get("g").get(node).asInt(),
                                trace.get("h").get(node).asInt(),
                                trace.get("f").get(node).asInt(),
                                boards.get(node)));
            }
        }
        return expansions;
    }

    private static Board board(JsonNode tiles) {
        return Board.of(
                new Dimensions(3, 3),
                tiles.valueStream().mapToInt(JsonNode::asInt).toArray());
    }
}
