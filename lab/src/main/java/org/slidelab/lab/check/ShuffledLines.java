package org.slidelab.lab.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.slidelab.core.board.Board;
import org.slidelab.core.board.Parity;

/** Boards that are the goal but for the tiles of one row or column, and two others where parity demands it. */
final class ShuffledLines {

    private final Board goal;
    private final Random random;

    ShuffledLines(Board goal, long seed) {
        this.goal = goal;
        random = new Random(seed);
    }

    /** The next board; it can always reach the goal, and isn't the goal itself. */
    Board next() {
        Board board = shuffled();
        while (board.equals(goal)) {
            board = shuffled();
        }
        return board;
    }

    private Board shuffled() {
        List<Integer> tiles = new ArrayList<>(goal.tiles());
        List<Integer> line = tilesOfALine();
        List<Integer> mixed = new ArrayList<>(line);
        Collections.shuffle(mixed, random);
        for (int i = 0; i < line.size(); i++) {
            tiles.set(goal.cellOf(line.get(i)), mixed.get(i));
        }
        if (!Parity.between(board(tiles), goal).solvable()) {
            List<Integer> others = tilesOfALine();
            Collections.swap(tiles, tiles.indexOf(others.get(0)), tiles.indexOf(others.get(1)));
        }
        return board(tiles);
    }

    /** The tiles that belong in a random row or column, the blank left out: two at least, or it is another line's turn. */
    private List<Integer> tilesOfALine() {
        List<Integer> tiles = List.of();
        while (tiles.size() < 2) {
            boolean row = random.nextBoolean();
            int number = random.nextInt(row ? goal.size().rows() : goal.size().columns());
            tiles = IntStream.range(0, goal.cells())
                    .filter(cell -> (row ? goal.row(cell) : goal.column(cell)) == number)
                    .map(goal::tile)
                    .filter(tile -> tile != 0)
                    .boxed()
                    .toList();
        }
        return tiles;
    }

    private Board board(List<Integer> tiles) {
        return Board.of(goal.size(), tiles.stream().mapToInt(Integer::intValue).toArray());
    }
}
