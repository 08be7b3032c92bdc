package org.slidelab.heuristics.pattern;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.slidelab.core.board.Dimensions;
import org.slidelab.core.provider.InvalidSpecException;

/**
 * How the tiles of a goal are divided into patterns: by sizes, such as {@code 6-6-3}, or drawn, such as
 * {@code .aab/aabb/…} with a letter for each goal cell and a dot for the blank.
 *
 * <p>Sizes fill the goal cells along a winding line, row by row to and fro, without the blank's. On 4×4 and 5×5 with the
 * blank's goal in a corner there are shapes for some sizes instead, those of Korf and Felner (2002) among them: tiles
 * that lie close together have more to do with each other.
 */
final class Partition {

    /** The most cells of a board that is divided. */
    static final int MOST_CELLS = 25;

    /** Shapes for a blank at the top left, by the size of the board; for another corner they are mirrored. */
    private static final Map<String, Map<String, String>> SHAPES = Map.of(
            "4x4",
            Map.of(
                    "5-5-5", ".aab/aaab/ccbb/cccb",
                    "6-6-3", ".aab/aabb/aabb/cccb",
                    "7-8", ".aaa/aaaa/bbbb/bbbb"),
            "5x5",
            Map.of(
                    "5-5-5-5-4", ".aabb/aaabb/ccddb/ccddd/ceeee",
                    "6-6-6-6", ".aabb/aaabb/ccabb/ccddd/ccddd"));

    private final Dimensions size;
    private final int blank;

    Partition(Dimensions size, int blank) {
        this.size = size;
        this.blank = blank;
    }

    /**
     * The sizes that have a shape on this board, those with the largest groups first. They can be used wherever the blank is;
     * if that isn't in a corner, they follow the winding line.
     */
    List<String> names() {
        return SHAPES.getOrDefault(size.toString(), Map.of()).keySet().stream()
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.reverseOrder()))
                .toList();
    }

    /**
     * The patterns that a text describes.
     *
     * @throws InvalidSpecException if it doesn't fit the board
     */
    List<Pattern> parse(String text) {
        return text.matches("\\d+(-\\d+)*") ? bySizes(text) : drawn(text);
    }

    private List<Pattern> bySizes(String text) {
        String shape = SHAPES.getOrDefault(size.toString(), Map.of()).get(text);
        if (shape != null && blankIsInCorner()) {
            return drawn(mirrored(shape));
        }
        List<BigInteger> sizes =
                Arrays.stream(text.split("-")).map(BigInteger::new).toList();
        BigInteger sum = sizes.stream().reduce(BigInteger.ZERO, BigInteger::add);
        if (!sum.equals(BigInteger.valueOf(size.cells() - 1)) || sizes.contains(BigInteger.ZERO)) {
            throw new InvalidSpecException(
                    "partition '%s' has %d tiles; a %s board has %d".formatted(text, sum, size, size.cells() - 1));
        }
        List<Integer> line = windingLine();
        List<Pattern> patterns = new ArrayList<>();
        int first = 0;
        for (BigInteger each : sizes) {
            int tiles = each.intValue();
            patterns.add(new Pattern(size, blank, line.subList(first, first + tiles)));
            first += tiles;
        }
        return patterns;
    }

    private List<Pattern> drawn(String text) {
        String letters = text.replace("/", "").toLowerCase(Locale.ROOT);
        if (letters.length() != size.cells() || !letters.matches("[a-z.]+")) {
            throw new InvalidSpecException(
                    "partition '%s': expected sizes such as 5-5-5, or a letter for each of %d cells and . for the blank"
                            .formatted(text, size.cells()));
        }
        Map<Character, List<Integer>> parts = new TreeMap<>();
        for (int cell = 0; cell < letters.length(); cell++) {
            boolean isDot = letters.charAt(cell) == '.';
            if (isDot != (cell == blank)) {
                throw new InvalidSpecException(
                        "partition '%s': expected the one dot at cell %d, where the goal has the blank"
                                .formatted(text, blank + 1));
            }
            if (!isDot) {
                parts.computeIfAbsent(letters.charAt(cell), letter -> new ArrayList<>())
                        .add(cell);
            }
        }
        return parts.values().stream()
                .map(cells -> new Pattern(size, blank, cells))
                .toList();
    }

    private boolean blankIsInCorner() {
        int row = size.row(blank);
        int column = size.column(blank);
        return (row == 0 || row == size.rows() - 1) && (column == 0 || column == size.columns() - 1);
    }

    private String mirrored(String shape) {
        String letters = shape.replace("/", "");
        boolean upsideDown = size.row(blank) > 0;
        boolean leftRight = size.column(blank) > 0;
        return IntStream.range(0, size.cells())
                .mapToObj(cell -> {
                    int row = upsideDown ? size.rows() - 1 - size.row(cell) : size.row(cell);
                    int column = leftRight ? size.columns() - 1 - size.column(cell) : size.column(cell);
                    return String.valueOf(letters.charAt(row * size.columns() + column));
                })
                .collect(Collectors.joining());
    }

    private List<Integer> windingLine() {
        List<Integer> line = new ArrayList<>();
        for (int row = 0; row < size.rows(); row++) {
            for (int i = 0; i < size.columns(); i++) {
                int column = row % 2 == 0 ? i : size.columns() - 1 - i;
                int cell = row * size.columns() + column;
                if (cell != blank) {
                    line.add(cell);
                }
            }
        }
        return line;
    }
}
