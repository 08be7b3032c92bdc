package org.slidelab.lab.boards;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.BoardText;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;

/**
 * Lines of text with one board each; empty lines and what follows a {@code #} are passed over.
 *
 * @param boards the boards, in order
 * @param problems what is wrong with the other lines: source, line and reason
 */
public record BoardLines(List<Board> boards, List<String> problems) {

    /**
     * Reads a file.
     *
     * @param size the size of the boards, where it doesn't follow from the lines
     */
    public static BoardLines read(Path file, Optional<Dimensions> size) {
        return parse(file.toString(), lines(file), size);
    }

    /** Reads a file whose boards are all of one size; a line with another size than the first board's is wrong. */
    public static BoardLines readOneSize(Path file, Optional<Dimensions> size) {
        return parse(file.toString(), lines(file), size, true);
    }

    /** Reads lines; the source is named where one is wrong. */
    public static BoardLines parse(String source, List<String> lines, Optional<Dimensions> size) {
        return parse(source, lines, size, false);
    }

    private static BoardLines parse(String source, List<String> lines, Optional<Dimensions> size, boolean oneSize) {
        List<Board> boards = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceFirst("#.*", "").strip();
            if (!line.isEmpty()) {
                try {
                    Board board = BoardText.parse(line, size);
                    if (oneSize && !boards.isEmpty()) {
                        requireSize(board, boards.get(0).size());
                    }
                    boards.add(board);
                } catch (InvalidBoardException e) {
                    problems.add("%s, line %d: %s".formatted(source, i + 1, e.getMessage()));
                }
            }
        }
        if (boards.isEmpty() && problems.isEmpty()) {
            problems.add("%s has no board; expected one per line".formatted(source));
        }
        return new BoardLines(List.copyOf(boards), List.copyOf(problems));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "file '%s' can't be read; expected a text file with one board per line".formatted(file), e);
        }
    }

    private static void requireSize(Board board, Dimensions size) {
        if (!board.size().equals(size)) {
            throw new InvalidBoardException(
                    "a board of size %s; expected %s, the size of the boards before it".formatted(board.size(), size));
        }
    }

    /**
     * The boards, if there is nothing wrong.
     *
     * @throws InvalidBoardException with the first problem
     */
    public List<Board> orComplain() {
        if (!problems.isEmpty()) {
            throw new InvalidBoardException(problems.get(0));
        }
        return boards;
    }
}
