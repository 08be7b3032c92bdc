package org.slidelab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.board.WorkingBoard;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.heuristic.Evaluator;
import org.slidelab.core.heuristic.Heuristic;
import org.slidelab.core.heuristic.HeuristicFinder;
import org.slidelab.core.heuristic.HeuristicTraits;
import org.slidelab.core.heuristic.InvalidEstimateException;
import org.slidelab.core.provider.InvalidSpecException;
import org.slidelab.core.provider.Options;
import org.slidelab.core.provider.Spec;
import org.slidelab.testkit.Distances;
import org.slidelab.testkit.HeuristicContract;

class MaxTest extends HeuristicContract {

    private static final Board GOAL = NamedGoal.BLANK_FIRST.on(new Dimensions(3, 3));
    private static final Catalog CATALOG = Catalog.of(MaxTest.class.getClassLoader());

    @Override
    protected Heuristic heuristic() {
        return new Max();
    }

    /** Two parts; three; parts with different units; so many parts that large estimates don't fit the memo. */
    @Override
    protected List<Spec> specs() {
        return Stream.of(
                        "max",
                        "max:of=misplaced+gaschnig+manhattan",
                        "max:of=euclidean+gaschnig",
                        "max:of=zero+misplaced+gaschnig+euclidean+manhattan+linear-conflict+inversion-distance+zero")
                .map(Spec::parse)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "manhattan+gaschnig, 0 2 1 3 4 5 6 7 8, 3", // Manhattan distance is 2
        "gaschnig+manhattan, 0 2 1 3 4 5 6 7 8, 3",
        "manhattan+gaschnig, 8 0 6 5 4 7 2 3 1, 21",
        "zero+ misplaced +manhattan, 1 2 5 3 4 0 6 7 8, 3",
    })
    void estimate_ofKnownBoard_isTheLargest(String parts, String board, int expected) {
        Evaluator evaluator = evaluator(parts, CATALOG);

        assertThat(evaluator.estimate(new WorkingBoard(Board.parse(board)))).isEqualTo(expected);
    }

    @Test
    void estimate_ofAnyBoard_isTheLargestOfTheParts() {
        Heuristic first = new LinearConflict();
        Heuristic second = new InversionDistance();
        Board[] last = {GOAL};
        Evaluator[] parts = new Evaluator[2];
        Boards.compare(new Max(), (board, goal) -> {
            if (parts[0] == null || !last[0].equals(goal)) {
                last[0] = goal;
                parts[0] = first.evaluator(goal, Options.DEFAULTS);
                parts[1] = second.evaluator(goal, Options.DEFAULTS);
            }
            WorkingBoard working = new WorkingBoard(board);
            return Math.max(parts[0].estimate(working), parts[1].estimate(working));
        });
    }

    @Test
    void estimate_withConsistentParts_isNowhereAboveTheDistance() {
        for (String parts : List.of("walking-distance+inversion-distance", "linear-conflict+euclidean")) {
            Evaluator evaluator = evaluator(parts, CATALOG);
            for (Map.Entry<Board, Integer> entry : Distances.to(GOAL).byBoard().entrySet()) {
                int estimate = evaluator.estimate(new WorkingBoard(entry.getKey()));
                if (estimate > entry.getValue() * evaluator.unitsPerMove()) {
                    fail(
                            "max of %s is %d units for %s, %d moves away",
                            parts, estimate, entry.getKey(), entry.getValue());
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "manhattan+gaschnig, true, any",
        "manhattan+walking-distance, true, 'up to 4x4, 2x5 and 5x2'",
        "manhattan+wild, false, any",
    })
    void traits_ofParts_areThoseOfTheWhole(String parts, boolean claimed, String boards) {
        HeuristicTraits traits = new Max().traits(options(parts), new WithWild());

        assertThat(traits.admissible()).isEqualTo(claimed);
        assertThat(traits.consistent()).isEqualTo(claimed);
        assertThat(traits.boards()).isEqualTo(boards);
        assertThat(traits.supports().test(new Dimensions(5, 5))).isEqualTo(boards.equals("any"));
    }

    @Test
    void traits_inCatalog_dependOnTheSpec() {
        assertThat(CATALOG.heuristicTraits("max:of=manhattan+gaschnig").consistent())
                .isTrue();
        assertThat(new Max().traits()).isEqualTo(HeuristicTraits.NOTHING_CLAIMED);
    }

    @Test
    void part_thatOnlyTheFinderKnows_isFound() {
        Evaluator evaluator = evaluator("manhattan+wild", new WithWild());

        assertThat(evaluator.estimate(new WorkingBoard(Board.parse("8 0 6 5 4 7 2 3 1"))))
                .isEqualTo(1000);
    }

    @ParameterizedTest
    @CsvSource({"negative, -5", "huge, 1073741823"})
    void part_withAnEstimateOutOfRange_isNamed(String part, int estimate) {
        Evaluator evaluator = evaluator("euclidean+" + part, new WithWild());
        WorkingBoard board = new WorkingBoard(GOAL);
        long memo = evaluator.memo(board, evaluator.estimate(board));

        assertThatThrownBy(() -> evaluator.memoAfter(board, memo, 1, 1, 0))
                .isInstanceOfSatisfying(
                        InvalidEstimateException.class,
                        e -> assertThat(e.part()).contains(part));
        assertThatThrownBy(() -> evaluator.estimate(new WorkingBoard(Board.parse("1 0 2 3 4 5 6 7 8"))))
                .isInstanceOf(InvalidEstimateException.class)
                .hasMessage("estimate %d of '%s' is out of range; expected 0 to 16383", estimate, part);
    }

    @Test
    void parts_withDifferentUnits_areBroughtToTheLeastCommon() {
        Evaluator evaluator = evaluator("manhattan+euclidean", CATALOG);

        assertThat(evaluator.unitsPerMove()).isEqualTo(1 << 16);
        assertThat(evaluator.estimate(new WorkingBoard(Board.parse("1 2 5 3 4 0 6 7 8"))))
                .isEqualTo(3 << 16);
    }

    @Test
    void parts_withoutCommonUnits_areRefused() {
        assertThatThrownBy(() -> evaluator("euclidean+odd", new WithWild()))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessage("max of euclidean, odd: their units a move, 65536, 1001, have no common one up to 1048576");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "manhattan+gashnig ~ unknown heuristic 'gashnig'; did you mean 'gaschnig'? there are ",
                "manhattan ~ option of='manhattan': expected 2 to 8 heuristics joined by +; there are euclidean, ",
                "max+zero ~ option of='max+zero': max can't be a part of max; there are euclidean, gaschnig, ",
                "max:of=zero+zero ~ option of='max:of=zero+zero': max can't be a part of max; there are ",
                "manhattan+ ~ '': expected a name such as ",
                "manhattan+zero:x=1 ~ zero has no option 'x'; it has none",
            })
    void parts_thatCanNotBe_areRefusedWithWhatThereIs(String parts, String message) {
        assertThatThrownBy(() -> evaluator(parts, CATALOG))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void part_thatDoesNotSupportTheBoard_isRefused() {
        Board large = NamedGoal.BLANK_FIRST.on(new Dimensions(5, 5));

        assertThatThrownBy(() -> CATALOG.evaluator("max:of=manhattan+walking-distance", large))
                .isInstanceOf(InvalidSpecException.class)
                .hasMessage("heuristic 'max:of=manhattan+walking-distance' does not support 5x5 boards;"
                        + " it supports: up to 4x4, 2x5 and 5x2");
    }

    private static Options options(String parts) {
        return Options.of(new Max(), new Spec("max", Map.of("of", parts)));
    }

    private static Evaluator evaluator(String parts, HeuristicFinder finder) {
        return new Max().evaluator(GOAL, options(parts), finder);
    }

    /** The catalog, and heuristics as plugins could have them: some that are wrong, one with its own units. */
    private static final class WithWild implements HeuristicFinder {

        @Override
        public List<String> heuristicIds() {
            return List.of("huge", "negative", "odd", "wild");
        }

        @Override
        public HeuristicTraits heuristicTraits(String spec) {
            return heuristicIds().contains(spec) ? HeuristicTraits.NOTHING_CLAIMED : CATALOG.heuristicTraits(spec);
        }

        @Override
        public Evaluator evaluator(String spec, Board goal) {
            return switch (spec) {
                case "huge" -> board -> board.toBoard().equals(goal) ? 0 : InvalidEstimateException.MAX_ESTIMATE;
                case "negative" -> board -> board.toBoard().equals(goal) ? 0 : -5;
                case "wild" -> board -> board.toBoard().equals(goal) ? 0 : 1000;
                case "odd" ->
                    new Evaluator() {
                        @Override
                        public int estimate(WorkingBoard board) {
                            return 0;
                        }

                        @Override
                        public int unitsPerMove() {
                            return 1001;
                        }
                    };
                default -> CATALOG.evaluator(spec, goal);
            };
        }
    }
}
