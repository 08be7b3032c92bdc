package org.slidelab.algorithms.uninformed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchContext;
import org.slidelab.core.search.SearchObserver;
import org.slidelab.core.search.SearchResult;

/** The fast search does what its plain twin does, which is taken when somebody watches. */
class SmallBoardBfsTest {

    @ParameterizedTest
    @CsvSource({
        "0 1 2 3 4 5 6 7 8, RDLU, 1000000",
        "8 0 6 5 4 7 2 3 1, RDLU, 1000000",
        "8 0 6 5 4 7 2 3 1, ULRD, 1000000",
        "8 0 6 5 4 7 2 3 1, RDLU, 0",
        "8 0 6 5 4 7 2 3 1, RDLU, 12345",
        "1 2 5 3 4 0 6 7 8, ULRD, 1000000",
        "8 0 6 5 4 7 2 1 3, RDLU, 1000000",
        "3 2 / 1 0, RDLU, 1000000",
        "0 2 / 1 3, RDLU, 1000000",
        "7 6 5 4 / 3 2 0 1, RDLU, 1000000",
        "5 4 / 3 2 / 1 0, RDLU, 1000000",
        "5 4 / 3 1 / 2 0, DRUL, 100"
    })
    void search_ofASmallBoard_isThatOfThePlainTwin(String board, String moveOrder, long nodes) {
        Problem problem = problem(board, moveOrder);

        SearchResult fast = run(problem, nodes, SearchObserver.NONE);
        SearchResult plain = run(problem, nodes, new SearchObserver() {});

        assertThat(fast.outcome()).isEqualTo(plain.outcome());
        assertThat(fast.statistics())
                .usingRecursiveComparison()
                .ignoringFields("seconds", "peakBytes")
                .isEqualTo(plain.statistics());
    }

    private static Problem problem(String board, String moveOrder) {
        Board start = Board.parse(board);
        return new Problem(start, NamedGoal.BLANK_FIRST.on(start.size()), MoveOrder.parse(moveOrder));
    }

    private static SearchResult run(Problem problem, long nodes, SearchObserver observer) {
        Bfs bfs = new Bfs();
        return bfs.run(
                problem,
                SearchContext.builder()
                        .options(Options.of(bfs, Spec.parse("bfs")))
                        .limits(Limits.DEFAULT.withNodes(nodes))
                        .observer(observer)
                        .build());
    }
}
