package org.slidelab.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.search.Outcome.Solved;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchResult;

/** The ten easiest boards of Korf solved by algorithms other than IDA*. */
class KorfByOtherMeansTest {

    private static final Board GOAL = NamedGoal.BLANK_FIRST.on(new Dimensions(4, 4));

    @ParameterizedTest
    @CsvFileSource(resources = "korf-15.csv", useHeadersInDisplayName = true)
    void search_thatClaimsShortestSolutions_findsThem(int id, String tiles, int cost, long expanded, long generated) {
        Problem problem = new Problem(Board.parse(tiles), GOAL);
        for (String algorithm : new String[] {"bidirectional-astar", "anytime", "anytime:weight=1.25"}) {
            SearchResult result = Searches.run(algorithm, "manhattan", problem);

            assertThat(cost(problem, result)).as("%s, board %d", algorithm, id).isEqualTo(cost);
            assertThat(result.statistics().lowerBound())
                    .as("lower bound, %s, board %d", algorithm, id)
                    .isEqualTo(cost);
        }
    }

    @ParameterizedTest
    @CsvFileSource(resources = "korf-15.csv", useHeadersInDisplayName = true)
    void search_thatIsContentWithLess_isQuick(int id, String tiles, int cost, long expanded, long generated) {
        Problem problem = new Problem(Board.parse(tiles), GOAL);
        SearchResult weighted = Searches.run("wastar", "manhattan", problem);
        SearchResult beam = Searches.run("beam", "manhattan", problem);

        assertThat(cost(problem, weighted)).as("wastar, board %d", id).isBetween(cost, cost * 3 / 2);
        assertThat(weighted.statistics().expanded()).as("wastar, board %d", id).isLessThan(expanded);
        assertThat(cost(problem, beam)).as("beam, board %d", id).isGreaterThanOrEqualTo(cost);
    }

    private static int cost(Problem problem, SearchResult result) {
        Solved solved = (Solved) result.outcome();
        assertThat(problem.start().after(solved.moves())).isEqualTo(problem.goal());
        return solved.cost();
    }
}
