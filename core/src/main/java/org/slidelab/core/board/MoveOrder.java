package org.slidelab.core.board;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The order in which successors are generated; it makes every search deterministic.
 *
 * @param moves all four moves, each once
 */
public record MoveOrder(List<Move> moves) {

    /** Right, down, left, up: the order used unless another one is asked for. */
    public static final MoveOrder DEFAULT = new MoveOrder(List.of(Move.RIGHT, Move.DOWN, Move.LEFT, Move.UP));

    /** Creates an order after checking that it holds each move once. */
    public MoveOrder {
        moves = List.copyOf(moves);
        if (moves.size() != 4 || !EnumSet.copyOf(moves).equals(EnumSet.allOf(Move.class))) {
            throw new IllegalArgumentException("move order " + moves + ": expected each of the four moves once");
        }
    }

    /**
     * Reads an order such as {@code RDLU}.
     *
     * @throws IllegalArgumentException if the text isn't the letters U, D, L and R, each once
     */
    public static MoveOrder parse(String text) {
        List<Move> moves = new ArrayList<>();
        for (char letter : text.strip().toUpperCase(Locale.ROOT).toCharArray()) {
            for (Move move : Move.values()) {
                if (move.letter() == letter && !moves.contains(move)) {
                    moves.add(move);
                }
            }
        }
        if (moves.size() != 4 || text.strip().length() != 4) {
            throw new IllegalArgumentException(
                    "move order '%s': expected the letters R, D, L and U, each once, such as RDLU".formatted(text));
        }
        return new MoveOrder(moves);
    }

    /** The form that {@link #parse} reads. */
    @Override
    public String toString() {
        return moves.stream().map(move -> String.valueOf(move.letter())).collect(Collectors.joining());
    }
}
