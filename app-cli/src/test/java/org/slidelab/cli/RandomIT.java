package org.slidelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.slidelab.cli.Distribution.Result;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.Parity;

class RandomIT {

    private static final Distribution SLIDELAB = Distribution.packaged();

    @Test
    void random_sameSeed_givesTheSameSolvableBoards() {
        String command = "random --size 4x4 --count 10 --seed 7";
        Board goal = NamedGoal.BLANK_FIRST.on(new Dimensions(4, 4));

        Result first = SLIDELAB.command(command).exits(0).quietly();
        Result second = SLIDELAB.command(command).exits(0);

        assertThat(first.out()).isEqualTo(second.out());
        assertThat(first.lines())
                .hasSize(10)
                .doesNotHaveDuplicates()
                .allMatch(line -> Parity.between(Board.parse(line), goal).solvable());
    }

    @Test
    void random_withoutSeed_tellsTheOneItTook() {
        Result result = SLIDELAB.command("random").exits(0);
        String seed = result.err().strip().replace("seed ", "");

        assertThat(SLIDELAB.run("random", "--seed", seed).exits(0).out()).isEqualTo(result.out());
    }

    @Test
    void random_atDepth20_isSolvedInJust20Moves() {
        Result boards = SLIDELAB.command("random --depth 20 --count 6 --seed 7 --goal snail")
                .exits(0);

        Result solved = SLIDELAB.runWithInput(
                        boards.out(), "solve", "-a", "bfs", "-", "--goal", "snail", "--format", "json")
                .exits(0);

        assertThat(solved.json())
                .hasSize(6)
                .allMatch(run ->
                        run.get("cost").asInt() == 20 && run.get("optimal").asBoolean());
    }

    @Test
    void random_asJsonAndCsv_hasTheTiles() {
        assertThat(SLIDELAB.command("random --seed 1 --size 2x3 --format json")
                        .exits(0)
                        .json()
                        .get(0)
                        .get("board"))
                .hasSize(6);
        assertThat(SLIDELAB.command("random --seed 1 --size 2x3 --format csv")
                        .exits(0)
                        .lines())
                .hasSize(2)
                .last()
                .asString()
                .matches("\\d( \\d){5},2,3");
    }
}
