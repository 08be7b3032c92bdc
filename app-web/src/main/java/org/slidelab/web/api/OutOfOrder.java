package org.slidelab.web.api;

import java.util.ArrayList;
import java.util.List;
import org.slidelab.core.board.Board;

/**
 * The pairs of tiles that stand in the wrong order when a board is read row by row, as textbooks count them.
 *
 * <p>A move along a row changes none of them. A move along a column carries a tile past C − 1 others: on a board with an
 * odd number C of columns that changes their number by an even amount, otherwise by an odd one, and the blank's row with
 * it. So a goal can be reached just if the number of pairs, with an even C together with the rows between the blanks, is
 * even.
 *
 * @param pairs the two tiles of each pair, the one that comes first on the board first
 * @param blankRows the rows between the blank's place and its place in the goal
 */
record OutOfOrder(List<List<Integer>> pairs, int blankRows) {

    static OutOfOrder of(Board board, Board goal) {
        List<Integer> tiles = board.tiles().stream().filter(tile -> tile != 0).toList();
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < tiles.size(); i++) {
            for (int j = i + 1; j < tiles.size(); j++) {
                if (goal.cellOf(tiles.get(i)) > goal.cellOf(tiles.get(j))) {
                    pairs.add(List.of(tiles.get(i), tiles.get(j)));
                }
            }
        }
        return new OutOfOrder(pairs, Math.abs(board.row(board.blank()) - goal.row(goal.blank())));
    }

    boolean solvable(Board board) {
        int sum = pairs.size() + (board.size().columns() % 2 == 0 ? blankRows : 0);
        return sum % 2 == 0;
    }
}
