package org.slidelab.lab.signatures;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.BoardText;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.catalog.Catalog;
import org.slidelab.core.search.Limits;
import org.slidelab.core.search.Problem;
import org.slidelab.core.search.SearchAlgorithm;
import org.slidelab.lab.run.Configurations;
import org.slidelab.lab.run.RunSettings;
import org.slidelab.lab.run.SearchRunner;

/**
 * A board on which every algorithm of the catalog leaves its signature: with its default options and with each other
 * choice of an option that has choices, and the informed ones with several heuristics.
 *
 * @param size the size of the board
 * @param start the board to begin with
 * @param goal the goal
 * @param moveOrder the order of successors
 * @param heuristics the heuristics for the informed algorithms, or {@code all}
 * @param nodes the most nodes to expand, so that everything is fast; what was done by then is a signature too
 */
record Instance(String size, String start, String goal, String moveOrder, List<String> heuristics, long nodes) {

    private static final List<String> ALL = List.of(Configurations.ALL);

    /** Small boards with every heuristic, larger ones with those that take no time to prepare. */
    static final List<Instance> INSTANCES = List.of(
            new Instance("3x3", "8 0 6 5 4 7 2 3 1", "blank-first", "RDLU", ALL, 200_000),
            new Instance("3x3", "1 6 4 8 7 0 3 2 5", "blank-last", "ULRD", ALL, 20_000),
            new Instance("3x3", "2 8 3 1 6 4 7 0 5", "snail", "LRUD", ALL, 20_000),
            new Instance("3x3", "8 0 6 5 4 7 2 1 3", "blank-first", "RDLU", List.of("manhattan"), 200_000),
            new Instance("2x4", "1 2 0 4 3 7 6 5", "blank-first", "RDLU", ALL, 20_000),
            new Instance("4x2", "4 3 1 7 2 0 5 6", "blank-first", "DRUL", ALL, 20_000),
            new Instance(
                    "4x4",
                    "4 6 5 2 8 0 1 3 12 14 13 7 10 9 15 11",
                    "blank-first",
                    "RDLU",
                    List.of("manhattan", "misplaced", "euclidean", "linear-conflict", "walking-distance"),
                    10_000),
            new Instance(
                    "4x4",
                    "0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15",
                    "blank-first",
                    "ULRD",
                    List.of("manhattan", "linear-conflict", "pdb:partition=5-5-5"),
                    300_000),
            new Instance(
                    "5x5",
                    "5 2 3 8 4 6 1 7 18 13 11 12 0 24 23 10 16 17 19 9 15 20 21 22 14",
                    "blank-first",
                    "RDLU",
                    List.of("manhattan", "linear-conflict"),
                    10_000));

    /** The signatures of all algorithms of a catalog, made by running them. */
    Stream<Signature> signatures(Catalog catalog) {
        Problem problem = problem();
        RunSettings settings = RunSettings.DEFAULT.withExhaust(true).withLimits(Limits.DEFAULT.withNodes(nodes));
        List<String> algorithms = catalog.algorithms().stream()
                .flatMap(entry -> specs(entry.provider()))
                .toList();
        return new Configurations(catalog)
                .cross(algorithms, heuristics, problem.goal()).stream()
                        .map(configuration -> Signature.of(this, SearchRunner.run(problem, configuration, settings)));
    }

    /** What names this instance in the file. */
    List<String> fields() {
        return List.of(size, start, goal, moveOrder, String.valueOf(nodes));
    }

    private Problem problem() {
        Dimensions dimensions = Dimensions.parse(size);
        Board board = BoardText.parse(start, Optional.of(dimensions));
        return new Problem(board, NamedGoal.parse(goal, dimensions), MoveOrder.parse(moveOrder));
    }

    private static Stream<String> specs(SearchAlgorithm algorithm) {
        Stream<String> others = algorithm.options().stream()
                .flatMap(option -> option.choices().stream()
                        .filter(choice -> !choice.equals(option.format(option.defaultValue())))
                        .map(choice -> algorithm.id() + ":" + option.name() + "=" + choice));
        return Stream.concat(Stream.of(algorithm.id()), others);
    }
}
