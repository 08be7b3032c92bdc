package org.slidelab.cli.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.slidelab.cli.option.Converters;
import org.slidelab.cli.option.Format;
import org.slidelab.cli.option.GoalOptions;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.lab.boards.RandomBoards;
import org.slidelab.lab.report.Csv;
import org.slidelab.lab.report.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes random boards. */
@Command(
        name = "random",
        description = "Prints random boards that can be solved, one per line.",
        mixinStandardHelpOptions = true,
        versionProvider = SlidelabCommand.Version.class,
        footerHeading = "%nExamples:%n",
        footer = {
            "  slidelab random",
            "  slidelab random --size 4x4 --count 10 --seed 7",
            "  slidelab random --depth 20 --count 5             3x3 boards exactly 20 moves from the goal"
        })
public final class RandomCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private GoalOptions goal = new GoalOptions();

    @Option(
            names = "--count",
            paramLabel = "N",
            description = "how many (default: 1)",
            converter = Converters.OfBoardCount.class)
    private int count = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "the same seed gives the same boards (default: a new one)",
            converter = Converters.OfSeed.class)
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "boards exactly N moves from the goal, on boards of up to 10 cells",
            converter = Converters.OfDepth.class)
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES} (default: text)")
    private Format format = Format.text;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        long chosenSeed = seed.orElseGet(() -> new SplittableRandom().nextLong(1_000_000));
        Board goalBoard = goal.goal(goal.size().orElse(new Dimensions(3, 3)));
        RandomBoards random = new RandomBoards(goalBoard, chosenSeed);
        Stream<Board> boards = depth.map(distance -> random.atDistance(distance, count).stream())
                .orElseGet(() -> Stream.generate(random::next).limit(count));
        if (seed.isEmpty()) {
            spec.commandLine().getErr().println("seed " + chosenSeed);
        }
        if (format == Format.csv) {
            out.println(Csv.line(List.of("board", "rows", "columns")));
        }
        boards.forEach(board -> out.println(
                switch (format) {
                    case text -> board.toString();
                    case json ->
                        Json.line(Map.of(
                                "board", board.tiles(),
                                "rows", board.size().rows(),
                                "columns", board.size().columns()));
                    case csv ->
                        Csv.line(List.of(
                                board.tiles(), board.size().rows(), board.size().columns()));
                }));
    }
}
