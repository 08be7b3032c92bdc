package org.slidelab.core.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads the written forms of a board.
 *
 * <pre>
 *   1 2 5 3 4 0 6 7 8      tiles separated by spaces
 *   1,2,5,3,4,0,6,7,8      or by commas
 *   125/340/678            rows separated by slashes, single digits run together or separated
 *   125340678              one integer, up to 10 cells
 *   35428617               the same with its leading zero dropped: 0 3 5 4 2 8 6 1 7
 * </pre>
 *
 * <p>Without a size the count of tiles must be a square, or the rows be separated by slashes.
 */
public final class BoardText {

    private static final int DIGITS = 10;

    private BoardText() {}

    /**
     * Reads a board whose size follows from the text.
     *
     * @throws InvalidBoardException naming the position, the value and what would be accepted
     */
    public static Board parse(String text) {
        return parse(text, Optional.empty());
    }

    /**
     * Reads a board of a known size.
     *
     * @throws InvalidBoardException naming the position, the value and what would be accepted
     */
    public static Board parse(String text, Dimensions size) {
        return parse(text, Optional.of(size));
    }

    /**
     * Reads a board whose size may be known.
     *
     * @throws InvalidBoardException naming the position, the value and what would be accepted
     */
    public static Board parse(String text, Optional<Dimensions> size) {
        String stripped = text.strip();
        if (stripped.isEmpty()) {
            throw new InvalidBoardException("board is empty; expected tiles such as 1 2 5 3 4 0 6 7 8");
        }
        if (stripped.indexOf('/') >= 0) {
            return parseRows(stripped, size);
        }
        List<String> tokens = tokens(stripped);
        if (tokens.size() == 1) {
            return parseInteger(tokens.get(0), size);
        }
        return Board.of(size.orElseGet(() -> square(tokens.size())), numbers(tokens));
    }

    private static Board parseRows(String text, Optional<Dimensions> size) {
        List<List<String>> rows = new ArrayList<>();
        for (String row : text.split("/", -1)) {
            List<String> tokens = tokens(row);
            rows.add(tokens.size() == 1 ? digits(tokens.get(0)) : tokens);
        }
        int columns = rows.get(0).size();
        for (int row = 1; row < rows.size(); row++) {
            if (rows.get(row).size() != columns) {
                throw new InvalidBoardException("row %d has %d tiles, row 1 has %d; all rows take the same count"
                        .formatted(row + 1, rows.get(row).size(), columns));
            }
        }
        Dimensions written = new Dimensions(rows.size(), columns);
        if (size.isPresent() && !size.get().equals(written)) {
            throw new InvalidBoardException("board '%s' is %s; expected %s".formatted(text, written, size.get()));
        }
        return Board.of(written, numbers(rows.stream().flatMap(List::stream).toList()));
    }

    private static Board parseInteger(String token, Optional<Dimensions> size) {
        long value = number(token, 1);
        Dimensions dimensions = size.orElse(new Dimensions(3, 3));
        int cells = dimensions.cells();
        boolean leadingZeroDropped = token.length() == cells - 1 && token.charAt(0) != '0';
        if (value < 0 || cells > DIGITS || (token.length() != cells && !leadingZeroDropped)) {
            throw new InvalidBoardException(
                    "board '%s' is one number; expected the %d tiles of a %s board%s, or another --size"
                            .formatted(
                                    token, cells, dimensions, cells > DIGITS ? " separated by spaces or commas" : ""));
        }
        return Board.of(dimensions, numbers(digits(leadingZeroDropped ? "0" + token : token)));
    }

    private static Dimensions square(int count) {
        int side = (int) Math.round(Math.sqrt(count));
        if (side * side == count && side >= Dimensions.MIN && side <= Dimensions.MAX) {
            return new Dimensions(side, side);
        }
        throw new InvalidBoardException(
                "board has %d tiles; without a size it takes 4, 9, 16, 25, 36, 49 or 64 (for others give --size ROWSxCOLUMNS)"
                        .formatted(count));
    }

    private static List<String> tokens(String text) {
        return Arrays.stream(text.strip().split("[\\s,;]+"))
                .filter(token -> !token.isEmpty())
                .toList();
    }

    private static List<String> digits(String token) {
        return token.chars().mapToObj(Character::toString).toList();
    }

    private static int[] numbers(List<String> tokens) {
        int[] numbers = new int[tokens.size()];
        for (int i = 0; i < numbers.length; i++) {
            long value = number(tokens.get(i), i + 1);
            numbers[i] = (int) Math.max(-1, Math.min(value, Integer.MAX_VALUE));
            if (numbers[i] != value) {
                throw new InvalidBoardException(
                        "position %d: tile %s is out of range; a board of %d cells takes 0 to %d"
                                .formatted(i + 1, tokens.get(i), numbers.length, numbers.length - 1));
            }
        }
        return numbers;
    }

    private static long number(String token, int position) {
        if (!token.matches("-?\\d+")) {
            throw new InvalidBoardException("position %d: '%s' is not a number; expected a tile number, 0 for the blank"
                    .formatted(position, token));
        }
        return token.length() > 18 ? Long.MAX_VALUE : Long.parseLong(token);
    }
}
