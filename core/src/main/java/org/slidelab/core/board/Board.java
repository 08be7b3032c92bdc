package org.slidelab.core.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * An immutable board: tiles 1 to R·C−1 and one blank, written 0.
 *
 * <p>This is the form for people and for the edges of the system; a search works on a {@link WorkingBoard}.
 */
public final class Board implements BoardView {

    private final Dimensions size;
    private final byte[] tiles;
    private final byte[] cellOfTile;

    private Board(Dimensions size, byte[] tiles) {
        this.size = size;
        this.tiles = tiles;
        this.cellOfTile = new byte[tiles.length];
        for (int cell = 0; cell < tiles.length; cell++) {
            cellOfTile[tiles[cell]] = (byte) cell;
        }
    }

    /**
     * Creates a board from its tiles, row by row.
     *
     * @throws InvalidBoardException if the count is wrong, a tile is out of range, missing or there twice
     */
    public static Board of(Dimensions size, int... tiles) {
        int cells = size.cells();
        if (tiles.length != cells) {
            throw new InvalidBoardException("board has %d tiles; a %s board takes %d (0 to %d, 0 is the blank)"
                    .formatted(tiles.length, size, cells, cells - 1));
        }
        int[] firstPosition = new int[cells];
        byte[] copy = new byte[cells];
        for (int cell = 0; cell < cells; cell++) {
            int tile = tiles[cell];
            if (tile < 0 || tile >= cells) {
                throw new InvalidBoardException("position %d: tile %d is out of range; a %s board takes 0 to %d"
                        .formatted(cell + 1, tile, size, cells - 1));
            }
            if (firstPosition[tile] != 0) {
                throw new InvalidBoardException(
                        "position %d: tile %d is there twice (first at position %d); missing: %s"
                                .formatted(cell + 1, tile, firstPosition[tile], missing(tiles)));
            }
            firstPosition[tile] = cell + 1;
            copy[cell] = (byte) tile;
        }
        return new Board(size, copy);
    }

    /** Reads a board in any of the accepted forms; see {@link BoardText}. */
    public static Board parse(String text) {
        return BoardText.parse(text);
    }

    private static String missing(int[] tiles) {
        return IntStream.range(0, tiles.length)
                .filter(tile -> Arrays.stream(tiles).noneMatch(other -> other == tile))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    @Override
    public Dimensions size() {
        return size;
    }

    @Override
    public int tile(int cell) {
        return tiles[cell];
    }

    @Override
    public int blank() {
        return cellOfTile[0];
    }

    @Override
    public int cellOf(int tile) {
        return cellOfTile[tile];
    }

    /** The tiles, row by row. */
    public List<Integer> tiles() {
        List<Integer> list = new ArrayList<>(tiles.length);
        for (byte tile : tiles) {
            list.add((int) tile);
        }
        return list;
    }

    /** Whether the blank can make this move. */
    public boolean allows(Move move) {
        return move.target(size, blank()) >= 0;
    }

    /**
     * The board after a move of the blank.
     *
     * @throws IllegalArgumentException if the move leaves the board
     */
    public Board after(Move move) {
        int target = move.target(size, blank());
        if (target < 0) {
            throw new IllegalArgumentException("move " + move + " leaves the board " + this);
        }
        byte[] moved = tiles.clone();
        moved[blank()] = tiles[target];
        moved[target] = 0;
        return new Board(size, moved);
    }

    /** The board after a sequence of moves. */
    public Board after(Iterable<Move> moves) {
        WorkingBoard board = new WorkingBoard(this);
        for (Move move : moves) {
            board.apply(move);
        }
        return board.toBoard();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && size.equals(board.size) && Arrays.equals(tiles, board.tiles);
    }

    @Override
    public int hashCode() {
        return 31 * size.hashCode() + Arrays.hashCode(tiles);
    }

    /** The tiles, row by row, separated by spaces: {@code 1 2 5 3 4 0 6 7 8}. */
    @Override
    public String toString() {
        return tiles().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
