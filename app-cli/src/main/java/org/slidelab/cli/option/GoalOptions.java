package org.slidelab.cli.option;

import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.NamedGoal;
import picocli.CommandLine.Option;

/** The size of the boards and the goal. */
public final class GoalOptions {

    @Option(
            names = "--goal",
            paramLabel = "GOAL",
            description = "blank-first (0 1 2 …, the default), blank-last (1 2 … 0), snail (a spiral), or a board")
    private String goal = NamedGoal.BLANK_FIRST.id();

    @Option(
            names = "--size",
            paramLabel = "RxC",
            description = "rows and columns, 2x2 to 8x8; needed where they don't follow from the board",
            converter = Converters.OfDimensions.class)
    private Optional<Dimensions> size = Optional.empty();

    /** The size that was asked for. */
    public Optional<Dimensions> size() {
        return size;
    }

    /** The goal for boards of a size. */
    public Board goal(Dimensions boardSize) {
        return NamedGoal.parse(goal, boardSize);
    }
}
