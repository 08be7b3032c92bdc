package org.slidelab.core.board;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The goals that have a name; any other board can be a goal too. */
public enum NamedGoal {
    /** The blank at the top left, then the tiles in order: 0 1 2 / 3 4 5 / 6 7 8. */
    BLANK_FIRST {
        @Override
        int tile(Dimensions size, int cell) {
            return cell;
        }
    },
    /** The tiles in order, the blank at the bottom right: 1 2 3 / 4 5 6 / 7 8 0. */
    BLANK_LAST {
        @Override
        int tile(Dimensions size, int cell) {
            return (cell + 1) % size.cells();
        }
    },
    /** The tiles spiral clockwise from the top left, the blank last: 1 2 3 / 8 0 4 / 7 6 5. */
    SNAIL {
        @Override
        int tile(Dimensions size, int cell) {
            return (stepsAlongSpiral(size, cell) + 1) % size.cells();
        }
    };

    abstract int tile(Dimensions size, int cell);

    /** The goal on a board of the given size. */
    public Board on(Dimensions size) {
        int[] tiles = new int[size.cells()];
        Arrays.setAll(tiles, cell -> tile(size, cell));
        return Board.of(size, tiles);
    }

    /** The name that people write: {@code blank-first}, {@code blank-last} or {@code snail}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The goal that a text names or spells out.
     *
     * @throws InvalidBoardException if the text is neither a name nor a board of that size
     */
    public static Board parse(String text, Dimensions size) {
        for (NamedGoal goal : values()) {
            if (goal.id().equals(text.strip())) {
                return goal.on(size);
            }
        }
        try {
            return BoardText.parse(text, Optional.of(size));
        } catch (InvalidBoardException e) {
            String names = Arrays.stream(values()).map(NamedGoal::id).collect(Collectors.joining(", "));
            throw new InvalidBoardException(
                    "goal '%s': expected %s or a %s board (%s)".formatted(text, names, size, e.getMessage()));
        }
    }

    private static int stepsAlongSpiral(Dimensions size, int cell) {
        int row = size.row(cell);
        int column = size.column(cell);
        int ring = Math.min(Math.min(row, column), Math.min(size.rows() - 1 - row, size.columns() - 1 - column));
        int height = size.rows() - 2 * ring;
        int width = size.columns() - 2 * ring;
        int outside = size.cells() - height * width;
        int down = row - ring;
        int right = column - ring;
        if (down == 0) {
            return outside + right;
        }
        if (right == width - 1) {
            return outside + width - 1 + down;
        }
        if (down == height - 1) {
            return outside + width - 1 + height - 1 + (width - 1 - right);
        }
        return outside + 2 * (width - 1) + height - 1 + (height - 1 - down);
    }
}
