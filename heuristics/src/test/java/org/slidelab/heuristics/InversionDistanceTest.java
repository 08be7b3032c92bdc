package org.slidelab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.testkit.HeuristicContract;

class InversionDistanceTest extends HeuristicContract {

    @Override
    protected Heuristic heuristic() {
        return new InversionDistance();
    }

    @Override
    protected List<Board> goalsToProve() {
        List<Board> goals = new ArrayList<>(super.goalsToProve());
        goals.add(Board.parse("3 0 8 5 1 7 2 6 4"));
        goals.add(NamedGoal.SNAIL.on(new Dimensions(3, 3)));
        goals.add(Board.of(new Dimensions(2, 4), 6, 3, 0, 5, 1, 7, 2, 4));
        return goals;
    }

    @ParameterizedTest
    @CsvSource({
        "1 2 3 4 5 6 7 8 0, 0",
        "1 2 3 4 5 0 7 8 6, 1", // by rows 7 8 6: two inversions, one move; by columns none
        "2 3 1 4 5 6 7 8 0, 8", // by rows 2, so one move, or two as the blank is at home; by columns 10, so six
    })
    void estimate_ofKnownBoard_isSumOfBothReadings(String board, int expected) {
        assertThat(Boards.estimate(new InversionDistance(), board, Board.parse("1 2 3 4 5 6 7 8 0")))
                .isEqualTo(expected);
    }

    @Test
    void estimate_ofAnyBoard_equalsPlainTwin() {
        Boards.compare(new InversionDistance(), InversionDistanceTest::plain);
    }

    private static int plain(Board board, Board goal) {
        int rows = goal.size().rows();
        int columns = goal.size().columns();
        int rowSteps = board.row(board.blank()) - goal.row(goal.blank());
        int columnSteps = board.column(board.blank()) - goal.column(goal.blank());
        List<Integer> rowByRow = new ArrayList<>();
        List<Integer> columnByColumn = new ArrayList<>();
        for (int cell = 0; cell < goal.cells(); cell++) {
            rowByRow.add(cell);
            columnByColumn.add(cell % rows * columns + cell / rows);
        }
        return moves(inversions(board, goal, rowByRow), columns - 1, rowSteps)
                + moves(inversions(board, goal, columnByColumn), rows - 1, columnSteps);
    }

    private static int inversions(Board board, Board goal, List<Integer> cells) {
        int[] orderInGoal = new int[cells.size()];
        for (int i = 0; i < cells.size(); i++) {
            orderInGoal[goal.tile(cells.get(i))] = i;
        }
        int inversions = 0;
        for (int i = 0; i < cells.size(); i++) {
            for (int j = i + 1; j < cells.size(); j++) {
                int first = board.tile(cells.get(i));
                int second = board.tile(cells.get(j));
                boolean tiles = first != 0 && second != 0;
                inversions += tiles && orderInGoal[first] > orderInGoal[second] ? 1 : 0;
            }
        }
        return inversions;
    }

    private static int moves(int inversions, int perMove, int parity) {
        int moves = 0;
        while (moves * perMove < inversions || (moves - parity) % 2 != 0) {
            moves++;
        }
        return moves;
    }
}
