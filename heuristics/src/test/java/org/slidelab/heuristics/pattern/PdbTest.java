package org.slidelab.heuristics.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.Move;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.testkit.Distances;
import org.slidelab.testkit.HeuristicContract;

class PdbTest extends HeuristicContract {

    private static final Board GOAL = NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3));

    @Override
    protected Heuristic heuristic() {
        return new Pdb();
    }

    /** Without those whose tables take seconds to build. */
    @Override
    protected List<Dimensions> sizes() {
        return List.of(new Dimensions(2, 2), new Dimensions(2, 3), new Dimensions(3, 3), new Dimensions(4, 4));
    }

    @Test
    void estimate_withOneGroupOfAllTiles_isTheTrueDistance() {
        Evaluator evaluator = evaluator("pdb", GOAL);

        Distances.to(GOAL)
                .byBoard()
                .forEach((board, distance) ->
                        assertThat(evaluator.estimate(new WorkingBoard(board))).isEqualTo(distance));
    }

    @Test
    void estimate_withMirrorImage_isTheLargerOfBoth() {
        Evaluator both = evaluator("pdb:partition=3-3-2", GOAL);
        Evaluator direct = evaluator("pdb:partition=3-3-2,reflection=off", GOAL);
        int[] larger = {0};

        Distances.to(GOAL).byBoard().forEach((board, distance) -> {
            WorkingBoard working = new WorkingBoard(board);
            int mirrored = direct.estimate(new WorkingBoard(mirrorImage(board)));
            assertThat(both.estimate(working)).isEqualTo(Math.max(direct.estimate(working), mirrored));
            larger[0] += mirrored > direct.estimate(working) ? 1 : 0;
        });
        assertThat(larger[0])
                .as("boards for which the mirror image knows better")
                .isPositive();
    }

    @ParameterizedTest
    @CsvSource({"blank-first, 4-4", "blank-last, 3-3-2", "snail, 3-5", "blank-first, .ab/bba/aab", "blank-last, 1-1-1-5"
    })
    void estimate_withDualLookUps_isNeverTooMuchAndOftenMore(String name, String partition) {
        Board goal = NamedGoal.parse(name, new Dimensions(3, 3));
        Evaluator dual = evaluator("pdb:dual=on,partition=" + partition, goal);
        Evaluator plain = evaluator("pdb:partition=" + partition, goal);
        int[] larger = {0};

        Distances.to(goal).byBoard().forEach((board, distance) -> {
            WorkingBoard working = new WorkingBoard(board);
            int estimate = dual.estimate(working);
            assertThat(estimate).as("%s", board).isBetween(plain.estimate(working), distance);
            larger[0] += estimate > plain.estimate(working) ? 1 : 0;
            for (Move move : Move.values()) {
                int from = move.target(board.size(), board.blank());
                if (from >= 0) {
                    int after = dual.estimateAfter(working, estimate, board.tile(from), from, board.blank());
                    assertThat(after).isEqualTo(dual.estimate(new WorkingBoard(board.after(move))));
                }
            }
        });
        assertThat(larger[0]).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"4x4, 5-5-5", "4x4, 7-8", "3x5, 5-4-5", "5x5, 4-4-4-4-4-4", "5x3, 2-5-5-2"})
    void tables_ofTheOppositeGoal_areTheSame(String text, String partition) {
        Pdb pdb = new Pdb();
        Dimensions size = Dimensions.parse(text);
        Options options = Options.of(pdb, Spec.parse("pdb:partition=" + partition));

        assertThat(pdb.tables(NamedGoal.BLANK_LAST.on(size), options))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(pdb.tables(NamedGoal.BLANK_FIRST.on(size), options));
    }

    @ParameterizedTest
    @CsvSource({
        "1 2 3 4 0 5 6 7 8, 3-3-2",
        "1 2 3 4 5 6 7 8 0, aba/bab/ab.",
        "0 1 2 3 4 5 6 7 8, .ab/cab/cca",
        "0 1 2 3/4 5 6 7, .aab/abbb",
        "1 2 3 4/5 6 0 7, 2-2-2-1",
        "0 1/2 3/4 5, .a/ab/bc",
        "1 2/0 3/4 5, ab/.a/bb"
    })
    void estimate_ofSeveralGroups_isTheSumOfTheirDistancesAndNeverTooMuch(String text, String partition) {
        Board goal = Board.parse(text);
        Evaluator evaluator = evaluator("pdb:reflection=off,partition=" + partition, goal);
        Map<Pattern, Map<List<Integer>, Integer>> twins = new Partition(goal.size(), goal.blank())
                .parse(partition).stream()
                        .collect(Collectors.toMap(
                                Function.identity(), pattern -> PlainDistances.nearest(pattern, Integer.MAX_VALUE)));

        assertThat(twins).hasSizeGreaterThan(1);
        Distances.to(goal).byBoard().forEach((board, distance) -> {
            int sum = 0;
            for (Pattern pattern : twins.keySet()) {
                List<Integer> placement = pattern.cells().stream()
                        .map(cell -> cellOf(goal.tile(cell), board))
                        .toList();
                sum += twins.get(pattern).get(placement);
            }
            assertThat(evaluator.estimate(new WorkingBoard(board)))
                    .as("%s", board)
                    .isEqualTo(sum)
                    .isLessThanOrEqualTo(distance);
        });
    }

    @Test
    void evaluator_withTooLargeGroup_saysWhatIsExpected() {
        Board fifteen = NamedGoal.BLANK_FIRST.on(new Dimensions(4, 4));

        assertThatThrownBy(() -> evaluator("pdb:partition=15", fifteen))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageContaining("15 tiles")
                .hasMessageContaining("at most");
    }

    private static int cellOf(int tile, Board board) {
        return IntStream.range(0, board.cells())
                .filter(cell -> board.tile(cell) == tile)
                .findFirst()
                .orElseThrow();
    }

    private static Evaluator evaluator(String spec, Board goal) {
        Pdb pdb = new Pdb();
        return pdb.evaluator(goal, Options.of(pdb, Spec.parse(spec)));
    }

    /** Rows become columns, and tiles are named after the cells to which theirs belong. */
    private static Board mirrorImage(Board board) {
        int[] tiles = new int[9];
        for (int cell = 0; cell < 9; cell++) {
            tiles[transposed(cell)] = transposed(board.tile(cell));
        }
        return Board.of(board.size(), tiles);
    }

    private static int transposed(int cell) {
        return cell % 3 * 3 + cell / 3;
    }
}
