package org.slidelab.lab.boards;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.board.InvalidBoardException;
import org.slidelab.core.board.NamedGoal;
import org.slidelab.core.provider.NearestName;

/** Sets of boards that everybody knows, by name. */
public enum BoardSet {
    /** The 100 random 15-puzzles of Korf (1985), goal 0 1 2 … 15. */
    KORF_15("korf-15", 4),
    /** 8-puzzles of every depth, up to 20 of each; what {@code --depth 0-31 --count 20 --seed 1} makes. */
    EIGHT_BY_DEPTH("eight-by-depth", 3),
    /** The 8-puzzles for which the course systems A, B and C published figures, unsolvable ones among them. */
    PUBLISHED("published", 3),
    /** The 50 random 24-puzzles of Korf and Felner (2002), goal 0 1 2 … 24. */
    KORF_24("korf-24", 5);

    private final String id;
    private final int side;

    BoardSet(String id, int side) {
        this.id = id;
        this.side = side;
    }

    /**
     * A board with what is known of it.
     *
     * @param start the board
     * @param cost the length of a shortest solution, if there is one
     */
    public record Known(Board start, OptionalInt cost) {}

    /**
     * The set with a name.
     *
     * @throws InvalidBoardException if there is none
     */
    public static BoardSet named(String name) {
        return Arrays.stream(values())
                .filter(set -> set.id.equals(name))
                .findFirst()
                .orElseThrow(() -> new InvalidBoardException("unknown set of boards '%s'; %s"
                        .formatted(
                                name,
                                NearestName.suggestion(
                                        name,
                                        Arrays.stream(values())
                                                .map(BoardSet::id)
                                                .toList()))));
    }

    /** The name. */
    public String id() {
        return id;
    }

    /** The goal for which the costs hold. */
    public Board goal() {
        return NamedGoal.BLANK_FIRST.on(new Dimensions(side, side));
    }

    /** The boards, in the order in which they were published. */
    public List<Known> boards() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(BoardSet.class.getResourceAsStream(id + ".txt"), id), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("#", -1))
                    .map(parts -> new Known(Board.parse(parts[0]), cost(parts[1].strip())))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static OptionalInt cost(String text) {
        return text.equals("unsolvable") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
    }
}
