package org.slidelab.benchmarks.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slidelab.benchmarks.peers.Peer.Method;
import org.slidelab.core.board.Board;

class SideBySideTest {

    private static final Board EASY = Board.parse("1 2 5 3 4 0 6 7 8");

    @Test
    void comparison_ofAnEasyBoard_isATableOfRatios() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new SideBySide(Duration.ofMillis(1), new PrintStream(bytes, true, StandardCharsets.UTF_8))
                .compare(List.of(task(Method.BREADTH_FIRST, 3), task(Method.A_STAR, 3), task(Method.IDA_STAR, 3)));
        List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();

        assertThat(lines).hasSize(7);
        assertThat(lines.get(2)).isEqualTo("| boards | search | Slidelab | Hipster 1.0.1 | AIMA 3.0.0 |");
        assertThat(lines.get(5)).matches("\\| easy \\| A\\* \\|( [\\d.e+-]+ m?s( \\([\\d,]+ ×\\))? \\|){3}");
        assertThat(lines.get(6)).endsWith("| – |");
    }

    @Test
    void comparison_withAWrongCost_ends() {
        assertThatThrownBy(() -> new SideBySide(Duration.ZERO, System.out).compare(List.of(task(Method.A_STAR, 5))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("expected 5");
    }

    @Test
    void peers_onAnUnsolvableBoard_findNothing() {
        PackedPuzzle puzzle = new PackedPuzzle(Board.parse("0 1 2 / 3 4 5"));
        PackedPuzzle.State unsolvable = PackedPuzzle.State.of(Board.parse("0 1 2 / 3 5 4"));

        for (Peer peer : List.of(new SlidelabPeer(), new HipsterPeer(), new AimaPeer())) {
            for (Method method : List.of(Method.BREADTH_FIRST, Method.A_STAR)) {
                assertThat(peer.solver(method, puzzle).orElseThrow().cost(unsolvable))
                        .as("%s, %s", peer.name(), method)
                        .isEmpty();
            }
        }
    }

    private static Task task(Method method, int cost) {
        return new Task("easy", method, Map.of(EASY, cost));
    }
}
