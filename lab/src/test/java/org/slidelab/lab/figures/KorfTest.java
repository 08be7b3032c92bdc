package org.slidelab.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchResult;

/** IDA* with Manhattan distance on boards that are too large to be enumerated. */
class KorfTest {

    @ParameterizedTest
    @CsvFileSource(resources = "korf-15.csv", useHeadersInDisplayName = true)
    void idaStar_onKorfsBoards_givesCostAndCountsExactly(
            int id, String tiles, int cost, long expanded, long generated) {
        Board goal = NamedGoal.BLANK_FIRST.on(new Dimensions(4, 4));
        SearchResult result = Searches.run("idastar", "manhattan", Searches.problem(Board.parse(tiles), goal, "ULRD"));

        assertThat(((Solved) result.outcome()).cost())
                .as("cost of board %d", id)
                .isEqualTo(cost);
        assertThat(result.statistics().expanded()).as("expanded, board %d", id).isEqualTo(expanded);
        assertThat(result.statistics().generated())
                .as("generated, board %d", id)
                .isEqualTo(generated);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void idaStar_on5x5ThirtyRandomMovesAway_solves(long seed) {
        Board goal = NamedGoal.BLANK_FIRST.on(new Dimensions(5, 5));
        Board start = goal;
        Random random = new Random(seed);
        for (int made = 0; made < 30; ) {
            Move move = Move.of(random.nextInt(4));
            if (start.allows(move)) {
                start = start.after(move);
                made++;
            }
        }
        SearchResult result = Searches.run("idastar", "manhattan", new Problem(start, goal));
        List<Move> moves = ((Solved) result.outcome()).moves();

        assertThat(moves).hasSizeLessThanOrEqualTo(30);
        assertThat(start.after(moves)).isEqualTo(goal);
    }
}
