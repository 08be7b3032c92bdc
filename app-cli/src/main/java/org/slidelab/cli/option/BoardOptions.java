package org.slidelab.cli.option;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.BoardText;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.board.MoveOrder;
import org.slidelab.core.search.Problem;
import org.slidelab.lab.boards.BoardLines;
import org.slidelab.lab.boards.DefaultPuzzle;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The boards to work on. */
public final class BoardOptions {

    @Parameters(
            paramLabel = "BOARD",
            arity = "0..*",
            description = {
                "tiles row by row, 0 is the blank: 1 2 5 3 4 0 6 7 8, or 1,2,5,3,4,0,6,7,8, or 125/340/678, or"
                        + " 125340678; - reads one board per line from standard input"
            })
    private List<String> boards = List.of();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "read one board per line from a file; # begins a comment")
    private Optional<Path> file = Optional.empty();

    @Mixin
    private GoalOptions goal = new GoalOptions();

    @Option(
            names = "--move-order",
            paramLabel = "ORDER",
            description = "order of the blank's moves, the letters R, D, L and U (default: RDLU)",
            converter = Converters.OfMoveOrder.class)
    private MoveOrder moveOrder = MoveOrder.DEFAULT;

    /** Says so if no board was given and the default puzzle is used. */
    public void sayIfDefault(PrintWriter err) {
        if (usesDefault()) {
            err.println("no board given: using the default puzzle "
                    + problems().get(0).start());
        }
    }

    private boolean usesDefault() {
        return boards.isEmpty() && file.isEmpty();
    }

    /** The problems to solve; all are read and checked before the first is given. */
    public List<Problem> problems() {
        if (usesDefault()) {
            Board goalBoard = goal.goal(goal.size().orElse(new Dimensions(3, 3)));
            return List.of(new Problem(DefaultPuzzle.forGoal(goalBoard), goalBoard, moveOrder));
        }
        List<Problem> problems = new ArrayList<>();
        for (Board board : starts()) {
            problems.add(new Problem(board, goal.goal(board.size()), moveOrder));
        }
        return problems;
    }

    private List<Board> starts() {
        if (file.isPresent()) {
            if (!boards.isEmpty()) {
                throw new InvalidBoardException("board '%s' and --file were both given; expected one of them"
                        .formatted(String.join(" ", boards)));
            }
            return BoardLines.read(file.get(), goal.size()).orComplain();
        }
        if (boards.equals(List.of("-"))) {
            return BoardLines.parse(
                            "standard input",
                            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
                                    .lines()
                                    .toList(),
                            goal.size())
                    .orComplain();
        }
        if (boards.size() > 1 && boards.stream().allMatch(BoardOptions::isWholeBoard)) {
            return boards.stream()
                    .map(text -> BoardText.parse(text, goal.size()))
                    .toList();
        }
        return List.of(BoardText.parse(String.join(" ", boards), goal.size()));
    }

    /** The smallest board has four tiles: fewer in one argument are a part of a board, a row perhaps. */
    private static boolean isWholeBoard(String text) {
        return text.contains("/") || text.matches("\\d{4,}") || text.strip().split("[\\s,;]+").length >= 4;
    }
}
